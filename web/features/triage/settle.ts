import { useMutation } from '@tanstack/react-query'
import { listUnknown } from '../../../contract/mail.ts'
import { toast } from '../../ui/toast.tsx'
import { useUndo } from '../../use-undo.ts'
import { archiveMails, type Place, settleMails } from './queries.ts'
import { useTakeOut } from './take-out.ts'
import { t } from './texts/index.ts'

/** Settles mails. They leave the list at once, and are back there when the server refuses. */
export function useSettle() {
  const takeBack = useUndo()
  const { takeOut, ...shared } = useTakeOut(listUnknown.path)

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
