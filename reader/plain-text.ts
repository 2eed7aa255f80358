import type { Row } from './html.ts'

const mostRows = 20_000
const longestRow = 20_000

/** Reads plain text as rows; `>` at the start counts as quotation, a blank row ends a paragraph. */
export function readPlainText(text: string): Row[] {
  const rows: Row[] = []
  const lines = withoutArmour(splitLines(text))
  for (const [at, raw] of lines.entries()) {
    // Mailboxes of the old kind escape a line that begins so.
    const isEscaped = raw.startsWith('>From ') && !lines[at - 1]?.startsWith('>') && !lines[at + 1]?.startsWith('>')
    const { depth, rest } = unquote(isEscaped ? raw.slice(1) : raw)
    const shown = rest.replace(/[ \t\u00a0]+$/, '')
    if (shown.trim() === '') {
      const last = rows.at(-1)
      if (last !== undefined) last.soft = false
      continue
    }
    rows.push({ text: shown, links: [], emphasis: null, label: null, depth, soft: true, small: false, mark: null })
  }
  for (const row of rows) {
    row.links = linksIn(row.text)
    if (/^\s{0,3}\*[^*]{2,80}\*$/.test(row.text)) row.emphasis = 'strong'
    row.text = row.text.trim()
  }
  return rows
}

/** Without what OpenPGP writes around a text that it signs (RFC 9580 section 7). */
function withoutArmour(lines: string[]): string[] {
  const begin = lines.indexOf('-----BEGIN PGP SIGNED MESSAGE-----')
  if (begin < 0) return lines
  const text = lines.indexOf('', begin)
  const signature = lines.indexOf('-----BEGIN PGP SIGNATURE-----', text)
  const end = lines.indexOf('-----END PGP SIGNATURE-----', signature)
  if (text < 0 || signature < 0 || end < 0) return lines
  return [
    ...lines.slice(0, begin),
    ...lines.slice(text, signature).map((line) => line.replace(/^- (?=-)/, '')),
    ...lines.slice(end + 1),
  ]
}

function splitLines(text: string): string[] {
  const lines: string[] = []
  let start = 0
  while (start < text.length && lines.length < mostRows) {
    const found = text.indexOf('\n', start)
    const end = found === -1 ? text.length : found
    lines.push(text.slice(start, Math.min(end, start + longestRow)).replace(/\r/g, ''))
    start = end + 1
  }
  return lines
}

function unquote(line: string): { depth: number; rest: string } {
  let depth = 0
  let at = 0
  while (at < line.length && (line[at] === '>' || (line[at] === ' ' && line[at + 1] === '>'))) {
    if (line[at] === '>') depth += 1
    at += 1
  }
  return { depth, rest: depth > 0 && line[at] === ' ' ? line.slice(at + 1) : line.slice(at) }
}

function linksIn(text: string): Row['links'] {
  if (!text.includes('://')) return []
  const found = text.match(/https?:\/\/[^\s<>"')\]]{3,2000}/g) ?? []
  return found.slice(0, 50).map((url) => ({ text: '', url: url.replace(/[.,;:!?]+$/, '') }))
}

/**
 * Joins rows that a mail program broke at its line width, so that a sentence stands in one piece. A row is joined to
 * the next when the next one's first word would not have fitted, or when it plainly goes on (lower case, no full stop).
 */
export function unwrap(rows: Row[]): Row[] {
  const width = wrapWidth(rows)
  const joined: Row[] = []
  let open = false
  let lastLength = 0
  for (const row of rows) {
    const previous = joined.at(-1)
    if (previous !== undefined && open && continues(previous, lastLength, row, width)) {
      const glue = /[\p{L}\d]-$/u.test(previous.text) && /^\p{Ll}/u.test(row.text) && previous.text.length < 200 ? '' : ' '
      previous.text = `${previous.text}${glue}${row.text}`
      previous.links = [...previous.links, ...row.links]
      previous.emphasis = previous.emphasis === row.emphasis ? row.emphasis : null
    } else {
      joined.push({ ...row })
    }
    open = row.soft
    lastLength = row.text.length
  }
  return joined
}

/** The line length the program wrapped at; 0 when rows are too long to have been wrapped at all. */
function wrapWidth(rows: Row[]): number {
  const soft = rows.filter((r) => r.soft).map((r) => r.text.length)
  const longest = soft.reduce((a, b) => Math.max(a, b), 0)
  if (longest >= 55 && longest <= 110) return longest
  // A long link may stick out of wrapped text.
  const within = soft.filter((n) => n <= 80)
  return within.length >= soft.length * 0.85 ? within.reduce((a, b) => Math.max(a, b), 0) : 0
}

function continues(previous: Row, lastLength: number, row: Row, width: number): boolean {
  if (
    previous.depth !== row.depth ||
    previous.text.length > 4_000 ||
    startsItem(row.text) ||
    isRule(row.text) ||
    isRule(previous.text)
  ) {
    return false
  }
  if (/^[\p{L} ]{2,25}:\s/u.test(row.text) && !/^\p{Ll}/u.test(row.text)) return false
  const firstWord = row.text.length - row.text.slice(0, 60).replace(/^\S+/, '').length - Math.max(0, row.text.length - 60)
  const full = width >= 55 && lastLength + 1 + firstWord > width - 2 && lastLength >= 40
  if (full) return !/[:]$/.test(previous.text) || /^\p{Ll}/u.test(row.text)
  return lastLength >= 35 && /[\p{L}\d,)’'-]$/u.test(previous.text) && /^[\p{Ll}(]/u.test(row.text)
}

function startsItem(text: string): boolean {
  return /^(?:--$|[-*•–·▪◦‣]\s|\d{1,2}[.)]\s|[a-z]\)\s|https?:\/\/)/.test(text)
}

export function isRule(text: string): boolean {
  return /^[-_=*~—–·.•\s]{4,}$/.test(text)
}
