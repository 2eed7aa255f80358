import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { columnsOf, type Item, joinedLetters, type Page, type Row } from './layout.ts'
import type { Line } from './line.ts'
import { periodIn } from './period.ts'
import { refuseBomb } from './unpacked.ts'

/** Pages that are read. */
export const mostPages = 20
const most = { items: 40_000 }

export interface ReadPdf {
  /** Its paragraphs, column by column. */
  lines: Line[]
  /** All words in file order, as simple parsers read them. */
  text: string
  pages: number
}

/** What a PDF says. Its scripts, forms and attachments are never run or opened. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  await refuseBomb(bytes)
  const task = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: 0,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
  })
  try {
    const pdf = await task.promise
    const pages: Page[] = []
    let text = ''
    for (let n = 1; n <= Math.min(pdf.numPages, mostPages); n += 1) {
      const page = await pdf.getPage(n)
      const { height } = page.getViewport({ scale: 1 })
      const { items } = await page.getTextContent()
      const texts = items.slice(0, most.items).filter((item) => 'str' in item)
      pages.push({ height, items: texts.flatMap((item) => itemOf(item, height)) })
      text += `${texts.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join('')}\n`
      page.cleanup()
    }
    const { info } = await pdf.getMetadata()
    const isTex = /TeX|dvipdfm/i.test(`${(info as { Producer?: unknown }).Producer}`)
    const all = pages.flatMap(({ items }) => items)
    const icons = iconFonts(all)
    const shown = withoutFooters(pages.map((page) => withContactsAbove({ ...page, items: withoutIcons(page.items, icons) })))
    const body = bodyFont(all)
    const lines = columnsOf(shown).flatMap(({ rows, isBeside }) =>
      paragraphsOf(rows, body, isTex).map((line, at) => (isBeside && at === 0 ? { ...line, isHead: true } : line)),
    )
    return { lines, text: text.trim(), pages: pdf.numPages }
  } finally {
    await task.destroy()
  }
}

function itemOf(item: { str: string; transform: number[]; width: number; fontName: string }, height: number): Item[] {
  const [a = 0, b = 0, , , x = 0, y = 0] = item.transform
  // Rotated text is not content.
  if (item.str.trim() === '' || Math.abs(b) > Math.abs(a) / 10) return []
  return [
    {
      text: item.str.replace(/[\uf0b7\uf0a7\uf0d8\uf076]/g, '•'),
      x,
      y: height - y,
      end: x + item.width,
      size: Math.hypot(a, b),
      font: item.fontName,
    },
  ]
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

const bullet = /^[•‣◦▪●○■□–*·-]\s+|^[•‣◦▪●○■□∙➢►▸✓❖]/

/** A line with only an address or number ends the paragraph above. */
const contact = /^\S*\w[@/.]\w\S*$|^[+(\d][\d\s()/-]+$/

/** Rows joined where they are one paragraph or one point of a list. */
function paragraphsOf(rows: readonly Row[], body: { font: string; size: number }, isTex: boolean): Line[] {
  const lines: (Line & { x: number; y: number; end: number })[] = []
  const edge = Math.max(...rows.map(({ end }) => end))
  const left = Math.min(...rows.map(({ x }) => x))
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
    const goesOnInWords =
      /^\p{Ll}/u.test(text) && before !== undefined && /[\p{L},-]$/u.test(before.text) && before.text.length > 30
    // In a narrow column, or moved in without a sign, a line of its own may be as long as its column is wide.
    const mayBegin = /^[^\p{Ll}]/u.test(text) && before !== undefined && !/[,;:-]$/.test(before.text)
    const areDated = before !== undefined && periodIn(before.text)?.isAtEnd === true && periodIn(text) !== null
    const isOwn =
      areDated || (mayBegin && ((before.text.length < 40 && !standsOut) || (row.x > left + 6 && /[.!?]$/.test(before.text))))
    const goesOnInText = isAlike && Math.abs(before.x - row.x) < 2 && ((isFull && !isOwn) || goesOnInWords) && !contact.test(text)
    if (before && !isBullet && isNear && !text.includes('\t') && !before.text.includes('\t') && (goesOnInList || goesOnInText)) {
      const isTorn = /\p{L}-$/u.test(before.text)
      // TeX alone divides words that have no hyphen of their own.
      if (isTorn && isTex && /^\p{Ll}/u.test(text)) before.text = before.text.slice(0, -1)
      before.text += isTorn ? text : ` ${text}`
      Object.assign(before, { y: row.y, end: row.end })
      continue
    }
    const { x, y, end } = row
    lines.push({ text: text.replace(bullet, '').trim(), lead: isBullet ? '' : lead, size, standsOut, isBullet, x, y, end })
  }
  return lines.filter(({ text }) => text !== '').map(({ x, y: _y, end: _end, ...line }) => ({ ...line, indent: x }))
}

