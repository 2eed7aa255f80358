import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { languages } from './languages.ts'

const tag = 'Interviews'

/** Grants read access to the user's interviews, because calendar programs cannot sign in. */
const feed = z.object({ url: z.string() })

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: 'users/calendar',
  access: 'account',
  tag,
  summary: 'The secret address of the user’s interviews for calendar programs',
  answer: feed,
})

export const renewCalendarFeed = endpoint({
  method: 'POST',
  path: 'users/calendar',
  access: 'account',
  tag,
  summary: 'Make a new secret address; the one before leads nowhere from now on',
  answer: feed,
})

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: 'calendar/{secret}.ics',
  isOutsidePrefix: true,
  access: 'public',
  tag,
  summary:
    'The interviews of the last 90 days and all to come, as a calendar (RFC 5545); with ETag, and 304 for who has it already',
  params: z.object({ secret: z.string().min(1).max(200) }),
  /** Language of the user who asked for the address: calendar programs send their own, or none. */
  query: z.object({ language: z.enum(languages).default('en') }),
  answer: 'file',
  errors: ['not_found'],
})
