import type { ResumeDocument } from '../../../contract/resume-document.ts'
import type { Checked } from '../../../resume/check.ts'
import { Refusal } from '../../lib/refusal.ts'
import { ThreadEnded } from '../../lib/threads.ts'
import { checkFile } from './read-file.ts'
import { renderResume } from './render.ts'

/** What a machine reads in the PDF that would be sent now. */
export async function checkDocument(userId: string, document: ResumeDocument): Promise<Checked> {
  const pdf = await renderResume(userId, { document, format: 'pdf' })
  try {
    return await checkFile(userId, pdf, document)
  } catch (cause) {
    if (cause instanceof ThreadEnded) throw new Refusal('resume_unprintable')
    throw cause
  }
}
