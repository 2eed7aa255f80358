import { fromLevels, highest, toLevels } from '../kind/levels.ts'
import packed from './names-model.json' with { type: 'json' }
import { type Ranking, rankingOf, type Said } from './ranking.ts'

/** How candidates for the employer and for the job are weighed. */
export interface NamesModel {
  company: Ranking
  title: Ranking
}

/** What weighs how much by itself is kept under its name; what it weighs in the units, in the same order, as one character each, in steps. */
interface PackedRanking {
  threshold: number
  weights: Record<string, Record<string, number>>
  units: { offsets: number[]; weights: number[]; step: number; rows: string }
}
export type PackedNamesModel = Record<keyof NamesModel, PackedRanking>

let loaded: NamesModel | null = null

/** The trained model (`npm run train`). */
export function namesModel(): NamesModel {
  loaded ??= { company: unpackRanking(packed.company), title: unpackRanking(packed.title) }
  return loaded
}

export function packNamesModel({ company, title }: NamesModel): PackedNamesModel {
  return { company: packRanking(company), title: packRanking(title) }
}

const middle = Math.floor(highest / 2)
const brief = (number: number) => Number(number.toPrecision(4))

export function packRanking({ threshold, numbers, rows, units }: Ranking): PackedRanking {
  const width = units.weights.length + 1
  const sorted = <T>(entries: Iterable<[string, T]>) => Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)))
  const inOrder = sorted([...numbers].map(([family, of]) => [family, sorted(of)]))
  const each = <T>(of: (number: number) => T) =>
    Object.entries(inOrder).map(([family, known]): [string, Record<string, T>] => [
      family,
      Object.fromEntries(Object.entries(known).map(([which, number]) => [which, of(number)])),
    ])
  const heard = each((number) => rows.subarray(number * width + 1, (number + 1) * width)).flatMap(([, known]) =>
    Object.values(known).flatMap((row) => [...row]),
  )
  const step = brief(heard.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / middle) || 1
  return {
    threshold,
    weights: Object.fromEntries(each((number) => brief(rows[number * width] ?? 0))),
    units: {
      offsets: [...units.offsets].map(brief),
      weights: [...units.weights].map(brief),
      step,
      rows: fromLevels(heard.map((weight) => Math.min(highest, Math.round(weight / step) + middle))),
    },
  }
}

export function unpackRanking({ threshold, weights, units }: PackedRanking): Ranking {
  const size = units.weights.length
  const levels = toLevels(units.rows)
  const rows = new Float64Array((levels.length / size) * (size + 1))
  const said: Said[] = []
  for (const [family, of] of Object.entries(weights))
    for (const [which, weight] of Object.entries(of)) {
      const number = said.push([family, which]) - 1
      rows[number * (size + 1)] = weight
      for (let n = 0; n < size; n += 1)
        rows[number * (size + 1) + n + 1] = ((levels[number * size + n] ?? middle) - middle) * units.step
    }
  return rankingOf(threshold, said, rows, {
    offsets: Float64Array.from(units.offsets),
    weights: Float64Array.from(units.weights),
  })
}
