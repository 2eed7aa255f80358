import { IconCloudOff } from '@tabler/icons-react'
import { t } from '../texts/index.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

/** What could not be loaded, why, and a way to try again. */
export function ProblemState({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        icon={<IconCloudOff size={22} stroke={1.7} />}
        title={t('problem.title')}
        action={
          <Button look="default" size="small" onClick={retry}>
            {t('problem.retry')}
          </Button>
        }
      >
        {error.message}
      </EmptyState>
    </div>
  )
}
