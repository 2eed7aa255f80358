import type { ResumeDocument } from '../contract/resume-document.ts'

/** What both sides changed, each in another way. */
export interface Clash {
  /** Names of fields and ids of entries, from the outside in. */
  path: readonly string[]
  /** What was kept. */
  mine: unknown
  theirs: unknown
}

export interface Merged {
  document: ResumeDocument
  clashes: Clash[]
}

/**
 * Brings what changed in `theirs` since `base` into `mine`: field by field, entries by their id, lists of lines by their lines. What both
 * changed stays as mine and is named.
 */
export function merge(base: ResumeDocument, theirs: ResumeDocument, mine: ResumeDocument): Merged {
  const clashes: Clash[] = []
  const document = merged(base, theirs, mine, [], clashes) as ResumeDocument
  return { document, clashes }
}

/** The document with their side of a clash in the place of mine. */
export function withTheirs(document: ResumeDocument, { path, theirs }: Clash): ResumeDocument {
  return replaced(document, path, theirs) as ResumeDocument
}

type Plain = Record<string, unknown>

const isSame = (a: unknown, b: unknown) => a === b || written(a) === written(b)
const written = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, inner: unknown) =>
    isPlain(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  )
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an entry of a list goes by: our own id, or the key or id of a section. */
function idOf(item: unknown): string | null {
  if (!isPlain(item)) return null
  const extra = item['x-applybox']
  const id = (isPlain(extra) ? extra.id : undefined) ?? item.key ?? item.id
  return typeof id === 'string' ? id : null
}

const isKnown = (list: unknown): list is Plain[] => Array.isArray(list) && list.every((item) => idOf(item) !== null)
const isLines = (list: unknown): list is string[] => Array.isArray(list) && list.every((item) => typeof item === 'string')

function merged(base: unknown, theirs: unknown, mine: unknown, path: readonly string[], clashes: Clash[]): unknown {
  if (isSame(theirs, mine) || isSame(base, theirs)) return mine
  if (isSame(base, mine)) return theirs
  if (isPlain(theirs) && isPlain(mine)) {
    const before = isPlain(base) ? base : {}
    const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    const entries = keys.map((key) => [key, merged(before[key], theirs[key], mine[key], [...path, key], clashes)] as const)
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }
  if (isKnown(theirs) && isKnown(mine)) return mergedEntries(isKnown(base) ? base : [], theirs, mine, path, clashes)
  if (isLines(theirs) && isLines(mine)) return mergedLines(isLines(base) ? base : [], theirs, mine, path, clashes)
  clashes.push({ path, mine, theirs })
  return mine
}

function mergedEntries(base: Plain[], theirs: Plain[], mine: Plain[], path: readonly string[], clashes: Clash[]): Plain[] {
  const byId = (list: Plain[]) => new Map(list.map((item) => [idOf(item) ?? '', item]))
  const [before, other, own] = [byId(base), byId(theirs), byId(mine)]
  // An entry that one side removed is gone, unless the other side wrote in it meanwhile.
  const isKept = (id: string) => {
    if (!before.has(id) || (other.has(id) && own.has(id))) return true
    return !isSame(before.get(id), own.get(id) ?? other.get(id))
  }
  return inOrder([...before.keys()], [...other.keys()], [...own.keys()])
    .filter(isKept)
    .map(
      (id) => merged(before.get(id), other.get(id) ?? own.get(id), own.get(id) ?? other.get(id), [...path, id], clashes) as Plain,
    )
}

function mergedLines(base: string[], theirs: string[], mine: string[], path: readonly string[], clashes: Clash[]): string[] {
  const lines = inOrder(base, theirs, mine).filter(
    (line) => !base.includes(line) || (theirs.includes(line) && mine.includes(line)),
  )
  // The same line in other words on both sides.
  const reworded = base.some((line) => !theirs.includes(line) && !mine.includes(line))
  if (!reworded) return lines
  clashes.push({ path, mine, theirs })
  return mine
}

/** All that are on a side: in the order of whoever changed it, mine if both did; what one side added stands behind what it follows there. */
function inOrder(base: readonly string[], theirs: readonly string[], mine: readonly string[]): string[] {
  const shared = (list: readonly string[]) => list.filter((id) => base.includes(id) && theirs.includes(id) && mine.includes(id))
  const isMoved = shared(mine).join('\n') !== shared(base).join('\n')
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine]
  const order = [...new Set(first)]
  for (const [n, id] of second.entries()) {
    if (order.includes(id)) continue
    const before = second.slice(0, n).findLast((one) => order.includes(one))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }
  return order
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value)) return value.map((item) => (idOf(item) === key ? replaced(item, rest, by) : item))
  return isPlain(value) ? { ...value, [key]: replaced(value[key], rest, by) } : value
}
