import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyIn } from '../../../contract/endpoint.ts'
import { type Settings, updateSettings } from '../../../contract/settings.ts'
import { call } from '../../api.ts'
import { toast } from '../../ui/toast.tsx'
import { settingsQuery } from './queries.ts'
import { t } from './texts/index.ts'

type Change = BodyIn<typeof updateSettings>

/** The settings, and what changes them: seen at once, put back when the server refuses, with a way to undo. Each change is of its own fields alone. */
export function useSettings() {
  const queries = useQueryClient()
  const { data: settings, error, refetch } = useQuery(settingsQuery)
  const key = settingsQuery.queryKey
  const show = (to: Change) => queries.setQueryData(key, (shown) => shown && changed(shown, to))
  const change = useMutation({
    mutationKey: key,
    mutationFn: ({ to }: { to: Change; isUndo?: boolean }) => call(updateSettings, { body: to }),
    onMutate: async ({ to }) => {
      await queries.cancelQueries({ queryKey: key })
      const before = queries.getQueryData(key)
      show(to)
      return { back: before && asIn(before, to) }
    },
    onSuccess: (saved, { isUndo }, { back }) => {
      // What is still on its way is shown already, and not in this answer.
      if (queries.isMutating({ mutationKey: key }) === 1) queries.setQueryData(key, saved)
      const undo = back && !isUndo ? () => change.mutate({ to: back, isUndo: true }) : undefined
      toast({ message: isUndo ? t('toast.undone') : t('settings.saved'), undo })
      // lists show what is quiet, and which notifications there are
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] })
    },
    onError: (_error, _change, context) => context?.back && show(context.back),
  })
  return { settings, error, retry: () => void refetch(), change: (to: Change) => change.mutate({ to }) }
}

function changed(settings: Settings, { notifications, ...to }: Change): Settings {
  return { ...settings, ...to, notifications: { ...settings.notifications, ...notifications } }
}

/** The fields of a change as they were. */
function asIn(settings: Settings, { notifications, ...to }: Change): Change {
  return {
    ...pick(settings, to),
    ...(notifications && { notifications: pick(settings.notifications, notifications) }),
  }
}

function pick<Whole extends object>(whole: Whole, part: Partial<Whole>): Partial<Whole> {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name in part)) as Partial<Whole>
}
