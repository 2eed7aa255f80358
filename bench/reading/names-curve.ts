import { carriesTitle, namesEmployer } from '../../reader/facts.ts'
import type { Labelled } from '../../training/labelled.ts'
import type { Guess } from '../../training/named.ts'
import { sameNameKey } from '../../training/names.ts'

interface Found {
  precision: number
  recall: number
}

/** What would be stated with a threshold. */
export interface CurvePoint {
  from: number
  company: Found
  title: Found
}

/** What each threshold would give on mails that the ranking had not seen. */
export function curvesOf(mails: readonly Labelled[], company: readonly Guess[], title: readonly Guess[]): CurvePoint[] {
  const employers = mails.flatMap(({ kind, platform, mail }, n) =>
    namesEmployer(kind, platform, mail) ? company.slice(n, n + 1) : [],
  )
  const jobs = mails.flatMap(({ kind }, n) => (carriesTitle(kind) ? title.slice(n, n + 1) : []))
  const labelled = (field: 'company' | 'title') => mails.filter((mail) => mail[field] !== null).length
  return [0.3, 0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.9].map((from) => ({
    from,
    company: found(employers, from, labelled('company')),
    title: found(jobs, from, labelled('title')),
  }))
}

function found(guesses: readonly Guess[], from: number, labelled: number): Found {
  const told = guesses.filter(({ text, share }) => text !== null && share >= from)
  const right = told.filter(({ text, label }) => label !== null && sameNameKey(label) === sameNameKey(text ?? '')).length
  return { precision: right / Math.max(1, told.length), recall: right / Math.max(1, labelled) }
}
