import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { getApplication, listApplications, toggleActive } from '../../../contract/applications.ts'
import { countByStatus } from '../../../contract/statistics.ts'
import { call, query } from '../../api.ts'
import { toast } from '../../ui/toast.tsx'
import { useUndo } from '../../use-undo.ts'
import { t } from './texts/index.ts'

/** Archives the application that is open; undefined when none is, or it is archived. */
export function useArchiveOpen(): (() => void) | undefined {
  const { pathname } = useLocation()
  const queries = useQueryClient()
  const takeBack = useUndo()
  const id = /^\/active-applications\/([\w-]+)$/.exec(pathname)?.[1]
  const { data } = useQuery({ ...query(getApplication, { params: { id: id ?? '' } }), enabled: id !== undefined })
  if (id === undefined || !data?.isActive) return undefined
  return () => {
    call(toggleActive, { params: { id }, body: { isActive: false } }).then(
      ({ undo }) => {
        toast({ message: t('palette.archived'), undo: undo === null ? null : () => takeBack(undo) })
        for (const { path } of [getApplication, listApplications, countByStatus])
          void queries.invalidateQueries({ queryKey: [path] })
      },
      (error: Error) => toast({ type: 'error', message: error.message }),
    )
  }
}
