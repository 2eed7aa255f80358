import { z } from 'zod'
import { undoToken } from './applications.ts'
import { byId, endpoint, id, instant } from './endpoint.ts'

const tag = 'Documents'

/** Bytes of one file, and of all files of a person together. */
export const documentLimits = { file: 25 * 1024 * 1024, all: 1024 * 1024 * 1024, perApplication: 200, inMails: 400 }

export const document = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  filename: z.string(),
  /** As its bytes show, whatever the file is called. */
  type: z.string(),
  size: z.number().int(),
  createdAt: instant,
  /** The mails that it was sent with, the latest first. */
  sent: z.array(z.object({ to: z.array(z.string()), at: instant })),
})
export type Document = z.infer<typeof document>

/** A file of a mail that is in no application; it is kept as long as the draft, and a week with the mail that was sent. */
export const mailDocument = document.pick({ id: true, filename: true, type: true, size: true })
export type MailDocument = z.infer<typeof mailDocument>

const tempLink = z.object({ url: z.string(), expiresAt: instant })

export const uploadDocument = endpoint({
  method: 'POST',
  path: 'jobApplications/upload',
  access: 'account',
  tag,
  summary: 'Keep a file with an application: text, PDF, pictures and office documents up to 25 MiB',
  query: z.object({ applicationId: id }),
  body: 'multipart',
  answer: document.extend({ undo: undoToken }),
  errors: ['not_found', 'too_large', 'unsupported_type', 'conflict'],
})

export const uploadMailDocument = endpoint({
  method: 'POST',
  path: 'users/emails/files',
  access: 'account',
  tag,
  summary: 'Keep a file for a mail that is in no application, to be attached to it; removed after a day when no draft has it',
  body: 'multipart',
  answer: mailDocument,
  errors: ['too_large', 'unsupported_type', 'conflict'],
})

export const listMailDocuments = endpoint({
  method: 'GET',
  path: 'users/emails/files',
  access: 'account',
  tag,
  summary: 'The files of drafts and mails that are in no application, newest first',
  answer: z.object({ list: z.array(mailDocument) }),
})

export const listDocuments = endpoint({
  method: 'GET',
  path: 'jobApplications/files/{id}',
  access: 'account',
  tag,
  summary: 'The documents of an application, newest first; the id is the application’s',
  params: byId,
  answer: z.object({ list: z.array(document) }),
  errors: ['not_found'],
})

export const renameDocument = endpoint({
  method: 'PUT',
  path: 'jobApplications/files/{id}',
  access: 'account',
  tag,
  summary: 'Call a document something else; it keeps the ending that says what it is',
  params: byId,
  body: z.object({ filename: z.string().trim().min(1).max(200) }),
  answer: document.extend({ undo: undoToken }),
  errors: ['not_found'],
})

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: 'jobApplications/files/{id}',
  access: 'account',
  tag,
  summary: 'Delete a document',
  params: byId,
  answer: z.object({ undo: undoToken }),
  errors: ['not_found'],
})

export const linkDocument = endpoint({
  method: 'GET',
  path: 'jobApplications/files/temp-link/{id}',
  access: 'account',
  tag,
  summary: 'A link to one document that works for 10 minutes without signing in',
  params: byId,
  answer: tempLink,
  errors: ['not_found'],
})

export const linkFile = endpoint({
  method: 'GET',
  path: 'files/temp-link',
  access: 'account',
  tag,
  summary: 'A link to one document that works for 10 minutes without signing in',
  query: z.object({ id }),
  answer: tempLink,
  errors: ['not_found'],
})

export const openLink = endpoint({
  method: 'GET',
  path: 'files/{token}',
  access: 'public',
  tag,
  summary: 'The file that a temporary link leads to',
  params: z.object({ token: z.string().min(1).max(300) }),
  answer: 'file',
  errors: ['link_expired'],
})
