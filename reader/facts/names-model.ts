import packed from './names-model.json' with { type: 'json' }
import { type Learned, type Ranking, rankingOf } from './ranking.ts'

/** How candidates for the employer and for the job are weighed. */
export interface NamesModel {
  company: Ranking
  title: Ranking
}

type PackedRanking = { threshold: number; weights: Record<string, Record<string, number>> }
export type PackedNamesModel = Record<keyof NamesModel, PackedRanking>

let loaded: NamesModel | null = null

/** The trained model (`npm run train`): every weight by what it weighs. */
export function namesModel(): NamesModel {
  loaded ??= { company: unpack(packed.company), title: unpack(packed.title) }
  return loaded
}

export function packNamesModel({ company, title }: NamesModel): PackedNamesModel {
  return { company: pack(company), title: pack(title) }
}

function pack({ threshold, numbers, weights }: Ranking): PackedRanking {
  const sorted = <T>(entries: Iterable<[string, T]>) => Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)))
  const families = [...numbers].map(([family, of]): [string, Record<string, number>] => [
    family,
    sorted([...of].map(([which, number]): [string, number] => [which, weights[number] ?? 0])),
  ])
  return { threshold, weights: sorted(families) }
}

function unpack({ threshold, weights }: PackedRanking): Ranking {
  const learned = Object.entries(weights).flatMap(([family, of]) =>
    Object.entries(of).map(([which, weight]): Learned => [family, which, weight]),
  )
  return rankingOf(threshold, learned)
}
