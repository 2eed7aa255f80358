import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { deleteDraft } from '../../../contract/drafts.ts'
import { getMeta } from '../../../contract/meta.ts'
import { type MailWarning, mostOutgoing, type Outgoing } from '../../../contract/outgoing.ts'
import { type ApiProblem, call, query } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { CopyAction } from '../../ui/copy.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { IconSend } from '../../ui/icons.tsx'
import { IconClock } from '../../ui/more-icons.ts'
import { Attach } from './attach.tsx'
import { Below } from './below.tsx'
import css from './composer.module.css'
import { FreeTimes } from './free-times.tsx'
import { MeetingTime } from './meeting-time.tsx'
import { messageQuery } from './queries.ts'
import { SendLater } from './send-later.tsx'
import { TemplatePicker } from './template-picker.tsx'
import { t } from './texts/index.ts'
import { useAttached } from './use-attached.ts'
import { useDraft } from './use-draft.ts'
import { Warnings } from './warnings.tsx'
import { addressesIn, type Content, check, draftsQuery, mailLink, type Opened, outgoingQuery, send } from './writing.ts'

interface ComposerProps {
  opened: Opened
  onClose: () => void
}

/** A plain text that becomes a mail. It is kept while it is written, and leaves ten seconds after it was sent, or when it is said to. */
export function Composer({ opened, onClose }: ComposerProps) {
  const queries = useQueryClient()
  const { content, change: keep, saved, draftId, end } = useDraft(opened)
  const { as, emailId, replyAll, meeting, sendAt } = content
  const [isLater, setLater] = useState(sendAt !== null)
  const [warnings, setWarnings] = useState<MailWarning[] | null>(null)
  const area = useRef<HTMLFormElement>(null)
  function change(part: Partial<Content>) {
    setWarnings(null)
    keep(part)
  }
  const { data: meta } = useQuery(query(getMeta, {}))
  const { data: mail } = useQuery({ ...messageQuery(emailId ?? '', false), enabled: emailId !== null })
  const attached = useAttached(content, as === 'reply' ? (mail?.attachments ?? []) : [], change)
  const refresh = () =>
    Promise.all([outgoingQuery, draftsQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey: queryKey as string[] })))
  const sending = useMutation<Outgoing | null, ApiProblem>({
    meta: { inline: true },
    mutationFn: async () => {
      const found = warnings === null ? await check(content) : []
      if (found.length === 0) return send(content, await draftId())
      setWarnings(found)
      return null
    },
    onSuccess: (sent) => {
      if (sent === null) return
      end()
      queries.setQueryData(outgoingQuery.queryKey, (before) => before && { list: [sent, ...before.list] })
      onClose()
    },
    onSettled: refresh,
  })
  const discarding = useMutation({
    mutationFn: async () => {
      const id = await draftId()
      end()
      if (id !== undefined) await call(deleteDraft, { params: { id } })
    },
    onSuccess: onClose,
    onSettled: refresh,
  })
  const isReply = as === 'reply'
  const people = (replyAll ? mail?.answerToAll : mail?.answerTo) ?? []
  useEffect(() => {
    area.current?.querySelector<HTMLElement>(isReply ? 'textarea' : 'input')?.focus()
    area.current?.scrollIntoView({ block: 'nearest' })
  }, [isReply])
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!sending.isPending && !attached.isUploading) sending.mutate()
  }
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }
  async function close() {
    onClose()
    await draftId()
    await refresh()
  }
  const { error } = sending
  const fieldError = (name: string) =>
    Object.entries(error?.fields ?? {}).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1]
  const address = (name: 'to' | 'cc' | 'bcc', isRequired = false) => (
    <Field
      label={t(`write.${name === 'to' ? 'recipients' : name}`)}
      description={name === 'to' ? t('write.recipients.hint') : undefined}
      value={content[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      error={fieldError(name)}
      inputMode="email"
      autoComplete="off"
      required={isRequired}
    />
  )
  return (
    <form
      ref={area}
      className={css.composer}
      aria-label={meeting ? t(`meeting.${meeting}`) : t(`write.${as}`)}
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      {meta?.sendsMail === false && (
        <div className={css.notice} role="note">
          <p>{t('write.noServer')}</p>
          <p className={css.actions}>
            <CopyAction text={content.text} />
            <a
              href={mailLink(isReply ? people : addressesIn(content.to), content.subject || (mail?.subject ?? ''), content.text)}
            >
              {t('write.elsewhere')}
            </a>
          </p>
        </div>
      )}
      {isReply && people.length > 0 && <p className={css.to}>{t('write.to', { people: people.join(', ') })}</p>}
      {meeting && meeting !== 'other' && <p className={css.hint}>{t(`meeting.said.${meeting}`)}</p>}
      {meeting === 'other' && mail && (
        <MeetingTime
          startsAt={content.startsAt}
          zone={mail.meeting?.timeZone ?? null}
          error={fieldError('meeting')}
          onChange={(startsAt) => change({ startsAt })}
        />
      )}
      {!isReply && address('to', true)}
      <details className={css.more} open={content.cc !== '' || content.bcc !== ''}>
        <summary>{t('write.copies')}</summary>
        {address('cc')}
        {address('bcc')}
      </details>
      {as === 'new' && (
        <Field
          label={t('write.subject')}
          value={content.subject}
          maxLength={500}
          onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
        />
      )}
      <TextArea
        label={t('write.text')}
        rows={8}
        value={content.text}
        maxLength={mostOutgoing.text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        error={fieldError('text')}
        required={as !== 'forward'}
      />
      <Attach attached={attached} applicationId={content.applicationId} />
      <TemplatePicker content={content} onChange={change} />
      {as !== 'forward' && (
        <FreeTimes
          content={content}
          zone={mail?.zone ?? null}
          field={() => area.current?.querySelector('textarea')}
          onChange={change}
        />
      )}
      {content.moves && (
        <label className={css.tick}>
          <input type="checkbox" checked onChange={() => change({ moves: null })} />
          {t(`write.moves.${content.moves}`)}
        </label>
      )}
      <Below content={content} original={mail?.text ?? ''} onChange={change} />
      {isLater && (
        <SendLater
          sendAt={sendAt}
          unlessAnswered={content.unlessAnswered}
          zone={mail?.zone ?? null}
          error={fieldError('sendAt')}
          onChange={change}
        />
      )}
      {warnings && <Warnings list={warnings} />}
      {error && Object.keys(error.fields).length === 0 && (
        <p className={css.notice} role="alert">
          {error.message}
        </p>
      )}
      <div className={css.actions}>
        <Button type="submit" icon={<IconSend size="1rem" stroke={1.7} />} isPending={sending.isPending || attached.isUploading}>
          {t(warnings ? 'write.anyway' : isLater ? 'write.schedule' : 'write.send')}
        </Button>
        <Button
          look="default"
          icon={<IconClock size="1rem" stroke={1.7} />}
          aria-pressed={isLater}
          onClick={() => {
            setLater(!isLater)
            change({ sendAt: null })
          }}
        >
          {t('write.later')}
        </Button>
        <Button look="default" onClick={() => void close()}>
          {t('write.close')}
        </Button>
        <Button look="subtle" isPending={discarding.isPending} onClick={() => discarding.mutate()}>
          {t('write.discard')}
        </Button>
        <span className={css.saved} role="status">
          {saved && t(`draft.${saved}`)}
        </span>
      </div>
    </form>
  )
}
