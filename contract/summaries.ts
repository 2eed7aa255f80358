import { z } from 'zod'
import { byId, endpoint, instant } from './endpoint.ts'
import { languages } from './languages.ts'
import { timeZone } from './statistics.ts'

const tag = 'Applications'

const summary = z.object({
  /** What happened, where it stands, what to do next: under 120 words in all. */
  sentences: z.array(z.object({ text: z.string(), mailIds: z.array(z.uuid()) })),
  /** `rules`: built from the facts alone; `model`: written by the installation's language model. */
  writtenBy: z.enum(['rules', 'model']),
  model: z.string().nullable(),
  madeAt: instant,
})
export type Summary = z.infer<typeof summary>

const query = z.object({
  language: z.enum(languages).default('en'),
  /** The user's time zone, which decides the dates. */
  timeZone: timeZone.default('UTC'),
})

export const readSummary = endpoint({
  method: 'GET',
  path: 'jobApplications/ai-summary/{id}',
  access: 'account',
  cost: 'waiting',
  tag,
  summary: 'An application in a few sentences, with the mails that each rests on',
  params: byId,
  query,
  answer: summary,
  errors: ['not_found'],
})

export const renewSummary = endpoint({
  method: 'POST',
  path: 'jobApplications/ai-summary/{id}',
  access: 'account',
  cost: 'waiting',
  tag,
  summary: 'Write the summary anew',
  params: byId,
  query,
  answer: summary,
  errors: ['not_found'],
})
