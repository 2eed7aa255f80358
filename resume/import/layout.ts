import { headingOf } from './headings.ts'
import { periodIn } from './period.ts'

export interface Item {
  text: string
  x: number
  /** From the top. */
  y: number
  end: number
  size: number
  font: string
}

export interface Row {
  items: Item[]
  /** Items that another part of the line begins with, however near the part before it is. */
  breaks?: Set<Item>
  x: number
  y: number
  end: number
}

export interface Column {
  rows: Row[]
  /** Another column is beside it. */
  isBeside: boolean
}

export interface Page {
  items: Item[]
  height: number
}

/** The rows of a file as they are read: above the columns, each column over all pages that have it, and below. */
export function columnsOf(pages: readonly Page[]): Column[] {
  const columns: Column[] = []
  let gutter: number | null = null
  let left: Row[] = []
  let right: Row[] = []
  let edge: number | null = null
  const read = (items: readonly Item[]) => {
    const rows = rowsOf(items)
    // A page with few labels has them where the page before has.
    const goesOn = rows.some((row) => edge !== null && hasLabel(row.items, edge)) ? edge : null
    edge = labelEdge(rows) ?? goesOn
    return withLabels(items, edge)
  }
  const close = () => {
    columns.push({ rows: left, isBeside: true }, { rows: right, isBeside: true })
    left = []
    right = []
  }
  for (const { items } of pages) {
    const found = gutterOf(items)
    if (found) {
      if (gutter === null || found.above.length > 0) close()
      if (found.above.length > 0) columns.push({ rows: read(found.above), isBeside: false })
      gutter = found.x
      left.push(...read(found.before))
      right.push(...read(found.after))
      if (found.below.length > 0) {
        close()
        columns.push({ rows: read(found.below), isBeside: false })
      }
    } else if (gutter !== null && items.every(({ x }) => x >= (gutter ?? 0) - 3)) right.push(...read(items))
    else if (gutter !== null && items.every(({ end }) => end <= (gutter ?? 0) + 3)) left.push(...read(items))
    else {
      close()
      gutter = null
      columns.push({ rows: read(items), isBeside: false })
    }
  }
  close()
  return columns.filter(({ rows }) => rows.length > 0)
}

export function rowsOf(items: readonly Item[]): Row[] {
  const rows: Row[] = []
  for (const item of items.toSorted((p, q) => p.y - q.y || p.x - q.x)) {
    const row = rows.at(-1)
    if (row && Math.abs(item.y - row.y) < item.size * 0.4) row.items.push(item)
    else rows.push({ items: [item], x: 0, y: item.y, end: 0 })
  }
  return rows.map(({ items }) => rowOf(items.toSorted((p, q) => p.x - q.x)))
}

const rowOf = (items: Item[], breaks?: Set<Item>): Row => ({
  items,
  ...(breaks && { breaks }),
  x: items[0]?.x ?? 0,
  y: items[0]?.y ?? 0,
  end: Math.max(...items.map(({ end }) => end)),
})

interface Gutter {
  x: number
  above: Item[]
  before: Item[]
  after: Item[]
  below: Item[]
}

/** Where a page falls into two columns with text of their own; null where it does not. */
function gutterOf(items: readonly Item[]): Gutter | null {
  const rows = rowsOf(items)
  const left = Math.min(...items.map(({ x }) => x))
  const width = Math.max(...items.map(({ end }) => end)) - left
  let best: (Gutter & { rows: number; width: number; isAligned: boolean }) | null = null
  for (let x = left + width * 0.15; x < left + width * 0.85; x += 3) {
    for (const [from, to] of runsBeside(rows, x)) {
      if (best?.isAligned && to - from < best.rows) continue
      const run = rows.slice(from, to).flatMap((row) => row.items)
      const before = run.filter((item) => item.end <= x + 1)
      const after = run.filter((item) => item.end > x + 1)
      if (!areColumns(before, after)) continue
      const start = Math.min(...after.map((item) => item.x))
      const width = start - Math.max(...before.map((item) => item.end))
      // Dates at the right edge of one column are no part of the next, which begins where it does in most rows.
      const begun = rowsOf(after)
      const isAligned = begun.filter((row) => row.x < start + 3).length > begun.length * 0.5
      const isBetter =
        !best ||
        (isAligned === best.isAligned ? to - from > best.rows || (to - from === best.rows && width > best.width) : isAligned)
      if (!isBetter) continue
      const rest = (some: readonly Row[]) => some.flatMap((row) => row.items)
      best = {
        x,
        above: rest(rows.slice(0, from)),
        before,
        after,
        below: rest(rows.slice(to)),
        rows: to - from,
        width,
        isAligned,
      }
    }
  }
  return best
}

