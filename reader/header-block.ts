import type { Mailbox } from '../domain/reading.ts'
import type { Row } from './html.ts'
import { languages } from './languages/all.ts'
import { isRule } from './plain-text.ts'
import { fold } from './words.ts'

/** The `From: … Subject: …` lines that a program writes over a mail it quotes or forwards. */
export interface HeaderBlock {
  from: Mailbox | null
  to: Mailbox | null
  /** As written; these dates come in every language. */
  date: string | null
  subject: string | null
  /** Rows it takes. */
  length: number
}

type Name = 'from' | 'date' | 'to' | 'cc' | 'subject'

const labelNames = new Map<string, Set<Name>>()
for (const { headerLabels } of languages) {
  for (const [name, labels] of Object.entries(headerLabels)) {
    for (const label of labels) {
      const names = labelNames.get(label) ?? new Set()
      labelNames.set(label, names.add(name as Name))
    }
  }
}
const forwardMarkers = new Set(languages.flatMap((l) => l.forwardMarkers.map(fold)))
const originalMarkers = new Set(languages.flatMap((l) => l.originalMarkers.map(fold)))
const quoteVerbs = languages.flatMap((l) => l.quoteVerbs)
const replyLines = languages.flatMap((l) => l.replyLines)
const quoteOpeners = languages.flatMap((l) => l.quoteOpeners)

/** Whether the row announces a forwarded mail ('Begin forwarded message:') or a quoted one ('-----Original Message-----'). */
export function announces(text: string): 'forwarded' | 'quoted' | null {
  if (text.length > 90) return null
  const core = fold(text)
    .replace(/^[-_=*>\s]+/, '')
    .replace(/[-_=*\s:]+$/, '')
  if (forwardMarkers.has(core)) return 'forwarded'
  return originalMarkers.has(core) ? 'quoted' : null
}

/** A line of a help desk above which an answer has to stand: '##- Please type your reply above this line -##'. */
export function asksToReplyAbove(text: string): boolean {
  if (text.length > 120) return false
  const line = fold(text)
  return replyLines.some((phrase) => line.includes(phrase))
}

/** A rule, or words between two: '----- Mail original -----'. */
export function isRuled(text: string): boolean {
  return isRule(text) || withinRules(text) !== null
}

function withinRules(text: string): string | null {
  return /^[-_=*]{3,20}\s{0,4}([^-_=*\s].*?)\s{0,4}[-_=*]{3,20}$/.exec(text.slice(0, 200))?.[1] ?? null
}

/** Whether the row is 'On … wrote:' in any language, possibly over up to three rows; how many rows it takes, 0 when it is not. */
export function quoteIntroduction(rows: Row[], at: number): number {
  // GroupWise closes with what it opens: '>>> Ola Berg 14.09.2026 09:12 >>>'.
  const only = rows[at]?.text ?? ''
  if (/\d[:.]\d{2}[^>]{0,12}>>>$/.test(only.slice(0, 300))) return 1
  const ruled = only.startsWith('--') ? withinRules(only) : null
  if (ruled !== null) return isQuoteIntroduction(ruled, rows[at + 1]) ? 1 : 0
  let text = ''
  for (let taken = 1; taken <= 3; taken += 1) {
    const row = rows[at + taken - 1]
    if (row === undefined || text.length + row.text.length > 300) return 0
    text = `${text} ${row.text}`.trim()
    const next = rows[at + taken]
    const overQuotation = next !== undefined && next.depth > row.depth
    if (/[:：]$/.test(row.text)) {
      // 'Quoting Ola Berg <ola@example.org>:' in whatever language.
      if (taken === 1 && overQuotation && /[^\s@<>]@[^\s@<>]/.test(text)) return 1
      if (taken > 1 && /\d/.test(row.text) && isQuoteIntroduction(row.text, next)) return 0
      return isQuoteIntroduction(text, next) ? taken : 0
    }
    if (overQuotation && isQuoteIntroduction(text, undefined)) return taken
    if (taken === 1 && !(/\d/.test(text) && (opensLikeIntroduction(fold(text)) || (row.soft && namesMoment(text))))) return 0
  }
  return 0
}

