import { IconFiles } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../ui/empty-state.tsx'
import { At } from '../../ui/moment.tsx'
import { ProblemState } from '../../ui/problem-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Attachments } from './attachments.tsx'
import css from './documents.module.css'
import { threadsQuery } from './queries.ts'
import { t } from './texts/index.ts'

/** The files that came with the mail of an application, newest first. */
export function Documents({ applicationId }: { applicationId: string }) {
  const { data, error, refetch } = useQuery(threadsQuery(applicationId))
  if (error) return <ProblemState error={error} retry={refetch} />
  if (!data) return <SkeletonRows height={64} />
  const withFiles = data.list
    .flatMap((thread) => thread.messages)
    .map((message) => ({ ...message, attachments: message.attachments.filter(isDocument) }))
    .filter((message) => message.attachments.length > 0)
    .sort((one, other) => other.date.localeCompare(one.date))
  if (withFiles.length === 0) {
    return (
      <EmptyState icon={<IconFiles size={22} stroke={1.7} />} title={t('documents.none')}>
        {t('documents.none.text')}
      </EmptyState>
    )
  }
  return (
    <ul className={css.list}>
      {withFiles.map(({ id, subject, date, attachments }) => (
        <li key={id} className={css.mail}>
          <p className={css.from}>
            <span>{subject || t('mail.noSubject')}</span>
            <At at={date} dateOnly />
          </p>
          <Attachments mailId={id} attachments={attachments} />
        </li>
      ))}
    </ul>
  )
}

/** An invitation's calendar part is a meeting, shown among the interviews. */
const isDocument = ({ type }: { type: string }) => type !== 'text/calendar' && type !== 'application/ics'

/** How many files came with the mail of an application. */
export function useDocumentCount(applicationId: string): number {
  const { data } = useQuery(threadsQuery(applicationId))
  const messages = data?.list.flatMap((thread) => thread.messages) ?? []
  return messages.reduce((sum, { attachments }) => sum + attachments.filter(isDocument).length, 0)
}
