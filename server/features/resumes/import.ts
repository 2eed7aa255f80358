import { identified } from '../../../resume/identified.ts'
import type { ReadResume } from '../../../resume/import/read.ts'
import type { Db } from '../../db/pool.ts'
import { take } from '../../lib/rate-limit.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Upload } from '../../lib/route.ts'
import { readFile } from './read-file.ts'

const importsPerUser = { name: 'resumes read by user', burst: 20, seconds: 60 }
const mostBytes = 10 * 1024 * 1024

/** What a file says of a person, read in a thread; nothing is kept. Refuses what can't be read, or not in time. */
export async function importResume(db: Db, userId: string, { bytes }: Upload): Promise<ReadResume> {
  if (bytes.length > mostBytes)
    throw new Refusal('too_large', { reason: 'file_too_large', values: { mib: mostBytes / 1024 / 1024 } })
  await take(db, importsPerUser, userId)
  const read = await readFile(userId, bytes).catch((cause: unknown) => {
    // Whatever a file does to its reader says that it can't be read.
    throw Object.assign(new Refusal('resume_unreadable'), { cause })
  })
  return { ...read, document: identified(read.document) }
}
