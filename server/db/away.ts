/**
 * Whether the database cannot be reached or went away: connection errors of the system, PostgreSQL's classes 08
 * (connection), 53 (resources) and 57P (shutdown), and those of the driver, which have words alone.
 */
export function isDatabaseAway(thrown: unknown): boolean {
  const { code, message } = Object(thrown) as { code?: unknown; message?: unknown }
  return typeof code === 'string' ? codes.test(code) : typeof message === 'string' && words.test(message)
}

const codes = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|08...|53...|57P..)$/
const words =
  /^(?:Connection (?:terminated|ended)|Client (?:has encountered|was closed)|timeout e|Cannot use a pool|Postgres connection has been)/
