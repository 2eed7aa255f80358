import type { Look, ResumeDocument } from '../../../contract/resume-document.ts'
import { withExtra } from '../../../resume/change.ts'
import { pagesIn, tighter } from '../../../resume/fit.ts'
import type { Db } from '../../db/pool.ts'
import { take } from '../../lib/rate-limit.ts'
import { renderResume } from './render.ts'

const fitsPerUser = { name: 'resumes fit by user', burst: 20, seconds: 60 }
/** Of more pages, none is lost by spacing. */
const mostPages = 8

/** The first look with which a document takes a page less; null where none does. */
export async function fitResume(db: Db, userId: string, document: ResumeDocument): Promise<{ pages: number; look: Look | null }> {
  await take(db, fitsPerUser, userId)
  const pagesOf = async (one: ResumeDocument) => pagesIn(await renderResume(userId, { document: one, format: 'pdf' }))
  const pages = await pagesOf(document)
  if (pages < 2 || pages > mostPages) return { pages, look: null }
  for (const look of tighter(document['x-applybox'].look)) {
    const fitted = await pagesOf(withExtra(document, { look }))
    if (fitted < pages) return { pages: fitted, look }
  }
  return { pages, look: null }
}
