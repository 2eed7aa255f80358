import { sql } from 'kysely'
import { candidateOf } from '../../domain/attribution/candidate.ts'
import { recalledIds } from '../../domain/attribution/recall.ts'
import type { Candidate, Facts, Memory } from '../../domain/attribution/shapes.ts'
import type { SignsToLookUp } from '../../domain/attribution/signs.ts'
import type { Db } from '../db/pool.ts'
import { factsOf } from './facts.ts'
import type { ApplicationRecord } from './record.ts'

/** Maximum applications compared with one mail. */
export const mostCandidates = 40
/** Maximum candidates per signal, latest first: a signal that more of them share distinguishes nothing. */
const mostPerSign = 50

/** An application as attribution sees it. */
export function candidateOfRecord(record: ApplicationRecord): Candidate {
  return candidateOf(
    record,
    record.mails.map((mail) => factsOf(mail, record.email)),
  )
}

/** Strength of a signal: an application is compared in the order of its strongest. */
export type Rank = 0 | 1 | 2

/** Each signal with its highest rank. */
export function ranksOf({ links, names, words }: SignsToLookUp): Map<string, Rank> {
  return new Map<string, Rank>([
    ...words.map((sign) => [sign, 0] as const),
    ...names.map((sign) => [sign, 1] as const),
    ...links.map((sign) => [sign, 2] as const),
  ])
}

/**
 * For each mail the applications that share a sign with it, with the rank of that: highest rank first, then the latest. The look-ups are
 * lateral, so that they stay look-ups by key: of a plan made while there was little in the tables nothing else is left later. Each goes from one
 * application to the next, however many mails of it bear the sign, and is made once for all mails that have the sign: mails that come together
 * are mostly alike.
 */
export async function findCandidates(
  db: Db,
  userId: string,
  mails: readonly { facts: Facts; signs: SignsToLookUp }[],
  memory: Memory,
  without: string | null = null,
): Promise<Map<string, Rank>[]> {
  const looked = mails.flatMap(({ signs }, n) => [...ranksOf(signs)].map(([sign, rank]) => ({ n, sign, rank })))
  const recalled = mails.flatMap(({ facts }, n) => recalledIds(facts, memory).map((id) => ({ n, id })))
  const { rows } = await sql<{ n: number; id: string; rank: Rank }>`
    with looked as (
      select * from unnest(${looked.map(({ n }) => n)}::int[], ${looked.map(({ sign }) => sign)}::text[], ${looked.map(({ rank }) => rank)}::int[])
        as l (n, sign, rank)
    ), named as (
      select a.id, a.requisition is not null or a.posting_url is not null as is_known, string_to_array(c.name_key, ' ') as words
      from applications a left join companies c on c.user_id = a.user_id and c.id = a.company_id
      where a.user_id = ${userId} and (a.source not in ('mail', 'tag') or a.settled <> '{}')
    ), bearers as materialized (
      select l.sign, s.application_id as id from (select distinct sign from looked) l, lateral (
        with recursive bearing as (
          (select application_id from mail_signs where user_id = ${userId} and sign = l.sign and application_id is not null
            order by application_id desc limit 1)
          union all
          select (select m.application_id from mail_signs m where m.user_id = ${userId} and m.sign = l.sign
            and m.application_id < bearing.application_id order by m.application_id desc limit 1)
          from bearing where bearing.application_id is not null
        )
        select application_id from bearing where application_id is not null and (${without}::uuid is null or exists (
          select from mail_signs o where o.user_id = ${userId} and o.sign = l.sign and o.application_id = bearing.application_id
            and o.mail_id <> ${without}::uuid)) limit ${mostPerSign}
      ) s
    ), alike as (
      select l.n, b.id, max(l.rank) as rank from looked l join bearers b on b.sign = l.sign group by l.n, b.id
    ), found as (
      select n, id, rank from alike
      union all
      select n, id, 0 from named, generate_series(0, ${mails.length - 1}::int) n where is_known
      union all
      select l.n, named.id, 0 from named, unnest(named.words) word join looked l on l.sign = 'company:' || word
      union all
      select n, id, 2 from unnest(${recalled.map(({ n }) => n)}::int[], ${recalled.map(({ id }) => id)}::uuid[]) as r (n, id)
    ), best as (
      select n, id, max(rank) as rank from found where id is not null group by n, id
    ), ranked as (
      select n, id, rank, row_number() over (partition by n order by rank desc, last_activity_at desc) as place
      from best, lateral (select last_activity_at from applications a where a.user_id = ${userId} and a.id = best.id offset 0) a
    )
    select n, id, rank from ranked where place <= ${mostCandidates} order by n, place`.execute(db)
  const found = mails.map(() => new Map<string, Rank>())
  for (const { n, id, rank } of rows) found[n]?.set(id, rank)
  return found
}
