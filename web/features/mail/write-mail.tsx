import { IconArrowBackUp, IconArrowForwardUp, IconEdit, IconUsers } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { cancelOutgoing, type Outgoing } from '../../../contract/outgoing.ts'
import { call } from '../../api.ts'
import { lazyPart } from '../../lazy-part.ts'
import { exactTime } from '../../texts/time.ts'
import { Button } from '../../ui/button.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { useUndo } from '../../use-undo.ts'
import css from './composer.module.css'
import { t } from './texts/index.ts'
import { keepDraft, outgoingQuery, rewriting, type Writing } from './writing.ts'

const Composer = lazyPart(() => import('./composer.tsx').then(({ Composer }) => Composer))

interface AnswerProps {
  emailId: string
  applicationId: string | null
  writing: Writing | null
  setWriting: (writing: Writing | null) => void
  /** The addresses that are answered, and those of an answer to all. */
  to: readonly string[]
  toAll: readonly string[]
}

/** Below a mail: the ways to answer it, and what became of the answers that are not simply sent. */
export function Answer({ emailId, applicationId, writing, setWriting, to, toAll }: AnswerProps) {
  return (
    <div className={css.outgoing}>
      <OnTheirWay isOurs={(mail) => mail.emailId === emailId} rewrite={setWriting} />
      {writing ? (
        <Suspense fallback={<SkeletonText />}>
          <Composer
            key={writing.as === 'reply' ? `${writing.meeting} ${writing.replyAll}` : writing.as}
            writing={writing}
            to={writing.as === 'reply' ? (writing.replyAll ? toAll : to).join(', ') : null}
            applicationId={applicationId}
            onClose={() => setWriting(null)}
          />
        </Suspense>
      ) : (
        <div className={css.actions}>
          <Button
            look="default"
            size="small"
            icon={<IconArrowBackUp size="0.9375rem" stroke={1.7} />}
            onClick={() => setWriting({ as: 'reply', emailId, replyAll: false, meeting: null })}
          >
            {t('write.reply')}
          </Button>
          {toAll.length > to.length && (
            <Button
              look="default"
              size="small"
              icon={<IconUsers size="0.9375rem" stroke={1.7} />}
              onClick={() => setWriting({ as: 'reply', emailId, replyAll: true, meeting: null })}
            >
              {t('write.replyAll')}
            </Button>
          )}
          <Button
            look="default"
            size="small"
            icon={<IconArrowForwardUp size="0.9375rem" stroke={1.7} />}
            onClick={() => setWriting({ as: 'forward', emailId })}
          >
            {t('write.forward')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** A new mail in an application, and what became of the ones before. */
export function WriteNew({ applicationId }: { applicationId: string }) {
  const [writing, setWriting] = useState<Writing | null>(null)
  return (
    <div className={css.outgoing}>
      <OnTheirWay isOurs={(mail) => mail.emailId === null && mail.applicationId === applicationId} rewrite={setWriting} />
      {writing ? (
        <Suspense fallback={<SkeletonText />}>
          <Composer writing={writing} to={null} applicationId={applicationId} onClose={() => setWriting(null)} />
        </Suspense>
      ) : (
        <div className={css.actions}>
          <Button
            look="default"
            size="small"
            icon={<IconEdit size="0.9375rem" stroke={1.7} />}
            onClick={() => setWriting({ as: 'new', applicationId })}
          >
            {t('write.new')}
          </Button>
        </div>
      )}
    </div>
  )
}

interface OnTheirWayProps {
  isOurs: (mail: Outgoing) => boolean
  rewrite: (writing: Writing) => void
}

function OnTheirWay({ isOurs, rewrite }: OnTheirWayProps) {
  const queries = useQueryClient()
  const { data } = useQuery(outgoingQuery)
  const takeBack = useUndo()
  const taking = useMutation({
    mutationFn: (mail: Outgoing) => call(cancelOutgoing, { params: { id: mail.id } }),
    onSuccess: (mail) => {
      const writing = rewriting(mail)
      const { to, subject, text, documents, meeting } = mail
      const startsAt = meeting?.as === 'other' ? meeting.startsAt : null
      keepDraft(writing, { to: to.join(', '), subject, text, documents, startsAt })
      rewrite(writing)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: outgoingQuery.queryKey }),
  })
  return (data?.list ?? []).filter(isOurs).map((mail) => {
    const hasFailed = mail.state === 'failed' || mail.state === 'bounced'
    return (
      <div key={mail.id} className={css.state} role="status" data-failed={hasFailed || undefined}>
        <span className={css.words}>{stateText(mail)}</span>
        {mail.undo !== null && (
          <Button look="default" size="small" onClick={() => takeBack(mail.undo ?? '')}>
            {t('write.undoChange')}
          </Button>
        )}
        {mail.state !== 'queued' && mail.state !== 'sent' && (
          <Button look="default" size="small" isPending={taking.isPending} onClick={() => taking.mutate(mail)}>
            {t(hasFailed ? 'write.again' : 'write.undo')}
          </Button>
        )}
      </div>
    )
  })
}

function stateText({ state, to, words, leavesAt, meeting }: Outgoing): string {
  const people = to.join(', ')
  const values = { people, words: words ?? '', at: leavesAt ? exactTime(leavesAt) : '' }
  if (state === 'sent') return meeting ? t(`outgoing.sent.${meeting.as}`) : t('outgoing.sent', { people })
  if (state === 'scheduled') return t('outgoing.scheduled', values)
  if (state === 'delayed') return t('outgoing.delayed', values)
  if (state === 'failed') return t('outgoing.failed', values)
  if (state === 'bounced') return t('outgoing.bounced', values)
  return t('outgoing.leaving', values)
}
