import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { headingOf } from './headings.ts'
import type { Line } from './line.ts'

const most = { pages: 20, items: 40_000 }

interface Item {
  text: string
  x: number
  /** From the top. */
  y: number
  end: number
  size: number
  font: string
}

export interface ReadPdf {
  /** Its paragraphs, column by column. */
  lines: Line[]
  /** All words in file order, as simple parsers read them. */
  text: string
  pages: number
}

/** What a PDF says. Its scripts, forms and attachments are never run or opened. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: 0,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
  })
  try {
    const pdf = await task.promise
    const pages: Item[][] = []
    let text = ''
    for (let n = 1; n <= Math.min(pdf.numPages, most.pages); n += 1) {
      const page = await pdf.getPage(n)
      const { height } = page.getViewport({ scale: 1 })
      const { items } = await page.getTextContent()
      const texts = items.slice(0, most.items).filter((item) => 'str' in item)
      pages.push(texts.flatMap((item) => itemOf(item, height)))
      text += `${texts.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join('')}\n`
      page.cleanup()
    }
    const body = bodyFont(pages.flat())
    const rows = pages.flatMap((items, page) =>
      columnsOf(items).flatMap((column, n) => {
        const lines = paragraphsOf(rowsWithTitles(column), body)
        return page === 0 && n === 1 ? lines.map((line, at) => ({ ...line, isHead: at === 0 })) : lines
      }),
    )
    return { lines: withoutFooters(rows, pages.length), text: text.trim(), pages: pdf.numPages }
  } finally {
    await task.destroy()
  }
}

function itemOf(item: { str: string; transform: number[]; width: number; fontName: string }, height: number): Item[] {
  const [a = 0, b = 0, , , x = 0, y = 0] = item.transform
  // Rotated text is not content.
  if (item.str.trim() === '' || Math.abs(b) > Math.abs(a) / 10) return []
  return [{ text: item.str, x, y: height - y, end: x + item.width, size: Math.hypot(a, b), font: item.fontName }]
}

/** The font and size that most of the text is set in. */
function bodyFont(items: readonly Item[]): { font: string; size: number } {
  const mostOf = <Key>(key: (item: Item) => Key, none: Key): Key => {
    const counts = new Map<Key, number>()
    for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + item.text.length)
    return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [none, 0])[0]
  }
  return { font: mostOf(({ font }) => font, ''), size: mostOf(({ size }) => Math.round(size * 2) / 2, 10) }
}

interface Row {
  items: Item[]
  x: number
  y: number
  end: number
}

function rowsOf(items: readonly Item[]): Row[] {
  const rows: Row[] = []
  for (const item of items.toSorted((p, q) => p.y - q.y || p.x - q.x)) {
    const row = rows.at(-1)
    if (row && Math.abs(item.y - row.y) < item.size * 0.4) row.items.push(item)
    else rows.push({ items: [item], x: 0, y: item.y, end: 0 })
  }
  for (const row of rows) {
    row.items.sort((p, q) => p.x - q.x)
    row.x = row.items[0]?.x ?? 0
    row.end = Math.max(...row.items.map(({ end }) => end))
  }
  return rows
}

/** A title to the left of its section becomes a row. */
function rowsWithTitles(items: readonly Item[]): Row[] {
  const edge = Math.min(...items.map(({ x }) => x))
  return rowsOf(items).flatMap((row) => (row.x < edge + 3 ? withTitleApart(row) : row))
}

function withTitleApart(row: Row): Row[] {
  const at = row.items.findIndex((item, n) => n > 0 && item.x - (row.items[n - 1]?.end ?? 0) > item.size * 1.4)
  const title = row.items.slice(0, Math.max(0, at))
  if (at < 1 || headingOf(title.map(({ text }) => text).join('')) === null) return [row]
  const rest = row.items.slice(at)
  return [
    { ...row, items: title, end: Math.max(...title.map(({ end }) => end)) },
    { ...row, items: rest, x: rest[0]?.x ?? 0 },
  ]
}

const share = (items: readonly Item[], all: readonly Item[]) => {
  const length = (some: readonly Item[]) => some.reduce((sum, { text }) => sum + text.length, 0)
  return length(items) / Math.max(1, length(all))
}

