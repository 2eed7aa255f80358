import type { z } from 'zod'
import { composed } from '../../domain/text/composed.ts'
import { fieldFaults } from './field-faults.ts'
import { Refusal } from './refusal.ts'

/** Checks one part of a request against the contract. Text comes out as Unicode NFC and without NUL, which PostgreSQL can't hold. */
export function checked<S extends z.ZodType>(shape: S, given: unknown): z.output<S> {
  const result = shape.safeParse(normalised(given, 0), { reportInput: true })
  if (result.success) return result.data
  const errors = fieldFaults(result.error).slice(0, 20)
  throw new Refusal('bad_input', errors[0]?.because, { errors })
}

const deepest = 32

function normalised(value: unknown, depth: number): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new Refusal('bad_input', 'holds_nul')
    return composed(value)
  }
  if (typeof value !== 'object' || value === null) return value
  if (depth === deepest) throw new Refusal('bad_input', 'nested_too_deeply')
  if (Array.isArray(value)) return value.map((item) => normalised(item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, normalised(item, depth + 1)]))
}
