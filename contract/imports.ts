import { z } from 'zod'
import { status, undoToken } from './applications.ts'
import { byId, endpoint, instant } from './endpoint.ts'

const tag = 'Import'

export const importLimits = { rows: 100_000, columns: 100 }

/** What a column can hold. Several may be notes; whatever is not ignored is kept. */
export const importFields = [
  'company',
  'title',
  'status',
  'appliedAt',
  'location',
  'postingUrl',
  'requisition',
  'isActive',
  'workMode',
  'employmentType',
  'salaryMin',
  'salaryMax',
  'salaryCurrency',
  'salaryPeriod',
  'rating',
  'labels',
  'nextStep',
  'nextStepDueAt',
  'note',
  'ignore',
] as const
export type ImportField = (typeof importFields)[number]

const choices = z.object({
  /** The first row holds the names of the columns. */
  hasHeader: z.boolean(),
  /** For each column what it holds. */
  columns: z.array(z.enum(importFields)).max(importLimits.columns),
  /** How 03/04/2026 is meant. */
  dates: z.enum(['day-first', 'month-first']),
  /** Of rows that tell none. */
  status,
  /** What the words of the status column mean, where that is not known anyway. */
  statuses: z.record(z.string().max(200), status).default({}),
  duplicates: z.enum(['leave-out', 'import']),
})
export type ImportChoices = z.output<typeof choices>

const table = z.object({
  id: z.uuid(),
  filename: z.string(),
  /** `stopped`: by the user, with what was done until then. */
  state: z.enum(['draft', 'running', 'done', 'stopped', 'failed']),
  createdAt: instant,
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']),
  separator: z.enum([',', ';', '\t', '|']),
  /** Of the file, the one with the names included. */
  rows: z.number().int(),
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  choices,
  /** Rows that were gone through. */
  done: z.number().int(),
  made: z.number().int(),
  duplicates: z.number().int(),
  leftOut: z.number().int(),
  undo: undoToken.nullable(),
})
export type ImportedTable = z.infer<typeof table>

const plannedRow = z.object({
  /** In the file, from 1. */
  line: z.number().int(),
  /** `left-out`: it names neither company nor job. */
  outcome: z.enum(['made', 'duplicate', 'left-out']),
  company: z.string(),
  title: z.string(),
  status,
  appliedAt: instant.nullable(),
  location: z.string(),
  /** The application there is already, or the line above that is the same. */
  sameAs: z.object({ applicationId: z.uuid().nullable(), line: z.number().int().nullable() }).nullable(),
  /** What could not be read as what it should be; it is kept in a note. */
  unread: z.array(z.enum(importFields)),
})
export type PlannedRow = z.infer<typeof plannedRow>

export const uploadTable = endpoint({
  method: 'POST',
  path: 'users/imports',
  access: 'account',
  tag,
  summary: 'Bring a table of applications along (CSV in any common encoding and with any common separator); nothing is made yet',
  body: 'multipart',
  answer: table,
  errors: ['too_large', 'unsupported_type', 'table_empty', 'table_quotes', 'table_too_long'],
})

export const listImports = endpoint({
  method: 'GET',
  path: 'users/imports',
  access: 'account',
  tag,
  summary: 'The imports of the last days, the latest first',
  answer: z.object({ list: z.array(table) }),
})

export const getImport = endpoint({
  method: 'GET',
  path: 'users/imports/{id}',
  access: 'account',
  tag,
  summary: 'How far an import is, and what came of it',
  params: byId,
  answer: table,
  errors: ['not_found'],
})

export const previewImport = endpoint({
  method: 'POST',
  path: 'users/imports/{id}/preview',
  access: 'account',
  cost: 'heavy',
  tag,
  summary: 'What an import would do; nothing is made',
  params: byId,
  body: choices,
  answer: z.object({
    made: z.number().int(),
    duplicates: z.number().int(),
    leftOut: z.number().int(),
    /** Of those made: company or job is missing. */
    incomplete: z.number().int(),
    /** Words of the status column that are not known, the most frequent first. */
    unknownStatuses: z.array(z.object({ word: z.string(), count: z.number().int() })),
    unreadDates: z.number().int(),
    /** The first, and those that need a look. */
    rows: z.array(plannedRow),
  }),
  errors: ['not_found', 'conflict'],
})

export const runImport = endpoint({
  method: 'POST',
  path: 'users/imports/{id}',
  access: 'account',
  tag,
  summary: 'Begin to make the applications, in the background',
  params: byId,
  body: choices,
  answer: table,
  errors: ['not_found', 'conflict'],
})

export const stopImport = endpoint({
  method: 'DELETE',
  path: 'users/imports/{id}',
  access: 'account',
  tag,
  summary: 'Stop an import, keeping what it made; one that was not begun is forgotten',
  params: byId,
  answer: table,
  errors: ['not_found'],
})

export const getLeftOut = endpoint({
  method: 'GET',
  path: 'users/imports/{id}/left-out',
  access: 'account',
  cost: 'report',
  tag,
  summary: 'The rows that became no application, as CSV',
  params: byId,
  answer: 'file',
  errors: ['not_found'],
})