/** Width of the first word of a row, with the space before it. */
function firstWord({ items: [first] }: Row): number {
  if (!first) return 0
  const [word = ''] = first.text.trim().split(' ')
  return ((first.end - first.x) * (word.length + 0.5)) / Math.max(1, first.text.length)
}

/** Parts that are far apart are divided by a tab. */
function textOf({ items, breaks }: Row, body: string): { text: string; lead: string } {
  let text = ''
  let lead = ''
  let isLeading = items[0]?.font !== body && items.some(({ font }) => font === body)
  for (const [n, item] of items.entries()) {
    const before = items[n - 1]
    const gap = before ? item.x - before.end : 0
    const isMark = before !== undefined && bullet.test(`${text} `) && text.length < 3
    const least = before && before.font !== item.font ? 0.06 : 0.12
    if (before && (gap > item.size * 0.95 || breaks?.has(item)) && !isMark) text += '\t'
    // What was moved up from a row below begins to the left of what is before it.
    else if (before && (gap > item.size * least || gap < -item.size) && !/\s$/.test(text) && !/^\s/.test(item.text)) text += ' '
    if (item.font === body || text.endsWith('\t')) isLeading = false
    text += item.text
    if (isLeading) lead = text
  }
  const plain = joinedLetters(text.replace(/\s*\t\s*/g, '\t').replace(/^\t+|\t+$/g, '')).replace(/ {2,}/g, ' ')
  return { text: plain.replace(/\t+/g, '\t').trim(), lead: lead.trim() }
}

/** Fonts that pictures are drawn with, each a letter that stands alone: what they spell is no text. */
function iconFonts(items: readonly Item[]): Set<string> {
  const byFont = Map.groupBy(items, ({ font }) => font)
  const isAlone = (item: Item, others: readonly Item[]) =>
    others.every((one) => one === item || Math.abs(one.y - item.y) > 1 || Math.abs(one.x - item.x) > item.size * 2.5)
  return new Set(
    [...byFont].flatMap(([font, some]) =>
      some.length < 200 && some.every((item) => isSign.test(item.text.trim()) && isAlone(item, some)) ? [font] : [],
    ),
  )
}
const isSign = /^(?![•‣◦▪●○■□∙➢►▸✓❖|·/,;:()–—*-])[^\p{N}\s]$/u

/** What follows a picture is another part of the line. */
function withoutIcons(items: readonly Item[], icons: Set<string>): Item[] {
  return items.flatMap((item) =>
    icons.has(item.font) ? { ...item, text: '\t' } : { ...item, text: item.text.replace(/[\p{Co}]/gu, '\t') },
  )
}

/** How to reach the person, at the bottom of a page: read as what it is above. */
function withContactsAbove(page: Page): Page {
  const lowest = Math.max(0, ...page.items.map(({ y }) => y))
  const foot = new Set(page.items.filter(({ y, size }) => y > page.height * 0.88 && y > lowest - size * 2.5))
  const says = (items: readonly Item[]) => items.some(({ text }) => /\w@\w/.test(text))
  if (!says([...foot]) || says(page.items.filter((item) => !foot.has(item)))) return page
  return { ...page, items: page.items.map((item) => (foot.has(item) ? { ...item, y: item.y - page.height } : item)) }
}

const bareNumber = /^(?:\p{L}{4,8} )?\d{1,3}(?: ?(?:\/|of|von|de|sur|di|van|z|av) ?\d{1,3})?$/u
const pageNumber = /(?:^|\D)\d{1,3}(?: ?(?:\/|of|von|de|sur|di|van|z|av) ?\d{1,3})?$/

/** Drops what stands apart at the bottom of a page and ends with its number, or is there on every page. */
function withoutFooters(pages: readonly Page[]): Page[] {
  const feet = pages.map(({ items, height }) => {
    const lowest = Math.max(0, ...items.map(({ y }) => y))
    const below = lowest > height * 0.88 ? items.filter(({ y }) => y > lowest - 4) : []
    const above = Math.max(0, ...items.filter(({ y }) => y <= lowest - 4).map(({ y }) => y))
    const gap = (lowest - above) / (below[0]?.size ?? 10)
    return { items: gap > 1.3 ? below : [], isFarBelow: gap > 3 }
  })
  const texts = feet.map(({ items }) =>
    items
      .toSorted((p, q) => p.x - q.x)
      .map(({ text }) => text.trim())
      .join(' ')
      .trim(),
  )
  const bare = (text: string | undefined) => (text ?? '').replace(/\d+/g, '#')
  return pages.map((page, n) => {
    const isEverywhere = pages.length > 1 && texts.every((text) => text !== '' && bare(text) === bare(texts[0]))
    const text = texts[n] ?? ''
    const isFoot = isEverywhere || bareNumber.test(text) || (feet[n]?.isFarBelow === true && pageNumber.test(text))
    return isFoot ? { ...page, items: page.items.filter((item) => !feet[n]?.items.includes(item)) } : page
  })
}
