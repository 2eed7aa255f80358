import { z } from 'zod'
import { byId, endpoint, id } from './endpoint.ts'
import { mostOutgoing, movedByMail } from './outgoing.ts'

const tag = 'Writing'

export const templateKeys = [
  'followUp',
  'thanks',
  'takeTime',
  'declineTime',
  'otherTime',
  'feedback',
  'withdraw',
  'acceptOffer',
  'declineOffer',
] as const
export type TemplateKey = (typeof templateKeys)[number]

/** Of one account. */
export const mostTemplates = 100

const words = { subject: z.string().max(500), text: z.string().max(mostOutgoing.text) }

const ownTemplate = z.object({ id: z.uuid(), name: z.string(), ...words })
export type OwnTemplate = z.infer<typeof ownTemplate>

const templates = z.object({
  /** Of the conversation, as far as it is one of the reader's: ISO 639-1. */
  language: z.string(),
  /** Whom a mail that asks how it stands goes to: the latest mail of somebody who reads answers, else somebody who is known. */
  answers: z.object({ emailId: z.uuid().nullable(), to: z.string().nullable() }).nullable(),
  /** Filled with what is known; what is not stands in brackets. */
  list: z.array(z.object({ key: z.enum(templateKeys), moves: movedByMail.nullable(), ...words })),
  own: z.array(ownTemplate.extend({ filled: z.object(words) })),
})
export type Templates = z.infer<typeof templates>

export const listTemplates = endpoint({
  method: 'GET',
  path: 'users/emails/templates',
  access: 'account',
  tag,
  summary: 'What stands ready to be written about a mail or an application, in its language, and templates of one’s own',
  query: z.object({ emailId: id.optional(), applicationId: id.optional() }),
  answer: templates,
  errors: ['not_found'],
})

export const addTemplate = endpoint({
  method: 'POST',
  path: 'users/emails/templates',
  access: 'account',
  tag,
  summary: 'Keep a template; {name}, {title}, {company}, {time} and {me} in it are filled when it is used',
  body: z.object({ name: z.string().trim().min(1).max(100), subject: words.subject.default(''), text: words.text.min(1) }),
  answer: ownTemplate,
  errors: ['conflict'],
})

export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: 'users/emails/templates/{id}',
  access: 'account',
  tag,
  summary: 'Delete a template of one’s own',
  params: byId,
  answer: z.object({ id: z.uuid() }),
  errors: ['not_found'],
})
