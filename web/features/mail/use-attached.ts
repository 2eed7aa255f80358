import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  type Document,
  listDocuments,
  listMailDocuments,
  type MailDocument,
  uploadDocument,
  uploadMailDocument,
} from '../../../contract/documents.ts'
import type { Message } from '../../../contract/mail.ts'
import { mostOutgoing } from '../../../contract/outgoing.ts'
import type { PrintedPart } from '../../../contract/resume-document.ts'
import { attachResume } from '../../../contract/resumes.ts'
import { ApiProblem, call, query } from '../../api.ts'
import { randomId } from '../../random-id.ts'
import { upload } from '../../upload.ts'
import { t } from './texts/index.ts'
import type { Content } from './writing.ts'

/** MB of all files of a mail: in lines of base64 they grow by 37 %. */
export const mostFiles = Math.floor(mostOutgoing.bytes / 1.37 / 1e6)

/** A file on its way to the server, or why it did not arrive. */
export interface Uploading {
  id: string
  file: File
  /** From 0 to 1. */
  progress: number
  problem: string | null
  stop: AbortController
}

export type Attached = ReturnType<typeof useAttached>

/** The files of a mail that is written, and those it could have. New ones are kept with its application; in none, with the draft. */
export function useAttached(content: Content, original: Message['attachments'], change: (part: Partial<Content>) => void) {
  const queries = useQueryClient()
  const { applicationId, emailId, documents, files = [] } = content
  const ofApplication = query(listDocuments, { params: { id: applicationId ?? '' } })
  const ofMails = query(listMailDocuments, {})
  const { queryKey } = applicationId === null ? ofMails : ofApplication
  const application = useQuery({ ...ofApplication, enabled: applicationId !== null })
  const mails = useQuery({ ...ofMails, enabled: applicationId === null || documents.length > 0 })
  const offered = applicationId === null ? [] : (application.data?.list ?? [])
  const others = documents.filter((id) => offered.every((one) => one.id !== id))
  const own = mails.data?.list.filter(({ id }) => others.includes(id)) ?? []
  const areAllKnown = !mails.isFetching && (applicationId === null || !application.isFetching)
  const gone = areAllKnown && mails.data ? others.filter((id) => own.every((one) => one.id !== id)) : []
  const isFromMail = (n: number) => files.some((file) => file.emailId === emailId && file.n === n)
  const size = [
    ...[...offered, ...own].filter(({ id }) => documents.includes(id)),
    ...original.filter(({ n }) => isFromMail(n)),
  ].reduce((sum, file) => sum + file.size, 0)

  const [uploads, setUploads] = useState<readonly Uploading[]>([])
  const stops = useRef(new Set<AbortController>())
  useEffect(() => {
    const { current } = stops
    return () => {
      for (const stop of current) stop.abort()
    }
  }, [])
  // What was typed while a file was on its way stays.
  const latest = {
    count: documents.length + files.length,
    size,
    keep: (id: string) => change({ documents: [...new Set([...documents, id])] }),
  }
  const now = useRef(latest)
  useLayoutEffect(() => {
    now.current = latest
  })

  async function add(chosen: Iterable<File>) {
    const added = [...chosen].map(
      (file): Uploading => ({ id: randomId(), file, progress: 0, problem: null, stop: new AbortController() }),
    )
    for (const { stop } of added) stops.current.add(stop)
    setUploads((before) => [...before, ...added])
    for (const one of added) if (!one.stop.signal.aborted) await send(one)
  }

  async function send({ id, file, stop }: Uploading) {
    const update = (part: Partial<Uploading>) =>
      setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...part } : one)))
    const problem = flawOf(file, now.current)
    if (problem) return update({ problem })
    try {
      const given = { file, signal: stop.signal, onProgress: (progress: number) => update({ progress }) }
      const kept =
        applicationId === null
          ? await upload<typeof uploadMailDocument, MailDocument>(uploadMailDocument, { ...given, query: undefined })
          : await upload<typeof uploadDocument, Document>(uploadDocument, { ...given, query: { applicationId } })
      await queries.invalidateQueries({ queryKey })
      if (stop.signal.aborted) return
      now.current.keep(kept.id)
      setUploads((before) => before.filter((one) => one.id !== id))
    } catch (cause) {
      update({ problem: cause instanceof ApiProblem ? cause.message : t('write.file.failed') })
    } finally {
      stops.current.delete(stop)
    }
  }

  const printing = useMutation<{ id: string }, ApiProblem, { id: string; part: PrintedPart }>({
    meta: { inline: true },
    mutationFn: ({ id, part }) => call(attachResume, { params: { id }, body: { applicationId, part } }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey })
      now.current.keep(id)
    },
  })

  /** Stops an upload, or takes one that failed out of sight. */
  function cancel({ id, stop }: Uploading) {
    stop.abort()
    setUploads((before) => before.filter((one) => one.id !== id))
  }

  return {
    offered,
    own,
    gone,
    original: emailId === null ? [] : original.map((file) => ({ ...file, isChosen: isFromMail(file.n) })),
    count: latest.count,
    isChosen: (id: string) => documents.includes(id),
    choose: (id: string, isWanted: boolean) =>
      change({ documents: isWanted ? [...documents, id] : documents.filter((one) => one !== id) }),
    chooseFromMail: (n: number, isWanted: boolean) =>
      emailId !== null && change({ files: isWanted ? [...files, { emailId, n }] : files.filter((one) => one.n !== n) }),
    uploads,
    isUploading: printing.isPending || uploads.some(({ problem }) => problem === null),
    add,
    /** Adds a resume or its letter, as it is now. */
    addResume: printing.mutate,
    resumeProblem: printing.error?.message ?? null,
    cancel,
  }
}

function flawOf(file: File, { count, size }: { count: number; size: number }): string | null {
  if (count >= mostOutgoing.attachments) return t('write.files.many', { most: mostOutgoing.attachments })
  if (file.size === 0) return t('write.file.empty')
  if (size + file.size > mostFiles * 1e6) return t('write.files.large', { n: mostFiles })
  return null
}
