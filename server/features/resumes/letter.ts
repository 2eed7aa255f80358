import type { QueryOf } from '../../../contract/endpoint.ts'
import { type Letter, type ResumeLanguage, resumeLanguages } from '../../../contract/resume-document.ts'
import type { draftLetter as draftContract } from '../../../contract/resumes.ts'
import { languageOf } from '../../../reader/language.ts'
import { draftLetter } from '../../../resume/letter.ts'
import type { Db } from '../../db/pool.ts'
import { findKnown } from '../outgoing/index.ts'
import { findPosting } from './queries.ts'
import { readResume } from './resume.ts'

/** A letter for the application of a version: in the language of the posting, else of its mail, else of the resume. */
export async function proposeLetter(
  db: Db,
  userId: string,
  id: string,
  { language, day }: QueryOf<typeof draftContract>,
): Promise<Letter> {
  const { document, application } = await readResume(db, userId, id)
  const [posting, known] = await Promise.all([
    findPosting(db, userId, id),
    findKnown(db, userId, { emailId: null, applicationId: application?.id ?? null }),
  ])
  const { basics, 'x-applybox': extra } = document
  const spoken = [language, posting && languageOf(posting), known.language].find(isOfLetters) ?? extra.language
  const me = { me: basics?.name?.trim() ?? '', city: basics?.location?.city?.trim() ?? '' }
  const { name, title, company } = known
  return draftLetter(spoken, { name, title, company, ...me }, new Date(day))
}

const isOfLetters = (code: string | null | undefined): code is ResumeLanguage =>
  (resumeLanguages as readonly unknown[]).includes(code)
