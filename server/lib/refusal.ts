import type { Problem } from '../../contract/endpoint.ts'
import { type ErrorCode, errors } from '../../contract/errors.ts'
import { type RefusalReason, refusalTexts } from '../../contract/refusals.ts'
import { isDatabaseAway } from '../db/away.ts'

/** Why something is refused, by name and with values, so that a browser says it in its language; or words for programs and operators alone. */
export type Because = RefusalReason | { reason: RefusalReason; values: Values } | { words: string }
type Values = Record<string, string | number>

/** What was wrong with which field of the input. */
export interface FieldFault {
  path: string
  because: Because
}

/** An error that the caller can mend. Everything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly because: Because
  readonly errors: FieldFault[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, because: Because = code, more: { errors?: FieldFault[]; retryAfterSeconds?: number } = {}) {
    super(said(because).detail)
    this.name = 'Refusal'
    this.code = code
    this.because = because
    this.errors = more.errors
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}

/** RFC 9457, the body of `application/problem+json`. */
export function problemOf({ code, because, errors: faults }: Refusal): Problem {
  const { status, title } = errors[code]
  const fields = faults?.map(({ path, because }) => {
    const { detail: message, ...name } = said(because)
    return { path, message, ...name }
  })
  return { type: `/api/docs#error-${code}`, title, status, code, ...said(because), ...(fields && { errors: fields }) }
}

function said(because: Because): Pick<Problem, 'detail' | 'reason' | 'values'> {
  if (typeof because === 'string') return { detail: inEnglish(because), reason: because }
  if ('words' in because) return { detail: because.words }
  return { detail: inEnglish(because.reason, because.values), ...because }
}

function inEnglish(reason: RefusalReason, values: Values = {}): string {
  const text = reason in errors ? errors[reason as ErrorCode].title : refusalTexts[reason as keyof typeof refusalTexts]
  return text.replace(/\{(\w+)(:#)?\}/g, (_, name: string, isNumber?: string) => {
    const value = values[name] ?? ''
    return isNumber ? Number(value).toLocaleString('en') : String(value)
  })
}

/** The refusal that says what was thrown: itself, what the HTTP library found wrong, a database that is away, or a bug. */
export function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown
  const { statusCode } = thrown as { statusCode?: number }
  if (statusCode === 413) return new Refusal('too_large')
  if (statusCode === 415) return new Refusal('unsupported_type')
  if (statusCode === 404) return new Refusal('not_found')
  if (statusCode !== undefined && statusCode < 500) return new Refusal('bad_input', 'request_unreadable')
  if (isDatabaseAway(thrown)) return new Refusal('unavailable', 'database_away', { retryAfterSeconds: 5 })
  return new Refusal('internal')
}