/** Runs of rows that nothing crosses there. */
function runsBeside(rows: readonly Row[], x: number): [from: number, to: number][] {
  const runs: [number, number][] = []
  let from = 0
  for (let at = 0; at <= rows.length; at += 1) {
    const crosses = rows[at]?.items.some((item) => item.x < x - 1 && item.end > x + 1) ?? true
    if (!crosses) continue
    if (at - from >= 8) runs.push([from, at])
    from = at + 1
  }
  return runs
}

const textOfRow = ({ items }: Row) =>
  items
    .map(({ text }) => text)
    .join(' ')
    .replace(/ {2,}/g, ' ')
    .trim()

const length = (items: readonly Item[]) => items.reduce((sum, { text }) => sum + text.length, 0)

/** Not titles, labels or dates beside the text they belong to. */
function areColumns(before: readonly Item[], after: readonly Item[]): boolean {
  const [left, right] = [rowsOf(before), rowsOf(after)]
  if (left.length < 4 || right.length < 4) return false
  const titles = (rows: readonly Row[]) => rows.filter((row) => headingOf(joinedLetters(textOfRow(row))) !== null).length
  const [titlesLeft, titlesRight] = [titles(left), titles(right)]
  const dated = (rows: readonly Row[]) =>
    rows.filter((row) => periodIn(textOfRow(row)) !== null || /[–—-]$/.test(textOfRow(row))).length
  // A label may be called as a section is.
  const areLabels = titlesLeft === 1 && dated(left) > left.length * 0.25
  if (titlesLeft > 0 && titlesRight > 0) return titlesLeft < left.length * 0.5 && !areLabels
  const [small = [], large = []] = [left, right].toSorted((a, b) => a.length - b.length)
  const all = length(before) + length(after)
  if (Math.min(length(before), length(after)) < all * 0.1 || small.length < 5) return false
  // Dates and places are beside what they belong to.
  const [few, many] = [dated(left), dated(right)]
  if (Math.max(few / left.length, many / right.length) > 0.3) return false
  const paired = small.filter(({ y }) => large.some((row) => Math.abs(row.y - y) < 1.5))
  return paired.length <= small.length * 0.3
}

/** Letters that stand apart are a word: 'E X P E R I E N C E'. */
export const joinedLetters = (text: string) =>
  /^(?:[\p{L}&] ){3,}\p{L}$/u.test(text.replace(/ {2,}/g, ' '))
    ? text.replace(/ {2,}/g, '\n').replace(/ /g, '').replace(/\n/g, ' ')
    : text

/** The rows of a column; what stands to the left of its text is one line with it. */
function withLabels(items: readonly Item[], at: number | null): Row[] {
  const rows = rowsOf(items)
  const apart = at === null ? rows : besideLabels(withWholeTitles(rows, at), at)
  const edge = Math.min(...items.map(({ x }) => x))
  return apart.flatMap((row) => (row.x < edge + 3 && !row.breaks ? withTitleApart(row) : row))
}

/** Where the text begins that has labels to its left; null where none has. */
function labelEdge(rows: readonly Row[]): number | null {
  const edge = Math.min(...rows.map(({ x }) => x))
  const right = Math.max(...rows.map(({ end }) => end))
  const starts = rows.flatMap(({ items }) => {
    const n = items.findIndex((item, k) => k > 0 && item.x - (items[k - 1]?.end ?? 0) > item.size * 0.45)
    return n > 0 && items[n] ? [items[n].x] : []
  })
  const near = (x: number) => starts.filter((one) => Math.abs(one - x) < 1.5).length
  const best = starts.reduce<number | null>((most, x) => (most === null || near(x) > near(most) ? x : most), null)
  if (best === null || near(best) < 3 || best > edge + (right - edge) * 0.5 || best < edge + 25) return null
  const inside = rows.filter((row) => row.items.every((item) => item.x >= best - 1.5) && row.x < best + 40).length
  const crossing = rows.filter(({ items }) => items.some((item) => item.x < best - 3 && item.end > best + 3)).length
  const labelled = rows.filter(({ items }) => hasLabel(items, best))
  const labels = labelled.map(({ items }) => textOfRow({ items: items.filter(({ x }) => x < best - 1.5), x: 0, y: 0, end: 0 }))
  const areShort = labels.every((label) => label.length < 45)
  const areDated = labels.filter((label) => periodIn(label) !== null).length
  return areShort && crossing < rows.length * 0.4 && (inside > 1 || areDated > 2) ? best : null
}

