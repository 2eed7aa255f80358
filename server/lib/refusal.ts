import type { Problem } from '../../contract/endpoint.ts'
import { type ErrorCode, errors } from '../../contract/errors.ts'

/** An error that the caller can mend. Everything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: ErrorCode
  /** What was wrong with which field of the input. */
  readonly errors: { path: string; message: string }[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    detail: string = errors[code].title,
    more: { errors?: { path: string; message: string }[]; retryAfterSeconds?: number } = {},
  ) {
    super(detail)
    this.name = 'Refusal'
    this.code = code
    this.errors = more.errors
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}

/** RFC 9457, the body of `application/problem+json`. */
export function problemOf(refusal: Refusal): Problem {
  const { status, title } = errors[refusal.code]
  return {
    type: `/api/docs#error-${refusal.code}`,
    title,
    status,
    code: refusal.code,
    detail: refusal.message,
    ...(refusal.errors && { errors: refusal.errors }),
  }
}

/** The refusal that says what was thrown: itself, what the HTTP library found wrong, a database that is away, or a bug. */
export function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown
  const { statusCode, code } = thrown as { statusCode?: number; code?: string }
  if (statusCode === 413) return new Refusal('too_large')
  if (statusCode === 415) return new Refusal('unsupported_type')
  if (statusCode === 404) return new Refusal('not_found')
  if (statusCode !== undefined && statusCode < 500) return new Refusal('bad_input', 'The request could not be read')
  if (code !== undefined && isDatabaseAway(code)) return new Refusal('unavailable', undefined, { retryAfterSeconds: 5 })
  return new Refusal('internal')
}

/** Connection errors of the system, and PostgreSQL's classes 08 (connection), 53 (resources) and 57P (shutdown). */
function isDatabaseAway(code: string) {
  return /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|08...|53...|57P..)$/.test(code)
}
