import { kinds } from '../../domain/reading.ts'
import { isDangerous } from '../../reader/kind/danger.ts'
import type { CurvePoint } from './names-curve.ts'
import { isRight, type Result, type Score } from './score.ts'
import type { Shape } from './shapes.ts'

const percent = (part: number) => `${(100 * part).toFixed(1)} %`

/** The whole score as text for a terminal. */
export function tableOf(results: Result[], score: Score): string {
  return [
    `${score.mails} mails`,
    `kind right            ${percent(score.accuracy)}   macro-F1 ${score.macroF1.toFixed(3)}`,
    `dangerous             ${percent(score.dangerous)}   phantoms ${percent(score.phantoms)} of noise   losses ${percent(score.losses)}`,
    `left to review        ${percent(score.toReview)}   of the others right ${percent(score.ofTheSure.accuracy)}, dangerous ${percent(score.ofTheSure.dangerous)}, phantoms ${percent(score.ofTheSure.phantoms)}`,
    `company               precision ${percent(score.company.precision)}   recall ${percent(score.company.recall)}`,
    `title                 precision ${percent(score.title.precision)}   recall ${percent(score.title.recall)}`,
    `time of meetings      precision ${percent(score.meetings.precision)}   recall ${percent(score.meetings.recall)}   ${score.meetings.wrong.other} at another time`,
    `time per mail         median ${score.medianMilliseconds.toFixed(2)} ms   p99 ${score.p99Milliseconds.toFixed(2)} ms`,
    '',
    ...parts('set', score.sets),
    '',
    ...parts('language', score.languages),
    '',
    'confidence      mails   said   right',
    ...score.calibration.map(
      (c) =>
        `${c.from.toFixed(2)} – ${c.to.toFixed(2)}${String(c.mails).padStart(9)}${c.said.toFixed(2).padStart(8)}${c.right.toFixed(2).padStart(8)}`,
    ),
    '',
    ...confusion(results, score),
    '',
    ...results.filter((r) => !isRight(r)).map(mistake),
  ].join('\n')
}

/**
 * Companies and titles alone, of all mails, of each set and of each language, what is wrong with them, what other
 * thresholds would give, and how employers are read when their names are of another shape.
 */
export function namesTable(score: Score, curves: readonly CurvePoint[], shapes: readonly Shape[]): string {
  const all = { name: 'all', mails: score.mails, company: score.company, title: score.title }
  return [
    `${'names'.padEnd(17)}mails   company right, found   title right, found`,
    ...[all, ...score.sets, ...score.languages].map(
      ({ name, mails, company, title }) =>
        `${name.padEnd(15)}${String(mails).padStart(7)}${percent(company.precision).padStart(15)}${percent(company.recall).padStart(9)}${percent(title.precision).padStart(12)}${percent(title.recall).padStart(9)}`,
    ),
    '',
    'wrong                   cut otherwise   another name   no label',
    ...(['company', 'title'] as const).map((field) => {
      const { cut, other, unlabelled } = score[field].wrong
      return `${field.padEnd(22)}${String(cut).padStart(15)}${String(other).padStart(15)}${String(unlabelled).padStart(11)}`
    }),
    '',
    'told from              company right, found   title right, found',
    ...curves.map(
      ({ from, company, title }) =>
        `${from.toFixed(2).padEnd(22)}${percent(company.precision).padStart(15)}${percent(company.recall).padStart(9)}${percent(title.precision).padStart(12)}${percent(title.recall).padStart(9)}`,
    ),
    '',
    'renamed             mails   company right, found',
    ...shapes.map(
      ({ shape, mails, precision, recall }) =>
        `${shape.padEnd(19)}${String(mails).padStart(6)}${percent(precision).padStart(14)}${percent(recall).padStart(9)}`,
    ),
  ].join('\n')
}

function parts(what: string, of: Score['sets']): string[] {
  return [
    `${what.padEnd(17)}mails   right  dangerous  phantoms`,
    ...of.map(
      (p) =>
        `${p.name.padEnd(15)}${String(p.mails).padStart(7)}${percent(p.accuracy).padStart(9)}${percent(p.dangerous).padStart(10)}${`${Math.round(p.phantoms * p.noise)} of ${p.noise}`.padStart(10)}`,
    ),
  ]
}

function confusion(results: Result[], score: Score): string[] {
  const short = kinds.map((kind) => kind.replace('application_', '').slice(0, 6))
  const rows = kinds.map((truth) => {
    const counts = kinds.map((read) => results.filter((r) => r.truth.kind === truth && r.reading.kind === read).length)
    return `${truth.padEnd(22)}${counts.map((n) => (n === 0 ? '·' : String(n)).padStart(7)).join('')}   F1 ${(score.kinds[truth] ?? 0).toFixed(2)}`
  })
  return [`${'is, read as'.padEnd(22)}${short.map((s) => s.padStart(7)).join('')}`, ...rows]
}

function mistake({ truth, reading }: Result): string {
  const danger = isDangerous(truth.kind, reading.kind) ? ' DANGEROUS' : ''
  return `${truth.file}  ${truth.kind} read as ${reading.kind} (${reading.confidence.toFixed(2)})${danger}: ${reading.subject.slice(0, 70)}`
}