const hasLabel = (items: readonly Item[], at: number) =>
  items.some((item) => item.x < at - 1.5) &&
  items.some((item) => Math.abs(item.x - at) < 1.5) &&
  items.every((item) => item.end <= at + 1 || item.x >= at - 1.5)

/** A title beside its section that goes on in the next row. */
function withWholeTitles(rows: readonly Row[], at: number): Row[] {
  const labelOf = ({ items }: Row) => items.filter((item) => item.end <= at + 1 && item.x < at - 1.5)
  const titled = (items: Item[]) => items.length > 0 && headingOf(textOfRow(rowOf(items))) !== null
  const out: Row[] = []
  for (const row of rows) {
    const before = out.at(-1)
    const [label, above] = [labelOf(row), before ? labelOf(before) : []]
    const whole = [...above, ...label]
    if (before && label.length > 0 && above.length > 0 && (!titled(above) || !titled(label)) && titled(whole)) {
      before.items = [...whole, ...before.items.filter((item) => !above.includes(item))]
      const rest = row.items.filter((item) => !label.includes(item))
      if (rest.length > 0) out.push(rowOf(rest))
    } else out.push(row)
  }
  return out
}

/** Each label with the first row of what it stands beside; of a label in several rows, all of it. */
function besideLabels(rows: readonly Row[], at: number): Row[] {
  const out: Row[] = []
  const labelsOf = ({ items }: Row) => items.filter((item) => item.end <= at + 1 && item.x < at - 1.5)
  const isNamed = (label: Item[]) => label.length > 0 && headingOf(joinedLetters(textOfRow(rowOf(label)))) !== null
  const lookOf = (label: Item[]) => `${label[0]?.font} ${label[0]?.size.toFixed(1)}`
  // A label that looks as labels do is none of the titles, whatever it is called.
  const looks = new Set(
    rows
      .map((row) => (row.items.length > labelsOf(row).length ? labelsOf(row) : []))
      .filter((label) => label.length > 0 && !isNamed(label))
      .map(lookOf),
  )
  // The rows that the last label stands beside, until something else comes.
  let open: { row: Row; label: Item[]; breaks: Set<Item>; y: number } | null = null
  for (const row of rows) {
    const label = labelsOf(row)
    const content = row.items.filter((item) => item.x >= at - 1.5)
    if (label.length + content.length < row.items.length) {
      open = null
      out.push(row)
      continue
    }
    const text = textOfRow(rowOf(label))
    const size = row.items[0]?.size ?? 10
    const isTitle = isNamed(label) && (content.length === 0 || !looks.has(lookOf(label)))
    const before = open ? textOfRow(rowOf(open.label)) : ''
    const isNear = open !== null && row.y - open.y < size * 1.9
    // Two rows of a list side by side are no label in two rows.
    const isLabelled = periodIn(before) !== null || (open !== null && open.label[0]?.font !== open.row.items.at(-1)?.font)
    const wraps = /[–—-]$/.test(before) || periodIn(`${before} ${text}`)?.rest === ''
    const goesOn =
      isNear &&
      !isTitle &&
      ((content.length === 0 && isLabelled) || wraps || (periodIn(before) !== null && periodIn(text) === null))
    if (label.length > 0 && open && goesOn && content.length + label.length > 0) {
      const first = label[0]
      if (first && !wraps && periodIn(before) !== null) open.breaks.add(first)
      const rest = open.row.items.filter((item) => !open?.label.includes(item))
      open.label.push(...label)
      open.row.items = [...open.label, ...rest]
      open.y = row.y
      if (content.length > 0) out.push(rowOf(content))
    } else if (label.length > 0 && content.length > 0 && !isTitle) {
      const breaks = new Set(content.slice(0, 1))
      const whole = { ...rowOf([...label, ...content], breaks), x: content[0]?.x ?? row.x }
      open = { row: whole, label, breaks, y: row.y }
      out.push(whole)
    } else if (label.length > 0) {
      open = null
      out.push(rowOf(label))
      if (content.length > 0) out.push(rowOf(content))
    } else out.push(row)
  }
  return out
}

/** A title to the left of its section becomes a row. */
function withTitleApart(row: Row): Row[] {
  const at = row.items.findIndex((item, n) => n > 0 && item.x - (row.items[n - 1]?.end ?? 0) > item.size * 1.2)
  const title = row.items.slice(0, Math.max(0, at))
  if (at < 1 || headingOf(joinedLetters(textOfRow(rowOf(title)))) === null) return [row]
  return [rowOf(title), rowOf(row.items.slice(at))]
}
