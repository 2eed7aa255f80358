import { randomBytes } from 'node:crypto'
import { resumeDocument } from '../../../contract/resume-document.ts'
import type { ResumeItem } from '../../../contract/resumes.ts'
import { resumeWords } from '../../../resume/words.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { take } from '../../lib/rate-limit.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { FileAnswer } from '../../lib/route.ts'
import { openLink, updateLink } from './queries.ts'
import { renderResume } from './render.ts'
import { readResume, tell } from './resume.ts'

const opensPerLink = { name: 'shared resume opened', burst: 30, seconds: 10 }

/** Makes the public link of a resume, or ends it. A later one has another name. */
export async function setLink(db: Db, userId: string, id: string, isShared: boolean): Promise<ResumeItem> {
  const token = isShared ? randomBytes(24).toString('base64url') : null
  return transaction(db, async (trx) => {
    if (!(await updateLink(trx, userId, id, token))) throw new Refusal('not_found')
    await tell(trx, userId)
    const { document: _, incoming: __, ...item } = await readResume(trx, userId, id)
    return item
  })
}

/** The PDF behind a link, under the name of the person: what the resume is called may name an employer. */
export async function openShared(db: Db, token: string): Promise<FileAnswer> {
  const row = await openLink(db, token)
  if (!row) throw new Refusal('not_found')
  await take(db, opensPerLink, token)
  const document = resumeDocument.parse(row.document)
  // In a queue of its own: whoever opens links does not hold up the person who writes.
  const content = await renderResume(`shared ${row.userId}`, { document, format: 'pdf' })
  const name = document.basics?.name?.trim()
  const word = resumeWords[document['x-applybox'].language].resume
  return { filename: `${[name, word].filter(Boolean).join(' – ')}.pdf`, type: 'application/pdf', content }
}
