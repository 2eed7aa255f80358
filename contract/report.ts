import { z } from 'zod'
import { status } from './applications.ts'
import { endpoint, instant, saidDay } from './endpoint.ts'
import { languages } from './languages.ts'
import type { RefusalReason } from './refusals.ts'
import { timeZone } from './statistics.ts'

const tag = 'Report'

const period = z
  .object({
    /** The first and the last day. */
    from: saidDay,
    to: saidDay,
    timeZone: timeZone.default('UTC'),
    /** Those applied to within the period, or also those of before in which something happened in it. */
    scope: z.enum(['applied', 'all']).default('applied'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'last_before_first' satisfies RefusalReason })

export const reportedApplication = z.object({
  id: z.uuid(),
  company: z.string(),
  title: z.string(),
  location: z.string(),
  source: z.string(),
  requisition: z.string(),
  postingUrl: z.string(),
  status,
  /** Null where nobody told: an answer came before any receipt. */
  appliedAt: instant.nullable(),
  /** The statuses it had, oldest first. */
  history: z.array(z.object({ status, at: instant })),
})
export type ReportedApplication = z.infer<typeof reportedApplication>

export const previewReport = endpoint({
  method: 'GET',
  path: 'users/report/preview',
  access: 'account',
  cost: 'heavy',
  tag,
  summary: 'What a proof of the job search would show: counts, and the first 100 applications',
  query: period,
  answer: z.object({
    total: z.number().int(),
    /** Beside these, those whose day of applying is not known: they stand last. */
    withoutDay: z.number().int(),
    byStatus: z.array(z.object({ status, count: z.number().int() })),
    list: z.array(reportedApplication),
  }),
})

export const getReport = endpoint({
  method: 'GET',
  path: 'users/report',
  access: 'account',
  cost: 'report',
  tag,
  summary: 'Proof of the job search for a period, to print or for a spreadsheet',
  query: period.safeExtend({
    format: z.enum(['pdf', 'csv']).default('pdf'),
    language: z.enum(languages).default('en'),
  }),
  answer: 'file',
})
