import { IconSend } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { listDocuments } from '../../../contract/documents.ts'
import { getMeta } from '../../../contract/meta.ts'
import { mostOutgoing, type Outgoing } from '../../../contract/outgoing.ts'
import { type ApiProblem, query } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import css from './composer.module.css'
import { MeetingTime } from './meeting-time.tsx'
import { messageQuery } from './queries.ts'
import { t } from './texts/index.ts'
import { keepDraft, keptDraft, outgoingQuery, send, type Writing, type Written } from './writing.ts'

interface ComposerProps {
  writing: Writing
  /** Who is answered, in words; null where the recipients are typed. */
  to: string | null
  applicationId: string | null
  onClose: () => void
}

/** A plain text that becomes a mail. It is kept while it is written, and leaves ten seconds after it was sent. */
export function Composer({ writing, to, applicationId, onClose }: ComposerProps) {
  const queries = useQueryClient()
  const [written, setWritten] = useState<Written>(() => keptDraft(writing))
  const area = useRef<HTMLFormElement>(null)
  const { data: meta } = useQuery(query(getMeta, {}))
  const { data: documents } = useQuery({
    ...query(listDocuments, { params: { id: applicationId ?? '' } }),
    enabled: applicationId !== null,
  })
  const emailId = writing.as === 'new' ? '' : writing.emailId
  const { data: mail } = useQuery({ ...messageQuery(emailId, false), enabled: emailId !== '' })
  const sending = useMutation<Outgoing, ApiProblem>({
    meta: { inline: true },
    mutationFn: () => send(writing, written),
    onSuccess: (sent) => {
      keepDraft(writing, null)
      queries.setQueryData(outgoingQuery.queryKey, (before) => before && { list: [sent, ...before.list] })
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: outgoingQuery.queryKey }),
  })
  const change = (part: Partial<Written>) => {
    const next = { ...written, ...part }
    setWritten(next)
    keepDraft(writing, next)
  }
  useEffect(() => {
    area.current?.querySelector<HTMLElement>(to === null ? 'input' : 'textarea')?.focus()
    area.current?.scrollIntoView({ block: 'nearest' })
  }, [to])
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!sending.isPending) sending.mutate()
  }
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }
  const { error } = sending
  const answer = writing.as === 'reply' ? writing.meeting : null
  const label = answer ? t(`meeting.${answer}`) : t(`write.${writing.as}`)
  const fieldError = (name: string) =>
    Object.entries(error?.fields ?? {}).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1]
  return (
    <form ref={area} className={css.composer} aria-label={label} onSubmit={submit} onKeyDown={onKeyDown}>
      {meta?.sendsMail === false && (
        <p className={css.notice} role="note">
          {t('write.noServer')}
        </p>
      )}
      {error && Object.keys(error.fields).length === 0 && (
        <p className={css.notice} role="alert">
          {error.message}
        </p>
      )}
      {to !== null && <p className={css.to}>{t('write.to', { people: to })}</p>}
      {answer && answer !== 'other' && <p className={css.hint}>{t(`meeting.said.${answer}`)}</p>}
      {writing.as === 'reply' && answer === 'other' && mail && (
        <MeetingTime
          startsAt={written.startsAt}
          zone={mail.meeting?.timeZone ?? null}
          error={fieldError('meeting')}
          onChange={(startsAt) => change({ startsAt })}
        />
      )}
      {to === null && (
        <Field
          label={t('write.recipients')}
          description={t('write.recipients.hint')}
          value={written.to}
          onChange={({ currentTarget }) => change({ to: currentTarget.value })}
          error={fieldError('to')}
          inputMode="email"
          autoComplete="off"
          required
        />
      )}
      {writing.as === 'new' && (
        <Field
          label={t('write.subject')}
          value={written.subject}
          maxLength={500}
          onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
          required
        />
      )}
      <TextArea
        label={t('write.text')}
        rows={8}
        value={written.text}
        maxLength={mostOutgoing.text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        error={fieldError('text')}
        required={writing.as !== 'forward'}
      />
      {documents && documents.list.length > 0 && (
        <details className={css.documents} open={written.documents.length > 0}>
          <summary>{t('write.documents', { n: written.documents.length })}</summary>
          <ul>
            {documents.list.map(({ id, filename }) => (
              <li key={id}>
                <label>
                  <input
                    type="checkbox"
                    checked={written.documents.includes(id)}
                    onChange={({ currentTarget: { checked } }) =>
                      change({ documents: checked ? [...written.documents, id] : written.documents.filter((one) => one !== id) })
                    }
                  />
                  {filename}
                </label>
              </li>
            ))}
          </ul>
        </details>
      )}
      {writing.as !== 'new' && <p className={css.hint}>{t(writing.as === 'reply' ? 'write.quoted' : 'write.passedOn')}</p>}
      <div className={css.actions}>
        <Button type="submit" icon={<IconSend size="1rem" stroke={1.7} />} isPending={sending.isPending}>
          {t('write.send')}
        </Button>
        <Button look="default" onClick={onClose}>
          {t('write.close')}
        </Button>
        <Button
          look="subtle"
          onClick={() => {
            keepDraft(writing, null)
            onClose()
          }}
        >
          {t('write.discard')}
        </Button>
      </div>
    </form>
  )
}
