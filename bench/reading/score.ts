import { applicationKinds, type Kind, kinds, type Reading, reviewBelow } from '../../domain/reading.ts'
import { isDangerous } from '../../reader/kind/danger.ts'
import type { Labelled } from '../../training/labelled.ts'
import { sameNameKey } from '../../training/names.ts'

/** What one mail came out as. */
export interface Result {
  truth: Labelled
  reading: Reading
  milliseconds: number
}

export function scoreOf(results: Result[]) {
  const right = results.filter(isRight)
  const noise = results.filter((r) => !applicationKinds.has(r.truth.kind))
  const own = results.filter((r) => applicationKinds.has(r.truth.kind))
  const f1 = new Map(kinds.map((kind) => [kind, f1Of(results, kind)]))
  const present = kinds.filter((kind) => results.some((r) => r.truth.kind === kind))
  const times = results.map((r) => r.milliseconds).sort((a, b) => a - b)
  const sure = results.filter((r) => r.reading.confidence >= reviewBelow)
  return {
    mails: results.length,
    accuracy: right.length / results.length,
    macroF1: present.reduce((sum, kind) => sum + (f1.get(kind) ?? 0), 0) / Math.max(1, present.length),
    dangerous: results.filter((r) => isDangerous(r.truth.kind, r.reading.kind)).length / results.length,
    phantoms: noise.filter((r) => applicationKinds.has(r.reading.kind)).length / Math.max(1, noise.length),
    losses: own.filter((r) => !applicationKinds.has(r.reading.kind)).length / Math.max(1, own.length),
    toReview: 1 - sure.length / results.length,
    ofTheSure: {
      accuracy: sure.filter(isRight).length / Math.max(1, sure.length),
      dangerous: sure.filter((r) => isDangerous(r.truth.kind, r.reading.kind)).length / Math.max(1, sure.length),
      phantoms:
        noise.filter((r) => r.reading.confidence >= reviewBelow && applicationKinds.has(r.reading.kind)).length /
        Math.max(1, noise.length),
    },
    company: found(results, 'company'),
    title: found(results, 'title'),
    meetings: meetings(results),
    kinds: Object.fromEntries(f1),
    sets: partsBy(results, (r) => r.truth.set),
    languages: partsBy(results, (r) => r.truth.language),
    medianMilliseconds: times[Math.floor(times.length / 2)] ?? 0,
    p99Milliseconds: times[Math.min(times.length - 1, Math.floor(times.length * 0.99))] ?? 0,
    calibration: curve(results),
  }
}

export type Score = ReturnType<typeof scoreOf>

export function isRight({ truth, reading }: Result): boolean {
  return truth.kind === reading.kind
}

/** Each part of the mails by itself. */
function partsBy(results: Result[], nameOf: (result: Result) => string) {
  return [...Map.groupBy(results, nameOf)].map(([name, of]) => {
    const noise = of.filter((r) => !applicationKinds.has(r.truth.kind))
    return {
      name,
      mails: of.length,
      accuracy: of.filter(isRight).length / of.length,
      dangerous: of.filter((r) => isDangerous(r.truth.kind, r.reading.kind)).length / of.length,
      noise: noise.length,
      phantoms: noise.filter((r) => applicationKinds.has(r.reading.kind)).length / Math.max(1, noise.length),
      company: found(of, 'company'),
      title: found(of, 'title'),
    }
  })
}

function f1Of(results: Result[], kind: Kind): number {
  const both = results.filter((r) => r.truth.kind === kind && r.reading.kind === kind).length
  const sum = results.filter((r) => r.truth.kind === kind).length + results.filter((r) => r.reading.kind === kind).length
  return sum === 0 ? 0 : (2 * both) / sum
}

/** Over the mails that the labels give a company or title. */
function found(results: Result[], field: 'company' | 'title') {
  const named = results.filter((r) => r.reading[field] !== null)
  const right = named.filter(
    (r) => r.truth[field] !== null && sameNameKey(r.truth[field]) === sameNameKey(r.reading[field] ?? ''),
  )
  const told = results.filter((r) => r.truth[field] !== null)
  const wrong = named.filter((r) => !right.includes(r))
  const unlabelled = wrong.filter((r) => r.truth[field] === null)
  const cut = wrong.filter((r) => isCutOtherwise(r.truth[field] ?? '', r.reading[field] ?? ''))
  return {
    precision: right.length / Math.max(1, named.length),
    recall: right.length / Math.max(1, told.length),
    /** The right name with more or fewer words, another name, and one where the label has none. */
    wrong: { cut: cut.length, other: wrong.length - cut.length - unlabelled.length, unlabelled: unlabelled.length },
  }
}

/** Meetings read with the start that the labels have. One that is called off is none. */
function meetings(results: Result[]) {
  const told = results.filter(({ reading }) => reading.invitation !== null && reading.invitation.method !== 'cancel')
  const right = told.filter(({ truth, reading }) => truth.meeting === Date.parse(reading.invitation?.start ?? ''))
  const unlabelled = told.filter(({ truth }) => truth.meeting === null)
  return {
    precision: right.length / Math.max(1, told.length),
    recall: right.length / Math.max(1, results.filter(({ truth }) => truth.meeting !== null).length),
    /** At another time, and where the label has none. */
    wrong: { other: told.length - right.length - unlabelled.length, unlabelled: unlabelled.length },
  }
}

function isCutOtherwise(label: string, told: string): boolean {
  const [a, b] = [` ${sameNameKey(label)} `, ` ${sameNameKey(told)} `]
  return a.length > 2 && b.length > 2 && (a.includes(b) || b.includes(a))
}

/** How often readings of each confidence are right. */
function curve(results: Result[]) {
  const edges = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1.01]
  return edges.slice(0, -1).map((from, n) => {
    const to = edges[n + 1] ?? 1.01
    const of = results.filter((r) => r.reading.confidence >= from && r.reading.confidence < to)
    return {
      from,
      to: Math.min(1, to),
      mails: of.length,
      said: of.reduce((sum, r) => sum + r.reading.confidence, 0) / Math.max(1, of.length),
      right: of.filter(isRight).length / Math.max(1, of.length),
    }
  })
}
