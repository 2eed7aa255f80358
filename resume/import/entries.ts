import type { Line } from './line.ts'
import { periodIn } from './period.ts'

/** An entry of a section before it is known what its parts are. */
export interface RawEntry {
  /** What stands at its top: title, organization, place, in the order of the file. */
  heads: string[]
  startDate: string
  endDate: string
  paragraphs: string[]
  bullets: string[]
}

interface Open extends RawEntry {
  hasDates: boolean
}

const opened = (): Open => ({ heads: [], startDate: '', endDate: '', paragraphs: [], bullets: [], hasDates: false })
const isLong = (text: string) => text.length > 110 || /\p{L}[.!?]$/u.test(text)

/**
 * Divides a section into its entries: each has its dates once, and what stands before its text is its head. Lines that could begin the next
 * entry wait until what follows says so.
 */
export function entriesIn(lines: readonly Line[]): RawEntry[] {
  const entries: Open[] = []
  let now: Open | undefined
  let waiting: Line[] = []
  const begin = () => {
    now = opened()
    entries.push(now)
    now.heads.push(...waiting.flatMap(({ text }) => text.split('\t')))
    waiting = []
    return now
  }
  const hasText = (entry: Open) => entry.bullets.length + entry.paragraphs.length > 0
  for (const line of lines) {
    const dated = line.isBullet || line.text.length > 160 ? null : periodIn(line.text)
    if (dated) {
      const entry = !now || now.hasDates || hasText(now) || waiting.length > 0 ? begin() : now
      Object.assign(entry, { startDate: dated.startDate, endDate: dated.endDate, hasDates: true })
      entry.heads.push(...dated.rest.split('\t').filter(Boolean))
    } else if (line.isBullet) {
      const entry = waiting.length > 0 || !now ? begin() : now
      entry.bullets.push(line.text)
    } else if (isLong(line.text)) {
      const entry = waiting.length > 0 || !now ? begin() : now
      entry.paragraphs.push(line.text.replaceAll('\t', ' '))
    } else if (now && !hasText(now) && now.heads.length < (line.standsOut ? 2 : 3)) now.heads.push(...line.text.split('\t'))
    else waiting.push(line)
  }
  if (waiting.length > 0) {
    // Without dates and text, each line that stands out is an entry.
    for (const line of waiting.splice(0)) {
      if (line.standsOut || !now) {
        waiting = [line]
        begin()
      } else if (hasText(now)) now.paragraphs.push(line.text)
      else now.heads.push(line.text)
    }
  }
  return entries.map(({ hasDates: _, ...entry }) => entry)
}
