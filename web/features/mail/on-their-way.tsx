import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeApplication } from '../../../contract/applications.ts'
import { type Draft, deleteDraft } from '../../../contract/drafts.ts'
import { cancelOutgoing, type Outgoing } from '../../../contract/outgoing.ts'
import { call } from '../../api.ts'
import { exactTime } from '../../texts/time.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useUndo } from '../../use-undo.ts'
import css from './composer.module.css'
import { t } from './texts/index.ts'
import { draftsQuery, type Opened, openedAgain, openedDraft, outgoingQuery } from './writing.ts'

interface RowsProps<Row> {
  isOurs: (row: Row) => boolean
  open: (opened: Opened) => void
}

/** What became of the mails that are not simply sent, with what can be done. */
export function OnTheirWay({ isOurs, open }: RowsProps<Outgoing>) {
  const queries = useQueryClient()
  const { data } = useQuery(outgoingQuery)
  const takeBack = useUndo()
  const taking = useMutation({
    mutationFn: async ({ mail, next }: { mail: Outgoing; next: 'write' | 'keep' | 'forget' }) => {
      const taken = await call(cancelOutgoing, { params: { id: mail.id } })
      if (next === 'forget') await call(deleteDraft, { params: { id: mail.id } })
      return { ...taken, leavesAt: mail.state === 'scheduled' ? mail.leavesAt : null, state: mail.state }
    },
    onSuccess: (mail, { next }) => {
      if (next === 'write') open(openedAgain(mail))
      if (next === 'keep') toast({ message: t('outgoing.kept') })
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: outgoingQuery.queryKey }),
        queries.invalidateQueries({ queryKey: draftsQuery.queryKey }),
      ]),
  })
  const setBack = useMutation({
    mutationFn: ({ applicationId, movedFrom }: Outgoing) =>
      call(changeApplication, { params: { id: applicationId ?? '' }, body: { ...(movedFrom && { status: movedFrom }) } }),
    onSettled: () => queries.invalidateQueries(),
  })
  return (data?.list ?? []).filter(isOurs).map((mail) => {
    const { id, state, undo, to } = mail
    const isOver = state === 'failed' || state === 'bounced' || state === 'cancelled'
    const isDone = isOver || state === 'complained'
    const act = (next: 'write' | 'keep' | 'forget', label: string) => (
      <Button look="default" size="small" isPending={taking.isPending} onClick={() => taking.mutate({ mail, next })}>
        {label}
      </Button>
    )
    return (
      <div key={id} className={css.state} role="status" data-failed={isDone || undefined}>
        <span className={css.words}>
          {stateText(mail)}
          {mail.subject !== '' && <small className={css.about}>{mail.subject}</small>}
          {state === 'scheduled' && mail.unlessAnswered && <small>{t('outgoing.unlessAnswered')}</small>}
        </span>
        {undo !== null && (
          <Button look="default" size="small" onClick={() => (mail.movedFrom ? setBack.mutate(mail) : takeBack(undo))}>
            {t('write.undoChange')}
          </Button>
        )}
        {state === 'held' && act('write', t('write.undo'))}
        {(state === 'scheduled' || state === 'delayed') && (
          <>
            {act('write', t('write.edit'))}
            {act('keep', t('write.cancel'))}
          </>
        )}
        {isOver && act('write', t('write.again'))}
        {isDone && (
          <Button
            look="subtle"
            size="small"
            aria-label={t('write.dismiss.of', { people: to.join(', ') })}
            onClick={() => taking.mutate({ mail, next: 'forget' })}
          >
            {t('write.dismiss')}
          </Button>
        )}
      </div>
    )
  })
}

function stateText(mail: Outgoing): string {
  const { state, to, cc, bcc, words, problem, reached, leavesAt, meeting, moves, cancelledBecause } = mail
  const left = [...to, ...cc, ...bcc].filter((address) => !reached.includes(address))
  const isPartly = (state === 'delayed' || state === 'failed') && reached.length > 0
  const people = (isPartly ? left : to).join(', ')
  const values = { people, words: words ?? '', at: leavesAt ? exactTime(leavesAt) : '' }
  if (state === 'sent' && moves) return t(`outgoing.sent.${moves}`)
  if (state === 'sent') return meeting ? t(`outgoing.sent.${meeting.as}`) : t('outgoing.sent', { people })
  if (state === 'scheduled') return t('outgoing.scheduled', values)
  if (state === 'delayed' || state === 'failed') {
    if (problem === 'unconfirmed') return t(`outgoing.unconfirmed.${state}`, values)
    if (problem !== null) return t(`outgoing.${state}`, { ...values, words: t(`outgoing.problem.${problem}`, values) })
    if (state === 'delayed') return t('outgoing.putOff', values)
    return t(/^5/.test(values.words) ? 'outgoing.refused' : 'outgoing.gaveUp', values)
  }
  if (state === 'bounced') return t('outgoing.bounced', values)
  if (state === 'complained') return t('outgoing.complained', values)
  if (state === 'cancelled') return t(`outgoing.overtaken.${cancelledBecause ?? 'reply'}`, { people })
  return t('outgoing.leaving', values)
}

/** What was begun and not sent. */
export function Drafts({ isOurs, open }: RowsProps<Draft>) {
  const queries = useQueryClient()
  const { data } = useQuery(draftsQuery)
  const discard = useMutation({
    mutationFn: (id: string) => call(deleteDraft, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: draftsQuery.queryKey }),
  })
  return (data?.list ?? []).filter(isOurs).map((draft) => {
    const { id, subject, text, to, updatedAt } = draft
    const about = [to, subject, text.slice(0, 120)].filter((part) => part.trim() !== '').join(' · ') || t('draft.empty')
    return (
      <div key={id} className={css.state}>
        <span className={css.words}>
          <b>{t('draft')}</b> {about} <small>{exactTime(updatedAt)}</small>
        </span>
        <Button
          look="default"
          size="small"
          aria-label={t('draft.continue.of', { about })}
          onClick={() => open(openedDraft(draft))}
        >
          {t('draft.continue')}
        </Button>
        <Button
          look="subtle"
          size="small"
          aria-label={t('draft.discard.of', { about })}
          disabled={discard.isPending}
          onClick={() => discard.mutate(id)}
        >
          {t('write.discard')}
        </Button>
      </div>
    )
  })
}
