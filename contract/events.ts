import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const changeTypes = [
  'mail',
  'application',
  'seen',
  'triage',
  'notification',
  'profile',
  'session',
  'view',
  'resume',
  'draft',
] as const

/** What a server-sent event says: which of this user's lists are no longer as shown. */
export const changeEvent = z.object({
  type: z.enum(changeTypes),
  applicationId: z.uuid().nullable(),
  mailId: z.uuid().nullable(),
})
export type ChangeEvent = z.infer<typeof changeEvent>

export const streamEvents = endpoint({
  method: 'GET',
  path: 'events',
  access: 'account',
  tag: 'Events',
  query: z.object({ age: z.coerce.number().int().min(0).optional() }),
  summary: 'Server-sent events: what changed for this user, and first what changed in the last `age` milliseconds',
  answer: 'events',
})
