import type { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** What is wrong with a field, in the words of a person, where its entry in the contract does not say it better. */
export function plainWords(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'This is needed' : kinds[issue.expected]
    case 'too_big':
      return `Use at most ${amount(issue.origin, issue.maximum)}`
    case 'too_small':
      return issue.minimum === 1 && issue.origin !== 'number'
        ? 'This is needed'
        : `Use at least ${amount(issue.origin, issue.minimum)}`
    case 'invalid_format':
      return formats[issue.format] ?? 'This is not written as it should be'
    case 'invalid_value':
      return 'Choose one of those that are offered'
    case 'invalid_union':
      return 'This is not one of the forms that it may have'
    default:
      return undefined
  }
}

const kinds: Partial<Record<string, string>> = {
  string: 'This is no text',
  number: 'This is no number',
  int: 'This is no whole number',
  boolean: 'This is neither true nor false',
  array: 'This is no list',
  object: 'This is no object',
}

const formats: Partial<Record<string, string>> = {
  email: 'This is not an e-mail address',
  url: 'This is no web address: it begins with https://',
  uuid: 'This is no id',
  date: 'This is no date: write it as 2026-03-31',
  datetime: 'This is no time: write it as 2026-03-31T09:00:00Z',
}

function amount(origin: string, number: number | bigint): string {
  const units: Partial<Record<string, [one: string, many: string]>> = {
    string: ['character', 'characters'],
    array: ['entry', 'entries'],
  }
  const unit = units[origin]?.[number === 1 || number === 1n ? 0 : 1]
  return [number.toLocaleString('en'), unit].filter(Boolean).join(' ')
}
