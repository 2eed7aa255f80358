import type { NormalisedMail } from '../mail.ts'
import { furtherJobs } from './company/cards.ts'

/** One fact of a board's card, with the line it stands in. */
export interface CardPart {
  text: string
  line: string
}

const most = { lines: 40, below: 5, length: 200 }

/** 'Leeds · Hybrid · Full-time' below the title or the employer: its parts, and the short line under it. Other openings stand below. */
export function cardParts({ lines }: NormalisedMail, names: readonly (string | null)[]): CardPart[] {
  const body = lines.filter(({ zone }) => zone === 'body').slice(0, most.lines)
  const end = body.findIndex(({ text }, n) => n > 0 && text.length < 60 && furtherJobs.test(text))
  const own = end < 0 ? body : body.slice(0, end)
  const isNamed = (text: string) => names.some((name) => name !== null && text.includes(name))
  let isBelowCard = false
  return own.flatMap(({ text }, at) => {
    const parts = text.split(/\s[·•|]\s/)
    const isNear = own.slice(Math.max(0, at - most.below), at + 1).some((line) => isNamed(line.text))
    const isCard =
      isNear && text.length < most.length && (parts.length > 1 || (isBelowCard && text.length < 60 && !/[.!?:]$/.test(text)))
    isBelowCard = isCard && parts.length > 1
    return isCard
      ? parts.map((part) => ({
          text:
            part
              .split(/[.!?]\s+/)
              .at(-1)
              ?.trim() ?? '',
          line: text,
        }))
      : []
  })
}
