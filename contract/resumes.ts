import { z } from 'zod'
import { undoToken } from './applications.ts'
import { mailDocument } from './documents.ts'
import { byId, endpoint, id, instant, saidDay } from './endpoint.ts'
import { letter, printedParts, resumeDocument, resumeLanguages, templates } from './resume-document.ts'

const tag = 'Resumes'

export const resumeFormats = ['pdf', 'docx', 'text', 'md', 'json'] as const

/** The letter is a part of the document that JSON Resume does not know, and has no headings. */
export const formatsOf = { resume: resumeFormats, letter: ['pdf', 'docx', 'text'] } as const

/** Of one person. */
export const mostResumes = 200
/** Of one resume. */
export const mostNamedStates = 50

const name = z.string().trim().min(1).max(200)

/** The resume itself, or its letter. */
const part = z.enum(printedParts).default('resume')

const resumeItem = z.object({
  id: z.uuid(),
  name: z.string(),
  template: z.enum(templates),
  /** Of a version: the resume that it is one of, and the application that it is for, as far as they are still there. */
  masterId: z.uuid().nullable(),
  application: z.object({ id: z.uuid(), company: z.string(), title: z.string() }).nullable(),
  hasLetter: z.boolean(),
  /** A public link to it: where it leads on this server, and how often it was opened. */
  link: z.object({ path: z.string(), opened: z.number().int() }).nullable(),
  /** Applications that were sent with it or with a version of it, and how many of them were answered: a receipt is no answer. */
  sent: z.object({ applications: z.number().int(), answered: z.number().int() }),
  /** Counts the changes: who saves says which one they changed. */
  revision: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
})
export type ResumeItem = z.infer<typeof resumeItem>

const resume = resumeItem.extend({
  document: resumeDocument,
  /** Of a version: what has to come in of its master. `base` is the master as it was when it last did. */
  incoming: z.object({ base: resumeDocument, master: resumeDocument, masterRevision: z.number().int() }).nullable(),
})
export type Resume = z.infer<typeof resume>

const own = { access: 'account', tag } as const

export const listResumes = endpoint({
  ...own,
  method: 'GET',
  path: 'resumes',
  summary: 'The resumes, the one changed last first; those of one application',
  query: z.object({ applicationId: id.optional() }),
  answer: z.object({ list: z.array(resumeItem) }),
})

export const createResume = endpoint({
  ...own,
  method: 'POST',
  path: 'resumes',
  summary: 'Start a resume from a JSON Resume document, or without one from the profile or an example',
  body: z.object({
    name,
    document: resumeDocument.optional(),
    from: z.enum(['profile', 'example']).default('profile'),
    /** Of a resume that starts without a document. */
    language: z.enum(resumeLanguages).default('en'),
  }),
  answer: resume,
  errors: ['too_many_records', 'too_large'],
})

export const getResume = endpoint({
  ...own,
  method: 'GET',
  path: 'resumes/{id}',
  summary: 'A resume with its document',
  params: byId,
  answer: resume,
  errors: ['not_found'],
})

export const saveResume = endpoint({
  ...own,
  method: 'PUT',
  path: 'resumes/{id}',
  summary: 'Save a resume; refused when it was saved from elsewhere since the revision that was changed here',
  params: byId,
  body: z.object({
    name,
    document: resumeDocument,
    revision: z.number().int(),
    /** The revision of the master that has come into this document. */
    masterRevision: z.number().int().optional(),
  }),
  answer: resumeItem,
  errors: ['not_found', 'conflict', 'too_large'],
})

export const createVersion = endpoint({
  ...own,
  method: 'POST',
  path: 'resumes/{id}/versions',
  summary: 'Begin a version of a resume for an application',
  params: byId,
  body: z.object({ applicationId: id }),
  answer: resume,
  errors: ['not_found', 'too_many_records', 'too_large'],
})

export const attachResume = endpoint({
  ...own,
  method: 'POST',
  path: 'resumes/{id}/attach',
  cost: 'waiting',
  summary:
    'Keep the PDF as it is now among the documents of an application, or for a mail that is in none; the same PDF again is the document that is there',
  params: byId,
  body: z.object({ applicationId: id.nullable(), part }),
  /** `undo` is null where it was there, and for a mail: its file goes with the draft. */
  answer: mailDocument.extend({ undo: undoToken.nullable() }),
  errors: ['not_found', 'too_large', 'conflict', 'resume_unprintable'],
})

export const shareResume = endpoint({
  ...own,
  method: 'POST',
  path: 'resumes/{id}/link',
  summary: 'Make a public link to the PDF of a resume as it is whenever it is opened; the same one where there is one',
  params: byId,
  answer: resumeItem,
  errors: ['not_found'],
})

export const unshareResume = endpoint({
  ...own,
  method: 'DELETE',
  path: 'resumes/{id}/link',
  summary: 'End the public link of a resume: it leads nowhere from now on',
  params: byId,
  answer: resumeItem,
  errors: ['not_found'],
})

