import { z } from 'zod'
import { status } from './applications.ts'
import { byId, endpoint } from './endpoint.ts'
import type { RefusalReason } from './refusals.ts'

const counted = z.object({ count: z.number().int(), before: z.number().int() })

export const countSubmitted = endpoint({
  method: 'GET',
  path: 'jobApplications/submitted/count',
  access: 'account',
  cost: 'heavy',
  tag: 'Dashboard',
  summary: 'Applications submitted in the last 7 and 30 days, each with the period before, and in all',
  answer: z.object({ week: counted, month: counted, all: z.number().int() }),
})

export const countByStatus = endpoint({
  method: 'GET',
  path: 'jobApplications/status/count',
  access: 'account',
  tag: 'Dashboard',
  summary: 'Applications by status, archived ones apart',
  answer: z.object({
    list: z.array(z.object({ status, count: z.number().int() })),
    /** Neither ended nor archived. */
    active: z.number().int(),
    /** Accepted, rejected or withdrawn, and not archived. */
    ended: z.number().int(),
    archived: z.number().int(),
  }),
})

// Browsers call some zones by older names than others, so a name is not looked up in a list.
export const timeZone = z
  .string()
  .max(60)
  .regex(/^[A-Za-z]/)
  .refine(isTimeZone, 'not_a_time_zone' satisfies RefusalReason)

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** A day of the asker's calendar. */
const day = z.iso.date()

export const getStatistics = endpoint({
  method: 'GET',
  path: 'jobApplications/stats',
  access: 'account',
  cost: 'heavy',
  tag: 'Dashboard',
  summary: 'How the search goes: answers, applications over time, activity by day, and the ways that applications took',
  query: z.object({ timeZone: timeZone.default('UTC') }),
  answer: z.object({
    submitted: z.number().int(),
    /** Applications to which a person wrote, or a test, an invitation or a decision came. */
    answered: z.number().int(),
    /** Of the answers whose days are known, `timed` in number; null where they are fewer than three. */
    medianDaysToAnswer: z.number().nullable(),
    timed: z.number().int(),
    /** Applications submitted in each of the last 26 weeks, as far as the day is known, which begin on Monday, oldest first. */
    weeks: z.array(z.object({ start: day, count: z.number().int() })),
    /** Days of the last year on which something happened, oldest first. */
    days: z.array(z.object({ day, count: z.number().int() })),
    /** How many applications went from one status to another. */
    flows: z.array(z.object({ from: status, to: status, count: z.number().int() })),
  }),
})

export const getApplicationStatistics = endpoint({
  method: 'GET',
  path: 'jobApplications/{id}/stats',
  access: 'account',
  tag: 'Applications',
  summary: 'Figures of one application',
  params: byId,
  answer: z.object({
    daysSinceApplied: z.number().int().nullable(),
    /** Days without a word from the employer: since the latest mail. */
    daysQuiet: z.number().int().nullable(),
    daysToAnswer: z.number().nullable(),
    mails: z.number().int(),
    interviews: z.number().int(),
    notes: z.number().int(),
    documents: z.number().int(),
  }),
  errors: ['not_found'],
})