/** A page as one column, or as two where a gutter runs down it and both sides have text of their own. */
function columnsOf(items: Item[]): Item[][] {
  const left = Math.min(...items.map(({ x }) => x))
  const right = Math.max(...items.map(({ end }) => end))
  for (let gutter = left + (right - left) * 0.25; gutter < left + (right - left) * 0.75; gutter += 4) {
    const crossing = items.filter(({ x, end }) => x < gutter - 2 && end > gutter + 2)
    if (share(crossing, items) > 0.02) continue
    const before = items.filter(({ end }) => end <= gutter + 2)
    const after = items.filter(({ x }) => x >= gutter - 2)
    const areRows = isBesideOther(before, after) || [before, after].some((side) => rowsOf(side).length < 5)
    if (share(before, items) > 0.12 && share(after, items) > 0.12 && !areRows) return [[...before, ...crossing], after]
  }
  return [items]
}

/** Labels or dates beside their text: most rows of the smaller side begin on a row of the other. */
function isBesideOther(before: readonly Item[], after: readonly Item[]): boolean {
  const [small, large] = [rowsOf(before), rowsOf(after)].toSorted((a, b) => a.length - b.length)
  const paired = small?.filter(({ y }) => large?.some((row) => Math.abs(row.y - y) < 1.5)) ?? []
  return paired.length > (small?.length ?? 0) * 0.5 && (small?.length ?? 0) < (large?.length ?? 0) * 0.8
}

const bullet = /^[•‣◦▪●○■□–*·-]\s+|^[•‣◦▪●○■□]/

/** A line with only an address or number ends the paragraph above. */
const contact = /^\S*\w[@/.]\w\S*$|^[+(\d][\d\s()/-]+$/

/** Rows joined where they are one paragraph or one point of a list. */
function paragraphsOf(rows: readonly Row[], body: { font: string; size: number }): Line[] {
  const lines: (Line & { x: number; y: number; end: number })[] = []
  const edge = Math.max(...rows.map(({ end }) => end))
  for (const row of rows) {
    const { text, lead } = textOf(row, body.font)
    const isBullet = bullet.test(text)
    const size = Math.max(...row.items.map((item) => item.size))
    const before = lines.at(-1)
    const gap = before ? row.y - before.y : 0
    const isNear = gap > 0 && gap < size * 1.75
    const isFull = before !== undefined && before.end + firstWord(row) > edge
    const standsOut = row.items.every(({ font }) => font !== body.font) || size > body.size * 1.12
    const goesOnInList = before?.isBullet && row.x > before.x + 2
    const isAlike = before?.standsOut === standsOut && Math.abs(before.size - size) < 0.3
    const goesOnInText = isAlike && Math.abs(before.x - row.x) < 2 && isFull && !contact.test(text)
    if (before && !isBullet && isNear && !text.includes('\t') && !before.text.includes('\t') && (goesOnInList || goesOnInText)) {
      before.text += before.text.endsWith('-') && /\p{L}-$/u.test(before.text) ? text : ` ${text}`
      Object.assign(before, { y: row.y, end: row.end })
      continue
    }
    const { x, y, end } = row
    lines.push({ text: text.replace(bullet, '').trim(), lead: isBullet ? '' : lead, size, standsOut, isBullet, x, y, end })
  }
  return lines.filter(({ text }) => text !== '').map(({ x: _x, y: _y, end: _end, ...line }) => line)
}

/** Width of the first word of a row, with the space before it. */
function firstWord({ items: [first] }: Row): number {
  if (!first) return 0
  const [word = ''] = first.text.trim().split(' ')
  return ((first.end - first.x) * (word.length + 0.5)) / Math.max(1, first.text.length)
}

/** Parts that are far apart are divided by a tab. */
function textOf({ items }: Row, body: string): { text: string; lead: string } {
  let text = ''
  let lead = ''
  let isLeading = items[0]?.font !== body && items.some(({ font }) => font === body)
  for (const [n, item] of items.entries()) {
    const before = items[n - 1]
    const gap = before ? item.x - before.end : 0
    const isMark = before !== undefined && bullet.test(`${text} `) && text.length < 3
    if (before && gap > item.size * 1.4 && !isMark) text += '\t'
    else if (before && gap > item.size * 0.12 && !/\s$/.test(text) && !/^\s/.test(item.text)) text += ' '
    if (item.font === body || text.endsWith('\t')) isLeading = false
    text += item.text
    if (isLeading) lead = text
  }
  return { text: text.replace(/ {2,}/g, ' ').trim(), lead: lead.trim() }
}

/** Drops page headers and footers such as 'Ada Lovelace · 1 / 3'. */
function withoutFooters(lines: readonly Line[], pages: number): Line[] {
  if (pages < 2) return [...lines]
  const bare = ({ text }: Line) => text.replace(/\d+/g, '#')
  return lines.filter(
    (line) => !/\d+ ?(?:\/|of|von) ?\d+$/.test(line.text) || lines.filter((one) => bare(one) === bare(line)).length < pages,
  )
}
