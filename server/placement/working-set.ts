import type { Candidate, Facts, Memory } from '../../domain/attribution/shapes.ts'
import { signsToLookUp } from '../../domain/attribution/signs.ts'
import type { Db } from '../db/pool.ts'
import { candidateOfRecord, findCandidates, mostCandidates, type Rank, ranksOf } from './candidates.ts'
import { type ApplicationRecord, loadRecordsOf } from './record.ts'

/**
 * The applications that some mails of one user could belong to, loaded at once. What one mail makes of an application is what the mails after
 * it find, as if everything had been written and looked up in between.
 */
export interface WorkingSet {
  /** What the n-th mail is compared with: strongest signs first, then the latest. */
  recordsFor(n: number): ApplicationRecord[]
  candidate(record: ApplicationRecord): Candidate
  /** This is how an application is now; the mails to come find it by these signs too. */
  put(record: ApplicationRecord, signs: readonly string[]): void
}

export async function loadWorkingSet(db: Db, userId: string, mails: readonly Facts[], memory: Memory): Promise<WorkingSet> {
  const looked = mails.map((facts) => ({ facts, signs: signsToLookUp(facts) }))
  const found = await findCandidates(db, userId, looked, memory)
  const records = await loadRecordsOf(db, userId, [...new Set(found.flatMap((one) => [...one.keys()]))])
  const bySign = new Map<string, Set<string>>()
  const candidates = new WeakMap<ApplicationRecord, Candidate>()

  function ranked(n: number): Map<string, Rank> {
    const ranks = new Map(found[n])
    const signs = looked[n]?.signs
    if (signs === undefined || bySign.size === 0) return ranks
    for (const [sign, rank] of ranksOf(signs))
      for (const id of bySign.get(sign) ?? []) ranks.set(id, Math.max(rank, ranks.get(id) ?? 0) as Rank)
    return ranks
  }

  return {
    recordsFor: (n) =>
      [...ranked(n)]
        .flatMap(([id, rank]) => {
          const record = records.get(id)
          return record === undefined ? [] : [{ record, rank }]
        })
        .sort((a, b) => b.rank - a.rank || Date.parse(b.record.lastActivityAt) - Date.parse(a.record.lastActivityAt))
        .slice(0, mostCandidates)
        .map(({ record }) => record),
    candidate(record) {
      const known = candidates.get(record) ?? candidateOfRecord(record)
      candidates.set(record, known)
      return known
    },
    put(record, signs) {
      records.set(record.id, record)
      for (const sign of signs) bySign.set(sign, (bySign.get(sign) ?? new Set()).add(record.id))
    },
  }
}
