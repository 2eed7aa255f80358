import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

const secret = new Set(
  'password passwordhash token refreshtoken accesstoken secret proof authorization cookie email address to from recipient subject text html body preview raw bytes'.split(
    ' ',
  ),
)

/**
 * Structured lines, one JSON object each. Whatever is handed in, no line holds a password, a token, the content of a mail
 * or an e-mail address: fields that may are blanked by name, addresses and bearer tokens by their look.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: (fields) => blank(fields, 0) as Record<string, unknown> },
      serializers: { err: describeError },
      hooks: { streamWrite: withoutAddresses },
    },
    destination ?? pino.destination({ fd: 2, sync: false }),
  )
}

const longestText = 4000

function blank(value: unknown, depth: number): unknown {
  if (value instanceof Error) return describeError(value)
  if (typeof value === 'string') return value.slice(0, longestText)
  if (typeof value !== 'object' || value === null) return value
  if (ArrayBuffer.isView(value)) return '[bytes]'
  if (value instanceof Date) return value
  if (depth > 6) return '[deep]'
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => blank(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      secret.has(key.toLowerCase()) && item !== null && item !== undefined ? '[hidden]' : blank(item, depth + 1),
    ]),
  )
}

// A database error's detail, parameters and query quote the row: they stay out.
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  return {
    type: error.name,
    code,
    constraint,
    table,
    message: error.message.slice(0, 500),
    stack: error.stack?.slice(0, 4000),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}

const addressOrToken =
  /[\p{L}\p{N}._%+=-]{1,64}@[\p{L}\p{N}-][\p{L}\p{N}.-]{0,252}|\beyJ[\w-]{8,}\.[\w.-]+|\bBearer [\w.~+/=-]+/gu

function withoutAddresses(line: string) {
  return line.replace(addressOrToken, '[hidden]')
}
