import type { ResumeDocument } from '../contract/resume-document.ts'
import { type Printed, printed } from './printed.ts'
import { linesOf } from './text.ts'

/** A line that was printed and no longer is, is printed and was not, or says it in other words. */
export interface ChangedLine {
  before: string | null
  now: string | null
}

export interface Difference {
  /** `basics`, `letter`, or the key of a section. */
  key: string
  /** As it is printed; empty where none is. */
  title: string
  lines: ChangedLine[]
}

export interface Differences {
  list: Difference[]
  isDesignChanged: boolean
  isOrderChanged: boolean
}

/** What is printed of a resume now and was not then, part by part. Lines that only moved count as order. */
export function differences(earlier: ResumeDocument, now: ResumeDocument): Differences {
  const [before, after] = [partsOf(earlier), partsOf(now)]
  const keys = [...new Set([...after.keys(), ...before.keys()])]
  const list = keys.map((key) => ({
    key,
    title: (after.get(key) ?? before.get(key))?.title ?? '',
    lines: changedLines(before.get(key)?.lines ?? [], after.get(key)?.lines ?? []),
  }))
  const changed = list.filter(({ lines }) => lines.length > 0)
  const isSameInAnotherOrder = (key: string) =>
    !changed.some((one) => one.key === key) && before.get(key)?.lines.join('\n') !== after.get(key)?.lines.join('\n')
  const shared = (parts: Parts, others: Parts) => [...parts.keys()].filter((key) => others.has(key)).join('\n')
  return {
    list: changed,
    isDesignChanged: JSON.stringify(earlier['x-applybox'].look) !== JSON.stringify(now['x-applybox'].look),
    isOrderChanged: shared(before, after) !== shared(after, before) || keys.some(isSameInAnotherOrder),
  }
}

type Parts = Map<string, { title: string; lines: string[] }>

function partsOf(document: ResumeDocument): Parts {
  const cv = printed(document)
  const parts: Parts = new Map([['basics', { title: '', lines: headOf(cv) }]])
  for (const section of cv.sections) parts.set(section.key, { title: section.title, lines: linesOf(section) })
  const { letter } = document['x-applybox']
  if (letter) {
    const lines = [letter.recipient, letter.date, letter.subject, letter.text].flatMap((text) => text.split('\n'))
    parts.set('letter', { title: '', lines: lines.map((line) => line.trim()).filter(Boolean) })
  }
  return parts
}

const headOf = ({ name, label, contacts }: Printed) => [name, label, ...contacts.map(({ text }) => text)].filter(Boolean)

/** Lines that are compared with each other; beyond, each is one that went or came. */
const mostCompared = 200

function changedLines(before: readonly string[], now: readonly string[]): ChangedLine[] {
  const gone = without(before, now)
  const come = without(now, before)
  if (gone.length > mostCompared || come.length > mostCompared)
    return [...come.map((line) => ({ before: null, now: line })), ...gone.map((line) => ({ before: line, now: null }))]
  const left = [...gone]
  const changed = come.map((line): ChangedLine => {
    const likeness = left.map((other) => likenessOf(other, line))
    const best = likeness.indexOf(Math.max(...likeness))
    if ((likeness[best] ?? 0) < leastLikeness) return { before: null, now: line }
    const [closest = null] = left.splice(best, 1)
    return { before: closest, now: line }
  })
  return [...changed, ...left.map((line) => ({ before: line, now: null }))]
}

/** The lines that the others lack, each as often as it is missing there. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const other of others) counts.set(other, (counts.get(other) ?? 0) + 1)
  return lines.filter((line) => {
    const count = counts.get(line) ?? 0
    counts.set(line, count - 1)
    return count <= 0
  })
}

/** Of the words of two lines, how many both have: from there on one is the other in other words. */
const leastLikeness = 0.4

function likenessOf(a: string, b: string): number {
  const [wordsOfA, wordsOfB] = [wordsOf(a), wordsOf(b)]
  const shared = [...wordsOfA].filter((word) => wordsOfB.has(word)).length
  return shared / Math.max(wordsOfA.size, wordsOfB.size, 1)
}

const wordsOf = (line: string) => new Set(line.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
