import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listUnknown } from '../../../contract/mail.ts'
import { toast } from '../../ui/toast.tsx'
import { useUndo } from '../../use-undo.ts'
import { archiveMails, type Place, settleMails, type UnknownMail } from './queries.ts'
import { t } from './texts/index.ts'

interface Pages {
  pages: { list: UnknownMail[]; nextCursor: string | null; total?: number }[]
  pageParams: unknown[]
}

/** Settles mails. They leave the list at once, and are back there when the server refuses. */
export function useSettle() {
  const queries = useQueryClient()
  const takeBack = useUndo()
  const lists = { queryKey: [listUnknown.path] }

  async function takeOut(mailIds: readonly string[]) {
    await queries.cancelQueries(lists)
    const before = queries.getQueriesData<Pages>(lists)
    queries.setQueriesData<Pages>(
      lists,
      (shown) =>
        shown && {
          ...shown,
          pages: shown.pages.map((page) => {
            const list = page.list.filter(({ id }) => !mailIds.includes(id))
            const total = page.total === undefined ? {} : { total: page.total - (page.list.length - list.length) }
            return { ...page, list, ...total }
          }),
        },
    )
    return before
  }
  const shared = {
    onError: (_error: Error, _given: unknown, before: [readonly unknown[], Pages | undefined][] | undefined) => {
      for (const [key, pages] of before ?? []) queries.setQueryData(key, pages)
    },
    onSettled: () => queries.invalidateQueries(lists),
  }

  const assign = useMutation({
    ...shared,
    mutationFn: ({ mailIds, to }: { mailIds: readonly string[]; to: Place }) => settleMails(mailIds, to),
    onMutate: ({ mailIds }) => takeOut(mailIds),
    onSuccess: ({ undo }, { mailIds }) =>
      toast({ message: t('triage.assigned', { n: mailIds.length }), undo: () => takeBack(undo) }),
  })
  const archive = useMutation({
    ...shared,
    mutationFn: ({ mailIds, archived }: { mailIds: readonly string[]; archived: boolean }) => archiveMails(mailIds, archived),
    onMutate: ({ mailIds }) => takeOut(mailIds),
    onSuccess: (_count, { mailIds, archived }) =>
      toast({
        message: t(archived ? 'triage.putAway' : 'triage.putBack', { n: mailIds.length }),
        undo: () => archive.mutate({ mailIds, archived: !archived }),
      }),
  })
  return { assign, archive, isPending: assign.isPending || archive.isPending }
}
