import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { unreadQuery } from './queries.ts'
import { t } from './texts/index.ts'
import { useDismiss } from './use-dismiss.ts'

export function DismissAll() {
  const { data: unread } = useQuery(unreadQuery)
  const { change, isPending } = useDismiss()
  if (!unread || unread.count === 0) return null
  return (
    <Button look="default" isPending={isPending} onClick={() => change({ ids: null, dismissed: true })}>
      {t('notifications.all')}
    </Button>
  )
}
