import type { Candidate, Facts, Memory } from '../../domain/attribution/shapes.ts'
import { signsToLookUp } from '../../domain/attribution/signs.ts'
import type { Db } from '../db/pool.ts'
import { candidateOfRecord, findCandidates, mostCandidates, type Rank, ranksOf } from './candidates.ts'
import { type ApplicationRecord, isFromMail, loadRecordsOf } from './record.ts'

/**
 * The applications that some mails of one user could belong to, loaded at once. What one mail makes of an application is what the mails after
 * it find, as if everything had been written and looked up in between.
 */
export interface WorkingSet {
  /** Candidates of one of the mails: strongest signals first, then the latest. Null for any other mail. */
  recordsFor(mail: Facts): ApplicationRecord[] | null
  candidate(record: ApplicationRecord): Candidate
  /** Updates an application; later mails find it by these signals too. */
  put(record: ApplicationRecord, signs: readonly string[]): void
}

/** `without` is a mail that is attributed again and must not speak for itself: an application that has nothing but it is not there. */
export async function loadWorkingSet(
  db: Db,
  userId: string,
  mails: readonly Facts[],
  memory: Memory,
  without: string | null = null,
): Promise<WorkingSet> {
  const looked = mails.map((facts) => ({ facts, signs: signsToLookUp(facts) }))
  const found = mails.length === 0 ? [] : await findCandidates(db, userId, looked, memory, without)
  const places = new Map(mails.map((facts, n) => [facts, n]))
  const records = await loadRecordsOf(db, userId, [...new Set(found.flatMap((one) => [...one.keys()]))], without)
  if (without !== null)
    for (const [id, { mails, source, settled }] of records)
      if (mails.length === 0 && isFromMail(source) && settled.length === 0) records.delete(id)
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
    recordsFor(mail) {
      const n = places.get(mail)
      if (n === undefined) return null
      return [...ranked(n)]
        .flatMap(([id, rank]) => {
          const record = records.get(id)
          return record === undefined ? [] : [{ record, rank }]
        })
        .sort((a, b) => b.rank - a.rank || Date.parse(b.record.lastActivityAt) - Date.parse(a.record.lastActivityAt))
        .slice(0, mostCandidates)
        .map(({ record }) => record)
    },
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
