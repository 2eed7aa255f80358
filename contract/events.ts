import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What a server-sent event says: which of this user's lists are no longer as shown. */
export const changeEvent = z.object({
  type: z.enum(['mail', 'application', 'triage', 'notification', 'profile', 'session', 'view']),
  applicationId: z.uuid().nullable(),
  mailId: z.uuid().nullable(),
})
export type ChangeEvent = z.infer<typeof changeEvent>

export const streamEvents = endpoint({
  method: 'GET',
  path: 'events',
  access: 'account',
  tag: 'Events',
  summary: 'Server-sent events: what changed for this user',
  answer: 'events',
})
