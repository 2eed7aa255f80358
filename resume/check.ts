import type { AnswerOf } from '../contract/endpoint.ts'
import type { checkResume } from '../contract/resume-check.ts'
import type { ResumeDocument } from '../contract/resume-document.ts'
import { readPdf } from './import/pdf.ts'
import { understand } from './import/understand.ts'
import { comparedWith } from './read-back.ts'
import { findingsOf } from './rules.ts'

export type Checked = AnswerOf<typeof checkResume>

/** Reads the PDF as an applicant-tracking system does. Returns what it found, and findings to fix. */
export async function check(document: ResumeDocument, pdf: Uint8Array): Promise<Checked> {
  const { lines, text, pages } = await readPdf(pdf)
  return { pages, text, entries: comparedWith(document, understand(lines).document, text), findings: findingsOf(document, pages) }
}
