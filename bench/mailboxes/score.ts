import { relateCompanies } from '../../domain/names/company-relation.ts'
import { likenessOfTitles } from '../../domain/names/title-likeness.ts'
import type { Journey, TrueApplication } from './folder.ts'

/** An application as it came out: its mails by the ids of the folder. */
export interface Outcome {
  company: string | null
  title: string | null
  status: string
  mailIds: string[]
}

/** What came out of one mailbox. */
export interface Result {
  applications: Outcome[]
  /** Mails left for the user to settle. */
  review: string[]
}

/** Counts, so that mailboxes add up. */
export interface Score {
  mails: number
  applications: number
  found: number
  pairsJoined: number
  pairsTrue: number
  pairsRight: number
  exact: number
  split: number
  merged: number
  phantom: number
  statusRight: number
  review: number
}

export interface Scored {
  score: Score
  /** What went wrong, one line each. */
  faults: string[]
}

/**
 * Compares what came out of a mailbox with what must. A pair is two mails in one application; mail left to review is
 * joined with nothing.
 */
export function scoreJourney(journey: Journey, result: Result): Scored {
  const { applications: wanted } = journey
  const got = result.applications.filter((one) => one.mailIds.length > 0)
  const trueHome = homes(wanted)
  const home = homes(got)
  const subject = new Map(journey.mails.map((mail) => [mail.id, `${mail.id} ${mail.kind} "${mail.parsed.subject.slice(0, 70)}"`]))
  const faults: string[] = []

  const phantoms = got.filter((one) => one.mailIds.every((id) => !trueHome.has(id)))
  for (const one of phantoms) faults.push(`phantom: ${describe(one)} from ${one.mailIds.map((id) => subject.get(id)).join(', ')}`)
  let exact = 0
  let split = 0
  let statusRight = 0
  for (const application of wanted) {
    const parts = [...new Set(application.mailIds.flatMap((id) => home.get(id) ?? []))]
    if (parts.length > 1) split++
    const main = parts.sort((a, b) => overlap(b, application) - overlap(a, application))[0]
    if (main?.status === application.status) statusRight++
    const wrong = differences(application, main, parts.length)
    if (wrong.length === 0) exact++
    else faults.push(`${application.key}: ${wrong.join('; ')}`)
    for (const id of application.mailIds) {
      const at = home.get(id)
      if (at !== main)
        faults.push(`    ${subject.get(id)} → ${at ? describe(at) : result.review.includes(id) ? 'review' : 'aside'}`)
    }
    for (const id of main?.mailIds ?? [])
      if (trueHome.get(id) !== application && main !== undefined && mainOf(main, wanted) === application)
        faults.push(`    also holds ${subject.get(id)}`)
  }
  const merged = got.filter((one) => new Set(one.mailIds.flatMap((id) => trueHome.get(id) ?? [])).size > 1).length
  const pairsRight = got.reduce((sum, one) => sum + wanted.reduce((n, application) => n + pairs(overlap(one, application)), 0), 0)
  return {
    faults,
    score: {
      mails: journey.mails.length,
      applications: wanted.length,
      found: got.length,
      pairsJoined: got.reduce((sum, one) => sum + pairs(one.mailIds.length), 0),
      pairsTrue: wanted.reduce((sum, one) => sum + pairs(one.mailIds.length), 0),
      pairsRight,
      exact,
      split,
      merged,
      phantom: phantoms.length,
      statusRight,
      review: result.review.length,
    },
  }
}

export function sum(scores: readonly Score[]): Score {
  const total: Score = {
    mails: 0,
    applications: 0,
    found: 0,
    pairsJoined: 0,
    pairsTrue: 0,
    pairsRight: 0,
    exact: 0,
    split: 0,
    merged: 0,
    phantom: 0,
    statusRight: 0,
    review: 0,
  }
  for (const score of scores) for (const key of Object.keys(total) as (keyof Score)[]) total[key] += score[key]
  return total
}

function differences(wanted: TrueApplication, got: Outcome | undefined, parts: number): string[] {
  if (got === undefined) return ['missing']
  const wrong: string[] = []
  if (parts > 1) wrong.push(`split in ${parts}`)
  const [want, have] = [new Set(wanted.mailIds), new Set(got.mailIds)]
  if (want.symmetricDifference(have).size > 0)
    wrong.push(`mails ${have.intersection(want).size}/${want.size} and ${have.difference(want).size} of others`)
  if (!sameName(wanted.company, got.company, (a, b) => relateCompanies(a, b) === 'same')) wrong.push(`company "${got.company}"`)
  if (!sameName(wanted.title, got.title, (a, b) => likenessOfTitles(a, b) === 1)) wrong.push(`title "${got.title}"`)
  if (wanted.status !== got.status) wrong.push(`status ${got.status}, not ${wanted.status}`)
  return wrong
}

function sameName(wanted: string | null, got: string | null, isSame: (a: string, b: string) => boolean): boolean {
  return wanted === null || got === null ? wanted === got : isSame(wanted, got)
}

function homes<T extends { mailIds: string[] }>(applications: readonly T[]): Map<string, T> {
  return new Map(applications.flatMap((one) => one.mailIds.map((id) => [id, one] as const)))
}

function mainOf(got: Outcome, wanted: readonly TrueApplication[]): TrueApplication | undefined {
  return [...wanted].sort((a, b) => overlap(got, b) - overlap(got, a))[0]
}

function overlap(a: { mailIds: string[] }, b: { mailIds: string[] }): number {
  return a.mailIds.filter((id) => b.mailIds.includes(id)).length
}

const pairs = (n: number): number => (n * (n - 1)) / 2
const describe = (one: Outcome): string => `${one.company ?? '?'} / ${one.title ?? '?'} (${one.status})`