export const openSharedResume = endpoint({
  method: 'GET',
  path: 'cv/{token}',
  isOutsidePrefix: true,
  access: 'public',
  tag,
  cost: 'waiting',
  summary: 'The PDF that a public link leads to; search engines are asked not to list it',
  params: z.object({ token: z.string().min(1).max(100) }),
  answer: 'file',
  errors: ['not_found', 'resume_unprintable'],
})

export const draftLetter = endpoint({
  ...own,
  method: 'GET',
  path: 'resumes/{id}/letter',
  summary:
    'A letter to begin with, in the language of the posting, filled with what is known of the application; nothing is kept',
  params: byId,
  query: z.object({
    language: z.enum(resumeLanguages).optional(),
    /** The day of the letter. */
    day: saidDay,
  }),
  answer: letter,
  errors: ['not_found'],
})

const wish = z.object({
  /** Of the posting. */
  quote: z.string(),
  isQualification: z.boolean(),
  /** `foundIn`: the words of the resume that have it. */
  terms: z.array(z.object({ term: z.string(), foundIn: z.string().nullable() })),
})
export type Wish = z.infer<typeof wish>

export const matchResume = endpoint({
  ...own,
  method: 'GET',
  path: 'resumes/{id}/match',
  summary: 'What the posting of the version’s application asks for, qualifications first, and what of it the resume says',
  params: byId,
  answer: z.object({ hasPosting: z.boolean(), list: z.array(wish) }),
  errors: ['not_found'],
})

export const deleteResume = endpoint({
  ...own,
  method: 'DELETE',
  path: 'resumes/{id}',
  summary: 'Delete a resume',
  params: byId,
  answer: z.object({ undo: undoToken }),
  errors: ['not_found'],
})

const resumeState = z.object({
  id: z.uuid(),
  /** Null where it was kept by itself. */
  name: z.string().nullable(),
  /** When the resume was like this. */
  at: instant,
})
export type ResumeState = z.infer<typeof resumeState>

const byState = byId.extend({ stateId: id })

export const listResumeStates = endpoint({
  ...own,
  method: 'GET',
  path: 'resumes/{id}/states',
  summary: 'Snapshots of a resume, newest first: named ones, and those saved automatically',
  params: byId,
  answer: z.object({ list: z.array(resumeState) }),
  errors: ['not_found'],
})

export const keepResumeState = endpoint({
  ...own,
  method: 'POST',
  path: 'resumes/{id}/states',
  summary: 'Keep a state of a resume, by a name or without one; without one, nothing new is kept where it is as the newest',
  params: byId,
  body: z.object({ name: name.nullable(), document: resumeDocument }),
  answer: resumeState,
  errors: ['not_found', 'too_many_records', 'too_large'],
})

export const getResumeState = endpoint({
  ...own,
  method: 'GET',
  path: 'resumes/{id}/states/{stateId}',
  summary: 'A resume as it was',
  params: byState,
  answer: resumeState.extend({ document: resumeDocument }),
  errors: ['not_found'],
})

export const deleteResumeState = endpoint({
  ...own,
  method: 'DELETE',
  path: 'resumes/{id}/states/{stateId}',
  summary: 'Delete a state of a resume',
  params: byState,
  answer: z.object({ undo: undoToken }),
  errors: ['not_found'],
})

export const previewResume = endpoint({
  ...own,
  method: 'POST',
  path: 'resumes/preview',
  cost: 'waiting',
  summary: 'The PDF of a document that is being written',
  body: z.object({ document: resumeDocument, part }),
  answer: 'file',
  errors: ['resume_unprintable'],
})

const importedResume = z.object({
  source: z.enum(['pdf', 'docx', 'json', 'linkedin']),
  document: resumeDocument,
  /** What found no place in the document, in the words of the file. */
  unread: z.array(z.string()),
  /** The text of a PDF or Word file. */
  text: z.string(),
  /** Pages behind the first 20, which are not read. */
  unreadPages: z.number().int(),
})
export type ImportedResume = z.infer<typeof importedResume>

export const importResume = endpoint({
  ...own,
  method: 'POST',
  path: 'resumes/import',
  summary: 'Read a resume from a PDF, a Word file, JSON Resume or LinkedIn’s export (zip); nothing is made yet',
  body: 'multipart',
  answer: importedResume,
  errors: ['too_large', 'resume_unreadable'],
})

export const getResumeFile = endpoint({
  ...own,
  method: 'GET',
  path: 'resumes/{id}/file',
  cost: 'waiting',
  summary: 'A resume as a file',
  params: byId,
  query: z.object({
    format: z.enum(resumeFormats).default('pdf'),
    template: z.enum(templates).optional(),
    part,
  }),
  answer: 'file',
  errors: ['not_found', 'resume_unprintable'],
})

export const archiveResumes = endpoint({
  ...own,
  method: 'GET',
  path: 'resumes/archive',
  cost: 'report',
  summary: 'All resumes, versions and letters in all formats, as a zip; its comment names what could not be made, and why',
  answer: 'file',
})
