import { sql } from 'kysely'
import type { Status } from '../../contract/applications.ts'
import type { Db } from '../db/pool.ts'
import { candidateOf, type Known } from './attribution/candidate.ts'
import { recall } from './attribution/recall.ts'
import type { Candidate, Facts, Memory } from './attribution/shapes.ts'
import { companyWords, signsToLookUp, weakSigns } from './signs.ts'
import { factsOf, mailsOf } from './stored-mail.ts'

/** More than this many applications are never compared with one mail. */
const mostCandidates = 40

/**
 * The applications that a mail could belong to, by what is stored of them: never all. `without` is a mail that is attributed again and must
 * not speak for itself.
 */
export async function loadCandidates(
  db: Db,
  userId: string,
  facts: Facts,
  memory: Memory,
  without: string | null = null,
): Promise<Candidate[]> {
  const known = await findApplications(db, userId, facts, memory, without)
  const mails = Map.groupBy(
    await mailsOf(
      db,
      userId,
      known.map(({ id }) => id),
      without,
    ),
    (mail) => mail.applicationId,
  )
  return known.flatMap((application) => {
    const own = (mails.get(application.id) ?? []).map((mail) => factsOf(mail))
    const isOnlyOf = without !== null && own.length === 0 && application.source === 'mail' && application.settled.length === 0
    return isOnlyOf ? [] : [candidateOf(application, own)]
  })
}

interface KnownRow extends Known {
  source: string
  settled: string[]
}

async function findApplications(
  db: Db,
  userId: string,
  facts: Facts,
  memory: Memory,
  without: string | null,
): Promise<KnownRow[]> {
  const recalled = recall(facts, memory, new AnyOf())
  const { rows } = await sql<Omit<KnownRow, 'endedAt'> & { endedAt: Date | null; status: Status }>`
    with found as (
      select m.application_id as id, bool_or(not s.sign ~ ${`^(${weakSigns.join('|')})`}) as strong
      from mail_signs s join mails m on m.user_id = s.user_id and m.id = s.mail_id
      where s.user_id = ${userId} and s.sign = any(${signsToLookUp(facts)}::text[]) and m.application_id is not null
        and (${without}::uuid is null or m.id <> ${without}::uuid)
      group by m.application_id
      union all
      select a.id, false from applications a left join companies c on c.user_id = a.user_id and c.id = a.company_id
      where a.user_id = ${userId} and (a.source <> 'mail' or a.settled <> '{}')
        and (a.requisition is not null or a.posting_url is not null or string_to_array(c.name_key, ' ') && ${companyWords(facts)}::text[])
      union all
      select id, true from applications where user_id = ${userId} and id = ${recalled.as === 'belongs' ? recalled.applicationId : null}::uuid
    ), best as (
      select id, bool_or(strong) as strong from found group by id
    )
    select a.id, c.name as company, j.title, a.requisition, a.posting_url as "postingUrl", a.location, a.status, a.ended_at as "endedAt",
      a.source, a.settled
    from best join applications a on a.user_id = ${userId} and a.id = best.id
      left join companies c on c.user_id = a.user_id and c.id = a.company_id
      left join jobs j on j.user_id = a.user_id and j.id = a.job_id
    order by best.strong desc, a.last_activity_at desc limit ${mostCandidates}`.execute(db)
  return rows.map((row) => ({ ...row, endedAt: row.endedAt?.toISOString() ?? null }))
}

/** Holds everything: whether an application still exists is told by the query. */
class AnyOf extends Set<string> {
  override has(): boolean {
    return true
  }
}
