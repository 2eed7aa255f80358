import { z } from 'zod'
import { byId, endpoint } from './endpoint.ts'

const tag = 'Test data'

/** These fill an account with real mails over SMTP. Without APPLYBOX_SEEDING they answer 404. */
const own = { method: 'POST', access: 'account', tag, errors: ['not_found', 'unavailable'] } as const
const body = z.object({ count: z.number().int().min(1).max(50).default(5) }).default({ count: 5 })
const answer = z.object({ sent: z.number().int() })

export const seedApplications = endpoint({
  ...own,
  path: 'jobApplications/seed',
  summary: 'Send mails of so many new applications, each at another stage',
  body,
  answer,
})

export const seedNotifications = endpoint({
  ...own,
  path: 'userNotifications/seed',
  summary: 'Send so many mails that are announced',
  body,
  answer,
})

export const seedActivity = endpoint({
  ...own,
  path: 'jobApplications/activity/seed/{id}',
  summary: 'Send so many mails about one application',
  params: byId,
  body,
  answer,
})
