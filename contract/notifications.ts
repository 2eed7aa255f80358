import { z } from 'zod'
import { byId, endpoint, id, instant, listOf, page } from './endpoint.ts'

const tag = 'Notifications'

/** What a mail says that should be known at once; `code` is one to type somewhere, `review` a mail that waits for the user. */
export const notice = z.enum(['interview', 'offer', 'rejection', 'assessment', 'action_required', 'code', 'review'])
export type Notice = z.infer<typeof notice>

/** What became of a meeting: from null where it is new, to null where it was called off. `isAsked`: the employer asks for that time instead. */
const meeting = z.object({ from: instant.nullable(), to: instant.nullable(), isAsked: z.boolean() })

export const notification = z.object({
  /** Of the mail that it is about. */
  id: z.uuid(),
  notice,
  at: instant,
  applicationId: z.uuid().nullable(),
  company: z.string().nullable(),
  title: z.string().nullable(),
  from: z.object({ name: z.string(), address: z.string() }).nullable(),
  subject: z.string(),
  /** For notices of the kind `code`. */
  code: z.string().nullable(),
  /** Of the first meeting that the mail fixes, moves or calls off. */
  meeting: meeting.nullable(),
  /** The words of the mail that say so. */
  quote: z.string().nullable(),
  dismissed: z.boolean(),
})
export type Notification = z.infer<typeof notification>

/** What a push message holds: no word of a mail. */
export interface PushMessage {
  notice: Notice
  /** Of the mail. */
  id: string
  applicationId: string | null
  company: string | null
  meeting: z.infer<typeof meeting> | null
  /** How many other notices came with it. */
  more: number
}

const some = page.extend({ dismissed: z.enum(['true', 'false', 'all']).default('false') })

export const listNotifications = endpoint({
  method: 'GET',
  path: 'userNotifications',
  access: 'account',
  tag,
  summary: 'What mail brought that matters, newest first; those not dismissed unless asked otherwise',
  query: some,
  answer: listOf(notification),
})

export const countUnread = endpoint({
  method: 'GET',
  path: 'userNotifications/unreadCount',
  access: 'account',
  tag,
  summary: 'How many notifications are not dismissed',
  answer: z.object({ count: z.number().int() }),
})

export const dismissNotifications = endpoint({
  method: 'PUT',
  path: 'userNotifications/dismiss',
  access: 'account',
  tag,
  summary: 'Dismiss some notifications or all, or bring them back; the answer names those that changed, for undo',
  body: z.union([
    z.object({ ids: z.array(id).min(1).max(1000), dismissed: z.boolean().default(true) }),
    z.object({ all: z.literal(true) }),
  ]),
  answer: z.object({ ids: z.array(z.uuid()) }),
  errors: ['not_found'],
})

export const listNotificationsOf = endpoint({
  method: 'GET',
  path: 'jobNotifications/id/{id}',
  access: 'account',
  tag,
  summary: 'The notifications of one application, dismissed or not, newest first',
  params: byId,
  query: page,
  answer: listOf(notification),
  errors: ['not_found'],
})
