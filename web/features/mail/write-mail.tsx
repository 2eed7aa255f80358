import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { mostOutgoing } from '../../../contract/outgoing.ts'
import { lazyPart } from '../../lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { IconArrowBackUp } from '../../ui/icons.tsx'
import { useKeys } from '../../ui/keys.ts'
import { IconArrowForwardUp, IconEdit, IconUsers } from '../../ui/more-icons.ts'
import { SkeletonText } from '../../ui/skeleton.tsx'
import css from './composer.module.css'
import { Drafts, OnTheirWay } from './on-their-way.tsx'
import { t } from './texts/index.ts'
import { begun, type Content, draftsQuery, type Opened, openedDraft, templatesQuery } from './writing.ts'

const LazyComposer = lazyPart(() => import('./composer.tsx').then(({ Composer }) => Composer))

/** Where a key or button opens the composer, it is loaded before. */
export const useComposerAhead = () => useEffect(() => void LazyComposer.ahead().catch(() => undefined), [])

/** The composer, loaded when it is first needed. */
export function Composer({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const { as, emailId, meeting, replyAll } = opened.content
  return (
    <Suspense fallback={<SkeletonText />}>
      <LazyComposer key={`${as} ${emailId} ${meeting} ${replyAll} ${opened.draft?.id}`} opened={opened} onClose={onClose} />
    </Suspense>
  )
}

interface AnswerProps {
  emailId: string
  applicationId: string | null
  opened: Opened | null
  open: (opened: Opened | null) => void
  /** Others are answered with an answer to all. */
  isForSeveral: boolean
}

/** Below a mail: the ways to answer it, what was begun, and what became of the answers that are not simply sent. */
export function Answer({ emailId, applicationId, opened, open, isForSeveral }: AnswerProps) {
  useComposerAhead()
  const { data: drafts } = useQuery(draftsQuery)
  /** Goes on with what was begun. */
  const area = useRef<HTMLDivElement>(null)
  function write(content: Pick<Content, 'as' | 'replyAll'>) {
    const selected = content.as === 'reply' ? selectedIn(area.current?.parentElement) : ''
    const quoted = selected === '' ? {} : { quoted: selected }
    const draft = drafts?.list.find(
      (one) => one.emailId === emailId && one.as === content.as && one.replyAll === content.replyAll && one.meeting === null,
    )
    const next = draft ? openedDraft(draft) : begun({ ...content, emailId, applicationId })
    open({ ...next, content: { ...next.content, ...quoted } })
  }
  const reply = () => write({ as: 'reply', replyAll: false })
  const replyAll = () => write({ as: 'reply', replyAll: true })
  const forward = () => write({ as: 'forward', replyAll: false })
  useKeys(opened ? {} : { 'mail.reply': reply, 'mail.replyAll': isForSeveral ? replyAll : reply, 'mail.forward': forward })
  return (
    <div ref={area} className={css.outgoing}>
      <OnTheirWay isOurs={(mail) => mail.emailId === emailId} open={open} />
      <Drafts isOurs={(draft) => draft.emailId === emailId && opened === null} open={open} />
      {opened ? (
        <Composer opened={opened} onClose={() => open(null)} />
      ) : (
        <div className={css.actions}>
          <Button look="default" size="small" icon={<IconArrowBackUp size="0.9375rem" stroke={1.7} />} onClick={reply}>
            {t('write.reply')}
          </Button>
          {isForSeveral && (
            <Button look="default" size="small" icon={<IconUsers size="0.9375rem" stroke={1.7} />} onClick={replyAll}>
              {t('write.replyAll')}
            </Button>
          )}
          <Button look="default" size="small" icon={<IconArrowForwardUp size="0.9375rem" stroke={1.7} />} onClick={forward}>
            {t('write.forward')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The words that are selected in a mail. */
function selectedIn(mail: HTMLElement | null | undefined): string {
  const selection = getSelection()
  const isThere = !!mail && [selection?.anchorNode, selection?.focusNode].every((node) => node && mail.contains(node))
  return isThere ? `${selection}`.trim().slice(0, mostOutgoing.quoted) : ''
}

interface WriteNewProps {
  applicationId: string
  /** Who is written to, where a link says it. */
  to: string | null
  /** What is written, where a link says it. */
  template: string | null
  /** What is gone on with, where a link says it. */
  draft: string | null
}

/** A new mail in an application, and what became of the ones before. */
export function WriteNew({ applicationId, to, template, draft }: WriteNewProps) {
  useComposerAhead()
  const [opened, open] = useState<Opened | null>(() => (to === null ? null : begun({ applicationId, to })))
  const { data } = useQuery({ ...templatesQuery({ applicationId }), enabled: template !== null })
  const asked = data?.list.find(({ key }) => key === template)
  useEffect(() => {
    if (!asked) return
    const { emailId = null, to = null } = data?.answers ?? {}
    const words = { subject: asked.subject, text: asked.text, moves: asked.moves, unlessAnswered: asked.key === 'followUp' }
    open(
      begun({ as: emailId === null ? 'new' : 'reply', emailId, applicationId, to: emailId === null ? (to ?? '') : '', ...words }),
    )
  }, [asked, data, applicationId])
  const { data: drafts } = useQuery(draftsQuery)
  const named = drafts?.list.find(({ id }) => id === draft)
  const isOpened = useRef(false)
  useEffect(() => {
    if (!named || isOpened.current) return
    // Once: it is saved and listed anew while it is written.
    isOpened.current = true
    open(openedDraft(named))
  }, [named])
  const isOurs = (one: { emailId: string | null; applicationId: string | null }) =>
    one.emailId === null && one.applicationId === applicationId
  return (
    <div className={css.outgoing}>
      <OnTheirWay isOurs={isOurs} open={open} />
      <Drafts isOurs={(draft) => isOurs(draft) && opened === null} open={open} />
      {opened ? (
        <Composer opened={opened} onClose={() => open(null)} />
      ) : (
        <div className={css.actions}>
          <Button
            look="default"
            size="small"
            icon={<IconEdit size="0.9375rem" stroke={1.7} />}
            onClick={() => open(begun({ applicationId }))}
          >
            {t('write.new')}
          </Button>
        </div>
      )}
    </div>
  )
}
