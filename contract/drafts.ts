import { z } from 'zod'
import { byId, endpoint, id, instant, saidInstant } from './endpoint.ts'
import { mailFile, meetingAnswers, mostOutgoing, movedByMail } from './outgoing.ts'

const tag = 'Writing'

/** Drafts of one account. */
export const mostDrafts = 200

const content = {
  as: z.enum(['reply', 'forward', 'new']),
  /** The mail that it replies to or forwards. */
  emailId: id.nullable(),
  applicationId: id.nullable(),
  replyAll: z.boolean(),
  meeting: z.enum(meetingAnswers).nullable(),
  /** The meeting, when the draft asks for another time. */
  startsAt: saidInstant.nullable(),
  sendAt: saidInstant.nullable(),
  unlessAnswered: z.boolean(),
  moves: movedByMail.nullable().default(null),
  /** As typed; addresses can be incomplete. */
  to: z.string().max(5000),
  cc: z.string().max(5000),
  bcc: z.string().max(5000),
  subject: z.string().max(500),
  text: z.string().max(mostOutgoing.text),
  isSigned: z.boolean().default(true),
  quoted: z.string().max(mostOutgoing.quoted).nullable().default(null),
  documents: z.array(id).max(mostOutgoing.attachments),
  files: z.array(mailFile).max(mostOutgoing.attachments).default([]),
}

export const draft = z.object({
  id: z.uuid(),
  /** Version, incremented by each save; a save names the one it is based on. */
  version: z.number().int(),
  ...content,
  updatedAt: instant,
})
export type Draft = z.infer<typeof draft>

const save = {
  /** Random id of the composer that saves. */
  writer: id,
  /** Sequence number of this composer’s saves: late and repeated ones are ignored. */
  number: z.number().int().min(1),
  ...content,
}

export const listDrafts = endpoint({
  method: 'GET',
  path: 'users/emails/drafts',
  access: 'account',
  tag,
  summary: 'What was begun and not sent, the latest first',
  answer: z.object({ list: z.array(draft) }),
})

export const beginDraft = endpoint({
  method: 'POST',
  path: 'users/emails/drafts',
  access: 'account',
  tag,
  summary: 'Keep the beginning of a mail; the same composer has one draft, however often it begins',
  body: z.object(save),
  answer: draft,
  errors: ['not_found', 'conflict'],
})

export const saveDraft = endpoint({
  method: 'PUT',
  path: 'users/emails/drafts/{id}',
  access: 'account',
  tag,
  summary:
    'Save a draft; where another composer has saved since the version it is based on, both are kept and the answer has the new one',
  params: byId,
  body: z.object({ version: z.number().int().min(0), ...save }),
  answer: draft,
  errors: ['not_found', 'conflict'],
})

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: 'users/emails/drafts/{id}',
  access: 'account',
  tag,
  summary: 'Throw a draft away',
  params: byId,
  answer: z.object({ id: z.uuid() }),
  errors: ['not_found'],
})
