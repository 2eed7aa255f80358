import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Settings, updateSettings } from '../../../contract/settings.ts'
import { call } from '../../api.ts'
import { toast } from '../../ui/toast.tsx'
import { settingsQuery } from './queries.ts'
import { t } from './texts/index.ts'

/** The settings, and what changes them: seen at once, put back when the server refuses, with a way to undo. */
export function useSettings() {
  const queries = useQueryClient()
  const { data: settings, error, refetch } = useQuery(settingsQuery)
  const key = settingsQuery.queryKey
  const change = useMutation({
    mutationFn: ({ to }: { to: Partial<Settings>; isUndo?: boolean }) => call(updateSettings, { body: to }),
    onMutate: async ({ to }) => {
      await queries.cancelQueries({ queryKey: key })
      const before = queries.getQueryData(key)
      if (before) queries.setQueryData(key, { ...before, ...to })
      return { before }
    },
    onSuccess: (saved, { isUndo }, { before }) => {
      queries.setQueryData(key, saved)
      const undo = before && !isUndo ? () => change.mutate({ to: before, isUndo: true }) : undefined
      toast({ message: isUndo ? t('toast.undone') : t('settings.saved'), undo })
      // lists show what is quiet, and which notifications there are
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] })
    },
    onError: (_error, _change, context) => queries.setQueryData(key, context?.before),
  })
  return { settings, error, retry: () => void refetch(), change: (to: Partial<Settings>) => change.mutate({ to }) }
}
