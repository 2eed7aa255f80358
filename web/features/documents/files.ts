import { type Document, deleteDocument, linkDocument, listDocuments, renameDocument } from '../../../contract/documents.ts'
import { getAttachment, listThreads } from '../../../contract/mail.ts'
import { getApplicationStatistics } from '../../../contract/statistics.ts'
import { getTimeline } from '../../../contract/timeline.ts'
import { call, open, query } from '../../api.ts'
import { useChange } from '../../use-change.ts'
import { t } from './texts/index.ts'

/** A file of an application: uploaded, or come with a mail. */
export interface ApplicationFile {
  key: string
  filename: string
  /** As its bytes show, for uploads; as the mail claims, for attachments. */
  type: string
  size: number
  at: string
  origin: { as: 'upload'; id: string; sent: Document['sent'] } | { as: 'mail'; mailId: string; n: number; subject: string }
}

export const documentsQuery = (applicationId: string) => query(listDocuments, { params: { id: applicationId } })
export const threadsQuery = (applicationId: string) => query(listThreads, { params: { id: applicationId } })

/** Both kinds, newest first. */
export function filesOf(documents: readonly Document[], threads: Threads): ApplicationFile[] {
  const uploaded = documents.map(
    ({ id, filename, type, size, createdAt, sent }): ApplicationFile => ({
      key: id,
      filename,
      type,
      size,
      at: createdAt,
      origin: { as: 'upload', id, sent },
    }),
  )
  return [...uploaded, ...attachmentsOf(threads)].sort((one, other) => other.at.localeCompare(one.at))
}

type Threads = readonly { messages: readonly Message[] }[]
interface Message {
  id: string
  subject: string
  date: string
  attachments: { n: number; filename: string; type: string; size: number }[]
}

export function attachmentsOf(threads: Threads): ApplicationFile[] {
  return threads
    .flatMap(({ messages }) => messages)
    .flatMap(({ id: mailId, subject, date, attachments }) =>
      attachments
        // An invitation's calendar part is a meeting, shown among the interviews.
        .filter(({ type }) => type !== 'text/calendar' && type !== 'application/ics')
        .map(
          ({ n, filename, type, size }): ApplicationFile => ({
            key: `${mailId} ${n}`,
            filename,
            type,
            size,
            at: date,
            origin: { as: 'mail', mailId, n, subject },
          }),
        ),
    )
}

/** The bytes: of an upload by its temporary link, of an attachment out of its mail. */
export async function bytesOf({ origin }: ApplicationFile, signal: AbortSignal): Promise<Blob> {
  if (origin.as === 'mail') return (await open(getAttachment, { params: { id: origin.mailId, n: origin.n }, signal })).blob()
  const { url } = await call(linkDocument, { params: { id: origin.id }, signal })
  return (await fetch(url, { signal })).blob()
}

export function useRenameDocument(applicationId: string) {
  return useChange({
    queryKey: documentsQuery(applicationId).queryKey,
    stale: [getTimeline],
    inline: true,
    work: ({ id, filename }: Pick<Document, 'id' | 'filename'>) => call(renameDocument, { params: { id }, body: { filename } }),
    shown: (before: { list: Document[] }, { id, filename }) => ({
      list: before.list.map((one) => (one.id === id ? { ...one, filename } : one)),
    }),
    told: ({ filename }) => t('document.renamed', { name: filename }),
  })
}

export function useDeleteDocument(applicationId: string) {
  return useChange({
    queryKey: documentsQuery(applicationId).queryKey,
    stale: [getTimeline, getApplicationStatistics],
    work: ({ id }: Pick<Document, 'id' | 'filename'>) => call(deleteDocument, { params: { id } }),
    shown: (before: { list: Document[] }, { id }) => ({ list: before.list.filter((one) => one.id !== id) }),
    told: (_, { filename }) => t('document.deleted', { name: filename }),
  })
}
