import { useMutation, useQueryClient } from '@tanstack/react-query'
import { restoreApplication } from '../../../contract/applications.ts'
import { ApiProblem, call } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Gone } from '../../ui/gone.tsx'
import { toast } from '../../ui/toast.tsx'
import { t } from './texts/index.ts'

/** Whether it was there, and can be had back. */
export const isRemoved = (error: Error) => error instanceof ApiProblem && error.reason === 'application_removed'

/** An application that was removed, while it was open or before, and can be had back. */
export function Removed({ id }: { id: string }) {
  const queries = useQueryClient()
  const restore = useMutation({
    mutationFn: () => call(restoreApplication, { params: { id } }),
    onSuccess: () => toast({ message: t('toast.undone') }),
    onSettled: () => queries.invalidateQueries(),
  })
  return (
    <Gone
      title={t('removed')}
      action={
        <Button look="default" size="small" isPending={restore.isPending} onClick={() => restore.mutate()}>
          {t('toast.undo')}
        </Button>
      }
    >
      {t('removed.text')}
    </Gone>
  )
}
