import type { ResumeDocument } from '../../../contract/resume-document.ts'
import type { Checked } from '../../../resume/check.ts'
import type { ReadResume } from '../../../resume/import/read.ts'
import { openThreads } from '../../lib/threads.ts'

export interface Reading {
  bytes: Uint8Array
  /** What the PDF was made of: with it the two are compared. */
  document?: ResumeDocument
}

const threads = openThreads<Reading, ReadResume | Checked>(new URL('./read-thread.ts', import.meta.url), {
  threads: 1,
  limit: 15_000,
  perPerson: 1,
  memory: 256,
})

/** What a file says of a person, read in a thread. */
export const readFile = (userId: string, bytes: Uint8Array) => threads.run({ bytes }, { person: userId }) as Promise<ReadResume>

/** What is read in the PDF of a document, beside the document. */
export const checkFile = (userId: string, bytes: Uint8Array, document: ResumeDocument) =>
  threads.run({ bytes, document }, { person: userId }) as Promise<Checked>
