import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Message } from '../../../contract/mail.ts'
import { kindText } from '../../texts/kind.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconChevronRight } from '../../ui/icons.tsx'
import { At } from '../../ui/moment.tsx'
import { IconChecks, IconMail, IconPaperclip } from '../../ui/more-icons.ts'
import { ProblemState } from '../../ui/problem-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { MessageBody } from './message-body.tsx'
import { threadsQuery } from './queries.ts'
import { SelectionBar, type SelectionBarProps } from './selection-bar.tsx'
import { t } from './texts/index.ts'
import css from './threads.module.css'
import { WriteNew } from './write-mail.tsx'

interface ThreadsProps {
  applicationId: string
  company: string | null
  /** Finds another application. */
  picker: SelectionBarProps['picker']
  /** Opens an application; settles when it stands. */
  go: SelectionBarProps['go']
}

/** In the address, or not. */
type Said = string | null

/** The mail of an application in its threads. The one named in the address is open, else the newest. */
export function Threads({ applicationId, company, picker, go }: ThreadsProps) {
  const { data, error, refetch } = useQuery(threadsQuery(applicationId))
  const [search] = useSearchParams()
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  if (error && !data) return <ProblemState error={error} retry={refetch} />
  if (!data) return <SkeletonRows height="4rem" />
  const messages = data.list.flatMap((thread) => thread.messages)
  const [to, template, draft] = ['write', 'template', 'draft'].map((name) => search.get(name)) as [Said, Said, Said]
  const write = (
    <WriteNew key={`${to} ${template} ${draft}`} applicationId={applicationId} to={to} template={template} draft={draft} />
  )
  if (messages.length === 0) {
    return (
      <div className={css.threads}>
        {write}
        <EmptyState icon={<IconMail size="1.375rem" stroke={1.7} />} title={t('mail.none')} />
      </div>
    )
  }
  // The thread that moved last comes first; within a thread, mails stand as they were written.
  const threads = data.list.toSorted((one, other) => place(newestOf(other.messages)).localeCompare(place(newestOf(one.messages))))
  const openId = search.get('message') ?? newestOf(messages.filter(isFirst(messages)))?.id
  return (
    <div className={css.threads}>
      {chosen ? (
        <SelectionBar
          applicationId={applicationId}
          company={company}
          chosen={chosen}
          all={data.total}
          picker={picker}
          go={go}
          onLeave={() => setChosen(null)}
        />
      ) : (
        <div className={css.start}>
          <Button
            look="subtle"
            size="small"
            icon={<IconChecks size="0.9375rem" stroke={1.7} />}
            onClick={() => setChosen(messages.length === 1 ? messages.map(({ id }) => id) : [])}
          >
            {t('mail.select')}
          </Button>
        </div>
      )}
      {messages.length < data.total && <p className={css.cut}>{t('mail.cut', { shown: messages.length, total: data.total })}</p>}
      {write}
      {threads.map(({ id, subject, messages }) => (
        <section key={id} aria-label={subject}>
          <h2 className={css.subject}>
            {subject || t('mail.noSubject')}
            {messages.length > 1 && <span className={css.count}>{messages.length}</span>}
          </h2>
          <ul className={css.messages}>
            {messages.filter(isFirst(messages)).map((message) => (
              <li key={message.id} className={css.item} data-selectable={chosen !== null || undefined}>
                {chosen && (
                  <input
                    type="checkbox"
                    className={css.check}
                    aria-label={t('mail.choose', { subject: message.subject || t('mail.noSubject') })}
                    checked={chosen.includes(message.id)}
                    onChange={({ currentTarget: { checked } }) =>
                      setChosen(checked ? [...chosen, message.id] : chosen.filter((id) => id !== message.id))
                    }
                  />
                )}
                <div className={css.again}>
                  <MessageItem message={message} isNamed={message.id === openId} scroll={search.has('message')} />
                  <Again copies={messages.filter(({ repeats }) => repeats === message.id)} openId={search.get('message')} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** A message that came again is folded under the one that it repeats. */
const isFirst =
  (all: readonly Message[]) =>
  ({ repeats }: Message): boolean =>
    repeats === null || !all.some(({ id }) => id === repeats)

function Again({ copies, openId }: { copies: readonly Message[]; openId: string | null }) {
  if (copies.length === 0) return null
  return (
    <details className={css.copies} open={copies.some(({ id }) => id === openId)}>
      <summary>{copies.length === 1 ? t('mail.cameTwice') : t('mail.cameTimes', { n: copies.length + 1 })}</summary>
      {copies.map((copy) => (
        <MessageItem key={copy.id} message={copy} isNamed={copy.id === openId} scroll={copy.id === openId} />
      ))}
    </details>
  )
}

function newestOf(messages: readonly Message[]): Message | undefined {
  return messages.toSorted((one, other) => place(other).localeCompare(place(one)))[0]
}

/** By date; of the same second, the one that was taken in later. */
function place(message: Message | undefined): string {
  return message ? `${message.date} ${message.id}` : ''
}

function MessageItem({ message, isNamed, scroll }: { message: Message; isNamed: boolean; scroll: boolean }) {
  const [isOpen, setOpen] = useState(isNamed)
  const item = useRef<HTMLDivElement>(null)
  const { from, to, date, kind, preview, attachments, isMachineReply } = message
  const sender = from?.name || from?.address || t('mail.noSender')
  const known = isMachineReply ? t('mail.machineReply') : kindText(kind)
  useEffect(() => {
    if (!isNamed) return
    setOpen(true)
    if (scroll) item.current?.scrollIntoView({ block: 'start' })
  }, [isNamed, scroll])
  return (
    <div ref={item} className={css.message} data-machine={isMachineReply || undefined}>
      <button type="button" className={css.head} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <IconChevronRight size="1rem" className={css.chevron} aria-hidden="true" />
        <span className={css.sender}>{sender}</span>
        {known && <span className={css.kind}>{known}</span>}
        {attachments.length > 0 && <IconPaperclip size="0.875rem" aria-label={t('mail.hasAttachments')} />}
        <span className={css.date}>
          <At at={date} />
        </span>
        {!isOpen && <span className={css.preview}>{preview}</span>}
      </button>
      {isOpen && (
        <div className={css.open}>
          <p className={css.people}>
            {from?.address} {to.length > 0 && t('mail.to', { people: to.map((one) => one.name || one.address).join(', ') })}
          </p>
          <MessageBody id={message.id} />
        </div>
      )}
    </div>
  )
}
