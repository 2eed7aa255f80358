import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'
import { type ApplicationRecord, loadRecords } from './application-record.ts'
import { candidateOf } from './attribution/candidate.ts'
import { recall } from './attribution/recall.ts'
import type { Candidate, Facts, Memory } from './attribution/shapes.ts'
import { companyWords, signsToLookUp } from './signs.ts'
import { factsOf } from './stored-mail.ts'

/** More than this many applications are never compared with one mail. */
const mostCandidates = 40

/**
 * The applications that a mail could belong to, by what is stored of them: never all. `without` is a mail that is attributed again and must
 * not speak for itself: an application that has nothing but it is not there.
 */
export async function loadCandidates(
  db: Db,
  userId: string,
  facts: Facts,
  memory: Memory,
  without: string | null = null,
): Promise<ApplicationRecord[]> {
  const recalled = recall(facts, memory, new Everything())
  const signs = signsToLookUp(facts)
  const all = [...signs.links, ...signs.names, ...signs.words]
  const wanted = sql`
    select id, max(rank) as rank from (
      select m.application_id as id, case when s.sign = any(${signs.links}::text[]) then 2 when s.sign = any(${signs.names}::text[]) then 1 else 0 end as rank
      from mail_signs s join mails m on m.user_id = s.user_id and m.id = s.mail_id
      where s.user_id = ${userId} and s.sign = any(${all}::text[])
        and m.application_id is not null and m.id is distinct from ${without}::uuid
      union all
      select a.id, 0 from applications a left join companies c on c.user_id = a.user_id and c.id = a.company_id
      where a.user_id = ${userId} and (a.source <> 'mail' or a.settled <> '{}')
        and (a.requisition is not null or a.posting_url is not null or string_to_array(c.name_key, ' ') && ${companyWords(signs)}::text[])
      union all
      select ${recalled.as === 'belongs' ? recalled.applicationId : null}::uuid, 2
    ) found group by id`
  const records = await loadRecords(db, userId, wanted, { without, limit: mostCandidates })
  return without === null
    ? records
    : records.filter(({ mails, source, settled }) => mails.length > 0 || source !== 'mail' || settled.length > 0)
}

/** An application as attribution sees it. */
export function candidateOfRecord(record: ApplicationRecord): Candidate {
  return candidateOf(
    record,
    record.mails.map((mail) => factsOf(mail)),
  )
}

/** Holds whatever is asked for: whether an application still exists is told by the query. */
class Everything extends Set<string> {
  override has(): boolean {
    return true
  }
}
