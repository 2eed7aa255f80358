import type { PrintedPart, ResumeDocument } from '../../../contract/resume-document.ts'
import { Refusal } from '../../lib/refusal.ts'
import { openThreads, ThreadEnded } from '../../lib/threads.ts'

export interface Rendering {
  document: ResumeDocument
  format: 'pdf' | 'docx'
  part?: PrintedPart
}

/** One process keeps its fonts loaded; a second one takes over while it is ended. */
const threads = openThreads<Rendering, Uint8Array<ArrayBuffer>>(new URL('./render-thread.ts', import.meta.url), {
  threads: 2,
  limit: 10_000,
  perPerson: 1,
  memory: 128,
  // Typst is native code: where it panics, its process is gone, and costs one preview.
  areProcesses: true,
})

/** The file of a document, made in another process. Refuses one that takes too long or too much memory. */
export async function renderResume(userId: string, rendering: Rendering): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await threads.run(rendering, { person: userId })
  } catch (cause) {
    if (cause instanceof ThreadEnded) throw new Refusal('resume_unprintable')
    throw cause
  }
}
