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

const isLong = (text: string) => text.length > 110 || /\p{L}{2}[.!?]$/u.test(text)

/** A line that says when something was: a period, or a date at an end of the line; not a sentence that names a year. */
function datedLine({ text, isBullet }: Line, hasPoints: boolean): ReturnType<typeof periodIn> {
  if ((isBullet && !hasPoints) || text.length > 200) return null
  const found = periodIn(text)
  if (!found) return null
  const isPeriod = found.startDate !== '' || /\p{L}/u.test(text) === false
  return isPeriod || found.isAtEnd ? found : null
}

/**
 * Divides a section into its entries: each has its dates once. How many lines stand above the dates of the first tells how many do in the
 * others; where points of a list are all that there is, each is an entry.
 */
export function entriesIn(lines: readonly Line[], isList = false): RawEntry[] {
  const arePoints = isList && lines.every(({ isBullet }) => isBullet)
  const dated = lines.map((line) => datedLine(line, arePoints))
  const first = dated.findIndex((one) => one !== null)
  if (first < 0) return undated(lines, arePoints)
  const isHead = (line: Line | undefined, at: number) =>
    line !== undefined && !line.isBullet && !isLong(line.text) && (line.indent ?? 0) <= (lines[at]?.indent ?? 0) + 6
  const starts: number[] = []
  for (const [at, one] of dated.entries()) {
    if (one === null) continue
    // What stands above the dates of this entry: no more than in the first, and nothing that ends the one before.
    let from = at
    const previous = starts.length > 0 ? dated.findLastIndex((other, n) => n < at && other !== null) : -1
    while (from - 1 > previous && isHead(lines[from - 1], at) && (starts.length === 0 || at - from < Math.max(first, 1)))
      from -= 1
    if (starts.length > 0 && first === 0 && from < at && !beginsEntry(lines, from, at, previous)) from = at
    starts.push(from)
  }
  if (starts[0] !== undefined && starts[0] > 0) starts[0] = 0
  return starts.map((from, n) => entryOf(lines.slice(from, starts[n + 1] ?? lines.length), dated.slice(from), arePoints))
}

/** Where the first entry begins with its dates, a line above others belongs to the next only after text, and where it stands out. */
function beginsEntry(lines: readonly Line[], from: number, at: number, previous: number): boolean {
  const hasText = lines.slice(previous + 1, from).some((line) => line.isBullet || isLong(line.text))
  return (
    hasText &&
    (lines[from]?.standsOut === true || lines[from]?.lead !== '' || lines[from]?.text.includes('\t') === true) &&
    at > from
  )
}

function entryOf(lines: readonly Line[], dated: readonly ReturnType<typeof periodIn>[], arePoints: boolean): RawEntry {
  const entry: RawEntry = { heads: [], startDate: '', endDate: '', paragraphs: [], bullets: [] }
  const edge = Math.min(...lines.map(({ indent }) => indent ?? 0))
  let hasDates = false
  let heads = 0
  for (const [n, line] of lines.entries()) {
    const found = dated[n]
    if (found && !hasDates) {
      hasDates = true
      heads += 1
      Object.assign(entry, { startDate: found.startDate, endDate: found.endDate })
      entry.heads.push(...found.rest.split('\t').filter(Boolean))
    } else if (line.isBullet && !arePoints) entry.bullets.push(line.text)
    else if (isLong(line.text)) {
      const isPoint = isIndented(line, edge) || entry.bullets.length > 0
      entry[isPoint ? 'bullets' : 'paragraphs'].push(line.text.replaceAll('\t', ' '))
    } else if (
      entry.bullets.length + entry.paragraphs.length === 0 &&
      heads < (hasDates ? 4 : 3) &&
      !isIndentedPoint(line, edge, hasDates)
    ) {
      heads += 1
      entry.heads.push(...line.text.split('\t'))
    } else if (isIndented(line, edge)) entry.bullets.push(line.text)
    else entry.paragraphs.push(line.text)
  }
  return entry
}

/** The signs of a list are pictures in some files: its points are those that are moved in. */
const isIndented = ({ indent = 0 }: Line, edge: number) => indent > edge + 6 && indent < edge + 60
const isIndentedPoint = (line: Line, edge: number, hasDates: boolean) =>
  hasDates && isIndented(line, edge) && !line.standsOut && line.lead === '' && !line.text.includes('\t')

/** Without dates, each line that stands out is an entry; of a list, each point. */
function undated(lines: readonly Line[], arePoints: boolean): RawEntry[] {
  const entries: RawEntry[] = []
  const standing = lines.some(({ standsOut }) => standsOut) && !lines.every(({ standsOut }) => standsOut)
  for (const line of lines) {
    const now = entries.at(-1)
    const begins = arePoints || (!line.isBullet && (standing ? line.standsOut && !(now && isBare(now)) : !isLong(line.text)))
    if (begins || !now) {
      const entry: RawEntry = { heads: [], startDate: '', endDate: '', paragraphs: [], bullets: [] }
      entries.push(entry)
      if (line.isBullet && !arePoints) entry.bullets.push(line.text)
      else if (isLong(line.text)) entry.paragraphs.push(line.text)
      else entry.heads.push(...line.text.split('\t'))
    } else if (line.isBullet) now.bullets.push(line.text)
    else if (isBare(now) && !isLong(line.text) && now.heads.length < 3) now.heads.push(...line.text.split('\t'))
    else now.paragraphs.push(line.text.replaceAll('\t', ' '))
  }
  return entries
}

const isBare = ({ paragraphs, bullets }: RawEntry) => paragraphs.length + bullets.length === 0
