import { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { RefusalReason } from './refusals.ts'

/** Who may call: anybody; a signed-in person; a signed-in person with an assigned address. */
export type Access = 'public' | 'session' | 'account'

/** What is not JSON: a file's bytes, a stream of server-sent events, or where the browser goes next. */
export type RawAnswer = 'file' | 'events' | 'redirect'

/**
 * What a call costs the server.
 * - `light`: milliseconds, however large the account is
 * - `heavy`: reads all that an account has of something
 * - `report`: builds a file of it, which takes seconds
 * - `upload`: a file that comes in
 * - `waiting`: costs little, but waits: for another server, or for the turn to check a password
 * - `stream`: stays open
 */
export type Cost = 'light' | 'heavy' | 'report' | 'upload' | 'waiting' | 'stream'

/** One entry of the HTTP interface. Both sides use this object: the server to bind and check, the browser to call. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Under the prefix, spelled as in the specification, parameters as `{id}`. */
  path: string
  /** Stands beside the prefix, not under it: for programs that are given a short address. */
  isOutsidePrefix?: true
  access: Access
  summary: string
  /** The section of the document it is listed under. */
  tag: string
  params?: z.ZodObject
  query?: z.ZodObject
  /** JSON body, `multipart` for an upload, or `message` for the bytes of a mail (message/rfc822). */
  body?: z.ZodType | 'multipart' | 'message'
  /** The body comes as a web form, from another site's page. */
  isForm?: true
  /** Shape of `data` in the answer; none means 204 without a body. */
  answer?: z.ZodType | RawAnswer
  /** By it the calls that run at the same time are limited; `light` where it is missing. */
  cost?: Cost | ((query: Record<string, unknown>) => Cost)
  /** Refusals beyond those that every entry can give (bad_input, unauthenticated, address_missing, too_many_requests, internal, unavailable). */
  errors?: readonly ErrorCode[]
}

/** Keeps the literal types of an entry. */
export function endpoint<const E extends Endpoint>(entry: E): E {
  return entry
}

export type ParamsOf<E extends Endpoint> = E['params'] extends z.ZodType ? z.output<E['params']> : undefined
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.output<E['query']> : undefined
export type QueryIn<E extends Endpoint> = E['query'] extends z.ZodType ? z.input<E['query']> : undefined
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.output<E['body']> : undefined
export type BodyIn<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined
/** As the handler gives it. */
export type AnswerOf<E extends Endpoint> = E['answer'] extends z.ZodType ? z.input<E['answer']> : undefined
/** As the caller receives it. */
export type AnswerData<E extends Endpoint> = E['answer'] extends z.ZodType ? z.output<E['answer']> : undefined

export const prefix = '/api'

export function costOf({ cost, body, answer }: Endpoint, query: Record<string, unknown> = {}): Cost {
  if (typeof cost === 'function') return cost(query)
  if (cost) return cost
  if (body === 'multipart') return 'upload'
  return answer === 'events' ? 'stream' : 'light'
}

/** The path of an entry on the server, its parameters still as `{id}`. */
export function placeOf({ path, isOutsidePrefix }: Endpoint): string {
  return isOutsidePrefix ? `/${path}` : `${prefix}/${path}`
}

/** UUIDs of every version are let in; a foreign or unknown one answers 404. */
export const id = z.uuid()
export const byId = z.object({ id })
/** UTC, ISO 8601. */
export const instant = z.iso.datetime({ offset: true })

const beyond = { error: 'beyond_calendar' satisfies RefusalReason, abort: true }
const isInCalendar = (time: string) => {
  const at = Date.parse(time)
  return Number.isNaN(at) || (at >= Date.UTC(1970, 0) && at < Date.UTC(2101, 0))
}
/** A time that somebody says: one that PostgreSQL and calendars have, at whatever offset it was said. */
export const saidInstant = instant
  .refine(isInCalendar, beyond)
  .overwrite((time) => (Number.isNaN(Date.parse(time)) ? time : new Date(time).toISOString()))
/** A day that somebody says. */
export const saidDay = z.iso.date().refine(isInCalendar, beyond)

export const page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.string().max(2000).optional(),
})

/** What a look-up by name found, best first and never many: `data` itself. What can be paged through is in `data.list`. */
export function foundOf<T extends z.ZodType>(item: T) {
  return z.array(item)
}

export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ list: z.array(item), nextCursor: z.string().nullable(), total: z.number().int().optional() })
}

/** What `detail` or `message` says, for whoever says it in other words; missing where it is for programs alone. */
const named = {
  reason: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
}

/** RFC 9457. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string(),
  ...named,
  errors: z.array(z.object({ path: z.string(), message: z.string(), ...named })).optional(),
})
export type Problem = z.infer<typeof problem>
