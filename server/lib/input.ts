import type { z } from 'zod'
import { composed } from '../../reader/compose.ts'
import { plainWords } from './plain-words.ts'
import { Refusal } from './refusal.ts'

/** Checks one part of a request against the contract. Text comes out as Unicode NFC and without NUL, which PostgreSQL can't hold. */
export function checked<S extends z.ZodType>(shape: S, given: unknown): z.output<S> {
  const result = shape.safeParse(normalised(given, 0), { error: plainWords })
  if (result.success) return result.data
  throw new Refusal('bad_input', result.error.issues[0]?.message, {
    errors: result.error.issues.slice(0, 20).map(({ path, message }) => ({ path: path.join('.'), message })),
  })
}

const deepest = 32

function normalised(value: unknown, depth: number): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new Refusal('bad_input', 'Text can not hold the character NUL')
    return composed(value)
  }
  if (typeof value !== 'object' || value === null) return value
  if (depth === deepest) throw new Refusal('bad_input', 'The input is nested too deeply')
  if (Array.isArray(value)) return value.map((item) => normalised(item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, normalised(item, depth + 1)]))
}
