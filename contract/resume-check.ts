import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { look, resumeDocument } from './resume-document.ts'

/** What makes a resume hard to read, for a machine or for a person. */
export const resumeRules = [
  'noName',
  'noEmail',
  'badEmail',
  'noPhone',
  'badLink',
  'oddTitle',
  'noStart',
  'badDate',
  'endBeforeStart',
  'gap',
  'tooLong',
  'smallText',
  'twoColumns',
  'photo',
] as const
export type ResumeRule = (typeof resumeRules)[number]

const finding = z.object({
  rule: z.enum(resumeRules),
  /** The field to change, as parts of a path: `basics/email`, `work/<entry>/startDate`, `title/<section>`, `look/spacing`. */
  at: z.string(),
  /** The entry, title, link or address that it is about. */
  about: z.string(),
  /** Of a gap, as the dates are written. */
  from: z.string(),
  to: z.string(),
})
export type ResumeFinding = z.infer<typeof finding>

const readField = z.object({
  name: z.string(),
  at: z.string(),
  written: z.string(),
  /** What stands in this field when the PDF is read; empty where nothing does. */
  read: z.string(),
  /** `different`: the words are in the PDF, and are not taken for this field. */
  state: z.enum(['found', 'different', 'missing']),
})
export type ReadField = z.infer<typeof readField>

const readEntry = z.object({
  /** `basics`, or a section of the document. */
  section: z.string(),
  name: z.string(),
  fields: z.array(readField),
})
export type ReadEntry = z.infer<typeof readEntry>

export const checkResume = endpoint({
  access: 'account',
  tag: 'Resumes',
  method: 'POST',
  path: 'resumes/check',
  cost: 'waiting',
  summary: 'What a machine reads in the PDF of a document, compared with what is written in it, and what makes it hard to read',
  body: z.object({ document: resumeDocument }),
  answer: z.object({
    pages: z.number().int(),
    /** In the order in which the PDF holds it. */
    text: z.string(),
    entries: z.array(readEntry),
    findings: z.array(finding),
  }),
  errors: ['resume_unprintable'],
})

export const fitResume = endpoint({
  access: 'account',
  tag: 'Resumes',
  method: 'POST',
  path: 'resumes/fit',
  cost: 'waiting',
  summary:
    'A look with which a document takes a page less, by spacing, then margins, then size; null where it would be hard to read',
  body: z.object({ document: resumeDocument }),
  /** `pages`: with that look, or as it is. */
  answer: z.object({ pages: z.number().int(), look: look.nullable() }),
  errors: ['resume_unprintable'],
})