/** The day with its year, and who wrote or at what time: what a program tells in its first row whatever its language. */
function namesMoment(text: string): boolean {
  return /\b\d{4}\b/.test(text) && /<[^\s<>]{1,64}@|\d{1,2}[:.]\d{2}/.test(text)
}

function opensLikeIntroduction(line: string): boolean {
  return (
    /\d/.test(line) &&
    (quoteOpeners.some((opener) => line.startsWith(opener)) ||
      /^\d{1,4}[./-]\d/.test(line) ||
      /^\d{1,2}\.? \p{L}+ \d{4}/u.test(line))
  )
}

function isQuoteIntroduction(text: string, next: Row | undefined): boolean {
  const line = fold(text).replace(/\s*[:：]$/, '')
  const words = line.split(/[\s,()<>]+/)
  const said = quoteVerbs.some((verb) => words.includes(verb))
  if (!said) return false
  const verbLast = quoteVerbs.some((verb) => line.endsWith(verb) || line.endsWith(`${verb} to`))
  const opened = opensLikeIntroduction(line)
  const dated = /\d{1,2}[:.h]\d{2}|\d{4}|@/.test(line)
  const wholeDate = /\d{4}/.test(line) && /\d{1,2}[:.]\d{2}/.test(line)
  if (dated && (verbLast || opened || wholeDate)) return true
  return verbLast && words.length <= 8 && (next?.depth ?? 0) > 0
}

/**
 * The header block that starts at a row, null when none does. It needs the author and two more of date, recipient, subject. Where a program
 * announces it, labels in unknown languages are recognised by what stands behind them.
 */
export function headerBlock(rows: Row[], at: number): HeaderBlock | null {
  const values = new Map<Name, string>()
  let length = 0
  let last: Name | null = null
  let continued = 0
  const announced = isAnnounced(rows, at)
  const strange: string[] = []
  while (length < 14) {
    const row = rows[at + length]
    if (row === undefined) break
    const found = labelled(row.text, values)
    if (found !== null) {
      values.set(found.name, found.value)
      last = found.name
      continued = 0
    } else if (last !== null && otherHeader.test(row.text)) {
      continued = 0
    } else if (announced && (length === 0 || rows[at + length - 1]?.soft === true) && strangeHeader.test(row.text)) {
      strange.push(row.text.slice(row.text.search(/[:：]/) + 1).trim())
      continued = 0
    } else if (last !== null && rows[at + length - 1]?.soft === true && isRecipients(last, row.text)) {
      continued = 0
    } else if (last !== null && rows[at + length - 1]?.soft === true && continued < 3 && values.size < 4 && !isRule(row.text)) {
      // A long subject goes on in the next row.
      values.set(last, `${values.get(last) ?? ''} ${row.text}`.trim())
      continued += 1
    } else break
    length += 1
  }
  length -= continued
  for (const [name, sign] of signs) {
    const found = values.has(name) ? -1 : strange.findIndex((value) => sign.test(value.slice(0, 400)))
    if (found !== -1) values.set(name, strange.splice(found, 1)[0] ?? '')
  }
  const others = ['date', 'to', 'subject'].filter((name) => values.has(name as Name)).length
  if (!values.has('from') || others < 2) return blockByShape(rows, at)
  return {
    from: toMailbox(values.get('from') ?? ''),
    to: toMailbox(values.get('to') ?? ''),
    date: values.get('date') ?? null,
    subject: values.get('subject') ?? null,
    length,
  }
}

/**
 * A block in a language that nobody here knows, unannounced: four to six short labels, of which the first has the author's address, another the
 * recipient's and one a day with its year and time.
 */
