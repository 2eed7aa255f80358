import { t } from '../texts/index.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { IconCloudOff, IconFileUnknown } from './icons.tsx'
import { useShowsProblem } from './shown-problems.ts'

/** What could not be loaded, why, and a way to try again. */
export function ProblemState({ error, retry }: { error: Error; retry: () => void }) {
  const isGone = isMissing(error)
  useShowsProblem(error)
  return (
    <div role="alert">
      <EmptyState
        icon={isGone ? <IconFileUnknown size="1.375rem" stroke={1.7} /> : <IconCloudOff size="1.375rem" stroke={1.7} />}
        title={isGone ? t('problem.gone') : t('problem.title')}
        action={
          !isGone && (
            <Button look="default" size="small" onClick={retry}>
              {t('problem.retry')}
            </Button>
          )
        }
      >
        {isGone ? t('problem.gone.text') : error.message}
      </EmptyState>
    </div>
  )
}

/** Whether it doesn't exist (any more), or its URL holds no valid id. */
export const isMissing = (error: Error) =>
  ('status' in error && error.status === 404) || ('reason' in error && error.reason === 'not_an_id')
