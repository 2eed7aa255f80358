import type { NamedOthers } from '../domain/reading.ts'
import { othersIn } from './facts/company/others.ts'
import type { NormalisedMail } from './mail.ts'

const longest = 20_000

/**
 * What attribution gets of a mail beside its reading: the text without quoted history and footers, and who is named
 * in it.
 */
export function newTextOf(mail: NormalisedMail): NamedOthers & { text: string } {
  const lines = mail.lines.filter(({ zone }) => zone === 'body' || zone === 'signature')
  const text = lines
    .map((line) => line.text)
    .join('\n')
    .slice(0, longest)
  return { text, ...othersIn(mail, text) }
}
