import type { Problem } from '../../../contract/endpoint.ts'
import { fill } from '../index.ts'
import { de } from './de.ts'

/** What the server refused, in German; a reason that is not known here stays in its words. */
export function inGerman({ detail, errors = [], ...problem }: Problem): Problem {
  return {
    ...problem,
    detail: words(problem) ?? detail,
    errors: errors.map((field) => ({ ...field, message: words(field) ?? field.message })),
  }
}

const texts: Partial<Record<string, string>> = de

function words({ reason = '', values = {} }: Pick<Problem, 'reason' | 'values'>): string | undefined {
  const text = texts[reason]
  return text && fill(text, values)
}
