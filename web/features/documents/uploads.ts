import { useSyncExternalStore } from 'react'
import { type Document, documentLimits, listDocuments, uploadDocument } from '../../../contract/documents.ts'
import { getApplicationStatistics } from '../../../contract/statistics.ts'
import { getTimeline } from '../../../contract/timeline.ts'
import { ApiProblem } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { upload } from '../../upload.ts'
import { t } from './texts/index.ts'

/** A file on its way to the server. */
export interface Upload {
  id: number
  applicationId: string
  file: File
  state: 'waiting' | 'sending' | 'failed'
  /** From 0 to 1. */
  progress: number
  /** Why it failed. */
  message?: string
}

/** What the server answers when it has a file. */
export type Kept = Document & { undo: string }

// Beyond the screen that shows them, so that leaving it stops no upload.
let uploads: readonly Upload[] = []
const listeners = new Set<() => void>()
const under = new Map<number, AbortController>()
let lastId = 0

export function useUploads(applicationId: string): readonly Upload[] {
  const all = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => uploads,
  )
  return all.filter((one) => one.applicationId === applicationId)
}

/** Sends files one after the other; one that the server would refuse is reported immediately. `onKept` hears of each that was. */
export function addFiles(applicationId: string, files: Iterable<File>, onKept: (kept: Kept) => void): void {
  const added = [...files].map((file): Upload => {
    const message = flawOf(file)
    return { id: ++lastId, applicationId, file, state: message ? 'failed' : 'waiting', progress: 0, ...(message && { message }) }
  })
  change([...uploads, ...added])
  void sendNext(onKept)
}

export function retry(id: number, onKept: (kept: Kept) => void): void {
  update(id, { state: 'waiting', progress: 0, message: '' })
  void sendNext(onKept)
}

/** Stops an upload, or takes one that failed out of sight. */
export function cancel(id: number): void {
  under.get(id)?.abort(new DOMException('Cancelled', 'AbortError'))
  change(uploads.filter((one) => one.id !== id))
}

async function sendNext(onKept: (kept: Kept) => void): Promise<void> {
  const next = uploads.find(({ state }) => state === 'waiting')
  if (!next || under.size > 0) return
  const { id, applicationId, file } = next
  const controller = new AbortController()
  under.set(id, controller)
  update(id, { state: 'sending' })
  try {
    const kept = await upload<typeof uploadDocument, Kept>(uploadDocument, {
      query: { applicationId },
      file,
      signal: controller.signal,
      onProgress: (progress) => update(id, { progress }),
    })
    change(uploads.filter((one) => one.id !== id))
    onKept(kept)
    for (const { path } of [listDocuments, getTimeline, getApplicationStatistics])
      void queryClient.invalidateQueries({ queryKey: [path] })
  } catch (cause) {
    update(id, { state: 'failed', message: reasonOf(cause) })
  }
  under.delete(id)
  void sendNext(onKept)
}

function flawOf(file: File): string | undefined {
  if (file.size === 0) return t('upload.empty')
  if (file.size > documentLimits.file) return tooLarge()
  return undefined
}

const tooLarge = () => t('upload.large', { n: documentLimits.file / 2 ** 20 })

function reasonOf(cause: unknown): string {
  if (!(cause instanceof ApiProblem)) return t('upload.failed')
  if (cause.code === 'unsupported_type') return t('upload.type')
  return cause.message
}

function update(id: number, part: Partial<Upload>) {
  change(uploads.map((one) => (one.id === id ? { ...one, ...part } : one)))
}

function change(next: readonly Upload[]) {
  uploads = next
  for (const listener of listeners) listener()
}

addEventListener('beforeunload', (event) => {
  if (uploads.some(({ state }) => state !== 'failed')) event.preventDefault()
})
