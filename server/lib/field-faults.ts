import type { z } from 'zod'
import { type RefusalReason, refusalTexts } from '../../contract/refusals.ts'
import type { Because, FieldFault } from './refusal.ts'

/** What is wrong with which field, as its entry in the contract names it, or else as the kind of fault is named. */
export function fieldFaults({ issues }: z.ZodError): FieldFault[] {
  return issues.map((issue) => ({ path: issue.path.join('.'), because: becauseOf(issue) }))
}

/** The issue must hold its input. */
function becauseOf(issue: z.core.$ZodIssue): Because {
  if (issue.message in refusalTexts) return issue.message as RefusalReason
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'needed' : (kinds[issue.expected] ?? 'malformed')
    case 'too_big':
      return { reason: most[issue.origin] ?? 'too_high', values: { most: Number(issue.maximum) } }
    case 'too_small':
      if (issue.minimum === 1 && issue.origin !== 'number') return 'needed'
      return { reason: least[issue.origin] ?? 'too_low', values: { least: Number(issue.minimum) } }
    case 'invalid_format':
      return formats[issue.format] ?? 'malformed'
    case 'invalid_value':
      return 'not_offered'
    case 'invalid_union':
      return 'fits_no_form'
    default:
      return 'malformed'
  }
}

type Reasons = Partial<Record<string, RefusalReason>>

const kinds: Reasons = {
  string: 'not_text',
  number: 'not_a_number',
  int: 'not_a_whole_number',
  boolean: 'not_true_or_false',
  array: 'not_a_list',
  object: 'not_an_object',
}

const formats: Reasons = {
  email: 'not_an_email',
  url: 'not_a_web_address',
  uuid: 'not_an_id',
  date: 'not_a_day',
  datetime: 'not_an_instant',
}

const most: Reasons = { string: 'too_long', array: 'too_many' }
const least: Reasons = { string: 'too_short', array: 'too_few' }