function blockByShape(rows: Row[], at: number): HeaderBlock | null {
  const values: string[] = []
  while (values.length < 6) {
    const found = shortLabel.exec(rows[at + values.length]?.text.slice(0, 500) ?? '')
    if (found === null) break
    values.push((found[1] ?? '').trim())
  }
  const address = /[^\s@<>]@[^\s@<>]/
  const date = values.findIndex(
    (value) => !address.test(value) && /\p{Nd}{4}/u.test(value) && /\p{Nd}{1,2}[:.]\p{Nd}{2}/u.test(value),
  )
  const to = values.findIndex((value, n) => n > 0 && address.test(value))
  if (values.length < 4 || !address.test(values[0] ?? '') || date < 0 || to < 0) return null
  const subject = values.find((value, n) => n > 0 && n !== date && !address.test(value)) ?? null
  return {
    from: toMailbox(values[0] ?? ''),
    to: toMailbox(values[to] ?? ''),
    date: values[date] ?? null,
    subject,
    length: values.length,
  }
}

const shortLabel = /^[*\s]{0,3}\p{L}[\p{L}\p{M}]{0,16}(?: \p{L}{1,12})?\*?\s?[:：]\*?\s{0,8}(\S.*)$/u
const strangeHeader = /^[*\s]{0,3}\p{L}[\p{L}\p{M} -]{0,24}\*?[:：]\*?\s{0,8}\S/u
/** What a value is, in the order in which programs write them. */
const signs: [Name, RegExp][] = [
  ['from', /[^\s@<>]@[^\s@<>]/],
  ['to', /[^\s@<>]@[^\s@<>]/],
  ['date', /\p{Nd}{4}.*\p{Nd}{1,2}[:.]\p{Nd}{2}/u],
  ['subject', /^[^@]*$/],
]

/** Whether a program says or marks that what stands here is another mail, or begins with its author under words between rules. */
function isAnnounced(rows: Row[], at: number): boolean {
  const above = rows[at - 1]?.text ?? ''
  if (rows[at]?.mark === 'quoted' || announces(isRule(above) ? (rows[at - 2]?.text ?? '') : above) !== null) return true
  return withinRules(above) !== null && labelled(rows[at]?.text ?? '', new Map())?.name === 'from'
}

/** A long list of recipients goes on in as many rows as it needs. */
function isRecipients(last: Name, text: string): boolean {
  return (
    (last === 'to' || last === 'cc') && /<[^\s@<>]{1,64}@[^\s@<>]{1,255}>|^[^\s@]{1,64}@[^\s@]{1,255}$/.test(text.slice(0, 500))
  )
}

const otherHeader =
  /^[*\s>]{0,4}(?:message-id|in-reply-to|references|reply-to|return-path|importance|priority|x-[a-z-]{1,40})\*?\s?:/i

function labelled(text: string, seen: ReadonlyMap<Name, string>): { name: Name; value: string } | null {
  // Nearly all rows are prose: the colon of a label stands near its beginning.
  const head = text.slice(0, 40)
  if (!head.includes(':') && !head.includes('：')) return null
  const found = /^[*\s>]{0,4}([\p{L}][\p{L} -]{0,20}?)\s{0,3}\*?\s?[:：]\*?\s*(.*)$/u.exec(text.slice(0, 2_000))
  if (found === null) return null
  const names = labelNames.get(fold(found[1] ?? ''))
  if (names === undefined) return null
  // 'De' is the author in French, Spanish and Portuguese; 'A' the recipient in Italian: each name is taken once.
  const name = [...names].find((n) => !seen.has(n))
  return name === undefined ? null : { name, value: (found[2] ?? '').trim() }
}

function toMailbox(value: string): Mailbox | null {
  const text = value.slice(0, 500)
  const address = /[^\s<>[\]()"';,:]{1,64}@[^\s<>[\]()"';,:]{1,255}/.exec(text)?.[0]?.toLowerCase() ?? ''
  const name = text
    .replace(/<[^<>]{0,320}>|\[[^[\]]{0,330}\]|\([^()]{0,320}@[^()]{0,320}\)/g, '')
    .replace(/mailto:/g, '')
    .replace(/^["'\s]+|["'\s;,]+$/g, '')
    .trim()
  if (name === '' && address === '') return null
  return { name: name.toLowerCase() === address ? '' : name, address }
}
