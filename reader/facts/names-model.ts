import packed from './names-model.json' with { type: 'json' }
import type { Ranking } from './ranking.ts'

/** How candidates for the employer and for the job are weighed. */
export interface NamesModel {
  company: Ranking
  title: Ranking
}

type PackedRanking = { threshold: number; weights: Record<string, number> }
export type PackedNamesModel = Record<keyof NamesModel, PackedRanking>

let loaded: NamesModel | null = null

/** The trained model (`npm run train`): every weight by the name of what it weighs. */
export function namesModel(): NamesModel {
  loaded ??= { company: unpack(packed.company), title: unpack(packed.title) }
  return loaded
}

export function packNamesModel({ company, title }: NamesModel): PackedNamesModel {
  return { company: pack(company), title: pack(title) }
}

function pack({ threshold, weights }: Ranking): PackedRanking {
  return { threshold, weights: Object.fromEntries([...weights].sort(([a], [b]) => (a < b ? -1 : 1))) }
}

function unpack({ threshold, weights }: PackedRanking): Ranking {
  return { threshold, weights: new Map(Object.entries(weights)) }
}
