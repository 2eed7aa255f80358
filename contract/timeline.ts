import { z } from 'zod'
import { evidence } from './applications.ts'
import { byId, endpoint, id, instant, listOf, page } from './endpoint.ts'

export const timelineEntry = z.object({
  id: z.uuid(),
  at: instant,
  /** `moved`: the user put a mail here (`from` says from where); `merged`: another application became part of this one. */
  kind: z.enum([
    'created',
    'mail',
    'status',
    'interview',
    'archived',
    'reactivated',
    'company',
    'title',
    'warning',
    'moved',
    'merged',
    'note',
    'document',
  ]),
  /** Who decided. */
  actor: z.enum(['mail', 'user', 'system']),
  mailId: z.uuid().nullable(),
  /** What the mail said, for entries made by mail: one of the reader's kinds. */
  mailKind: z.string().nullable(),
  subject: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  evidence: z.array(evidence),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

export const getTimeline = endpoint({
  method: 'GET',
  path: 'jobApplications/activity/{id}',
  access: 'account',
  tag: 'Applications',
  summary: 'Everything that happened to an application, newest first',
  params: byId,
  query: page,
  answer: listOf(timelineEntry),
  errors: ['not_found'],
})

export const listActivity = endpoint({
  method: 'GET',
  path: 'users/activity',
  access: 'account',
  tag: 'Dashboard',
  summary: 'What happened lately over all applications, or those at one company',
  query: page.extend({ companyId: id.optional() }),
  answer: listOf(timelineEntry.extend({ applicationId: z.uuid(), company: z.string().nullable(), title: z.string().nullable() })),
})
