import { z } from 'zod'
import { application, evidence, name, title, undoable } from './applications.ts'
import { byId, endpoint, id, listOf, page } from './endpoint.ts'
import { suggestion } from './mail.ts'

const tag = 'Triage'

export const listUncategorized = endpoint({
  method: 'GET',
  path: 'users/jobs/uncategorized',
  access: 'account',
  tag,
  summary: 'Applications whose company or job is missing',
  query: page,
  answer: listOf(application),
})

export const countUncategorized = endpoint({
  method: 'GET',
  path: 'users/jobs/uncategorized/count',
  access: 'account',
  tag,
  summary: 'How many applications lack company or job',
  answer: z.object({ count: z.number().int() }),
})

/** What a company or job could be called, and why: as with other mail from the domain, as a mail says, as somebody signs, as the domain itself. */
export const suggestedName = z.object({
  name: z.string(),
  because: z.enum(['domain_known', 'said', 'signature', 'domain']),
  /** The domain, or the words. */
  value: z.string(),
})
export type SuggestedName = z.infer<typeof suggestedName>

export const getUncategorized = endpoint({
  method: 'GET',
  path: 'users/jobs/uncategorized/{id}',
  access: 'account',
  tag,
  summary: 'One application that lacks company or job; `isUncategorized` is false as soon as it has both',
  params: byId,
  answer: application.extend({
    evidence: z.array(evidence),
    /** The mails it rests on, all of them. */
    mailIds: z.array(z.uuid()),
    /** Applications that it could be part of. */
    suggestions: z.array(suggestion),
    /** The likeliest first; none of what is known. */
    names: z.object({ company: z.array(suggestedName), title: z.array(suggestedName) }),
  }),
  errors: ['not_found'],
})

export const assignJob = endpoint({
  method: 'POST',
  path: 'jobApplications/assign-job',
  access: 'account',
  tag,
  summary: 'Give an uncategorized application its company and job',
  body: z.object({ applicationId: id, company: name, title }),
  answer: undoable,
  errors: ['not_found'],
})
