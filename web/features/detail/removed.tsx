import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { restoreApplication } from '../../../contract/applications.ts'
import { ApiProblem, call } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Gone } from '../../ui/gone.tsx'
import { Loading } from '../../ui/loading.tsx'
import { toast } from '../../ui/toast.tsx'
import { t } from './texts/index.ts'

/** Whether it was there, and can be had back. */
export const isRemoved = (error: Error) => error instanceof ApiProblem && error.reason === 'application_removed'

/** What it is part of since it was merged. */
export const successorOf = (error: Error) => (error instanceof ApiProblem ? error.values?.applicationId : undefined)

/** Brings it back. */
function useRestore(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(restoreApplication, { params: { id } }),
    onSuccess: () => toast({ message: t('toast.undone') }),
    onSettled: () => queries.invalidateQueries(),
  })
}

interface MergedProps {
  id: string
  error: Error
  /** Asked for once more: it may be back. */
  isAsked: boolean
  to: string
}

/** An application that was merged, while it was open or before: goes on to what it is part of now, and says so. */
export function Merged({ id, error, isAsked, to }: MergedProps) {
  const { mutate: restore } = useRestore(id)
  const go = useNavigate()
  const hasGone = useRef(false)
  const arrive = useEffectEvent(() => {
    if (hasGone.current) return
    hasGone.current = true
    toast({ message: t('removed.merged'), type: 'info', undo: isRemoved(error) ? restore : undefined })
    void go(to, { replace: true, flushSync: true })
  })
  useEffect(() => {
    if (!isAsked) arrive()
  }, [isAsked])
  return <Loading />
}

/** An application that was removed, while it was open or before, and can be had back. */
export function Removed({ id }: { id: string }) {
  const restore = useRestore(id)
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
