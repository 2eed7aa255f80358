import { sql } from 'kysely'
import type { Status } from '../../contract/applications.ts'
import type { StoredAsked, StoredEvidence } from '../db/json-columns.ts'
import type { Db } from '../db/pool.ts'
import type { ApplicationRecord } from './application-record.ts'
import type { Contact } from './contacts.ts'
import type { HistoryEntry } from './history.ts'
import type { Identity } from './identity.ts'
import type { Interview } from './interviews.ts'
import { storable, toJson } from './to-json.ts'

/** Everything that an application has from its mails. */
export interface Derived extends Identity {
  companyId: string | null
  jobId: string | null
  status: Status
  appliedAt: string | null
  endedAt: string | null
  lastActivityAt: string
  isActive: boolean
  evidence: StoredEvidence[]
  timeline: (HistoryEntry & { id: string })[]
  interviews: (Interview & { id: string })[]
  contacts: (Contact & { id: string })[]
  asked: StoredAsked[]
}

/** Makes what is stored of an application what follows from its mails: adds, changes and removes rows as needed, in one statement. */
export async function writeDerived(
  db: Db,
  userId: string,
  { id, settled, hasInterviews }: ApplicationRecord,
  now: Derived,
): Promise<void> {
  // before the others are written: an object of another application may have moved here
  if (hasInterviews || now.interviews.length > 0) await removeInterviews(db, userId, id, now.interviews)
  await sql`
    with application as (
      update applications set company_id = ${now.companyId}, job_id = ${now.jobId}, status = ${now.status},
        location = ${textOrNull(now.location)}, requisition = ${textOrNull(now.requisition)}, posting_url = ${textOrNull(now.postingUrl)},
        applied_at = case when ${settled.includes('appliedAt')}::boolean then applied_at else ${now.appliedAt}::timestamptz end,
        ended_at = ${now.endedAt}, last_activity_at = ${now.lastActivityAt}, is_active = ${now.isActive},
        evidence = ${toJson(now.evidence)}::jsonb, asked = ${toJson(now.asked)}::jsonb, updated_at = now()
      where user_id = ${userId} and id = ${id}
    ), entries as (
      select distinct on (id) * from json_to_recordset(${toJson(now.timeline)}::json)
        as e (id uuid, at timestamptz, kind text, "mailId" uuid, "from" text, "to" text, evidence jsonb)
    ), gone_entries as (
      delete from timeline t where t.user_id = ${userId} and t.application_id = ${id} and t.actor = 'mail'
        and not exists (select from entries e where e.id = t.id)
    ), kept_entries as (
      insert into timeline as t (user_id, id, application_id, at, kind, actor, mail_id, from_value, to_value, evidence)
      select ${userId}::uuid, id, ${id}::uuid, at, kind, 'mail', "mailId", "from", "to", evidence from entries
      on conflict (user_id, id) do update
        set at = excluded.at, from_value = excluded.from_value, to_value = excluded.to_value, evidence = excluded.evidence
        where (t.at, t.from_value, t.to_value, t.evidence) is distinct from (excluded.at, excluded.from_value, excluded.to_value, excluded.evidence)
    ), people as (
      select * from json_to_recordset(${toJson(now.contacts)}::json) as c (id uuid, address text, name text, role text, "firstSeenAt" timestamptz)
    ), gone_contacts as (
      delete from contacts c where c.user_id = ${userId} and c.application_id = ${id} and c.settled_at is null
        and not exists (select from people p where p.address = c.address)
    ), kept_contacts as (
      insert into contacts as c (user_id, id, application_id, address, name, role, first_seen_at)
      select ${userId}::uuid, id, ${id}::uuid, address, name, role, "firstSeenAt" from people
      on conflict (user_id, application_id, address) where address <> '' do update
        set name = excluded.name, role = excluded.role, first_seen_at = excluded.first_seen_at
        where c.settled_at is null and (c.name, c.role, c.first_seen_at) is distinct from (excluded.name, excluded.role, excluded.first_seen_at)
    )
    insert into interviews as i (user_id, id, application_id, mail_id, uid, sequence, starts_at, ends_at, time_zone, kind, place, people, summary, state)
    select ${userId}::uuid, id, ${id}::uuid, "mailId", uid, sequence, "startsAt", "endsAt", "timeZone", kind, place, people, summary, state
    from json_to_recordset(${toJson(now.interviews)}::json) as r (id uuid, "mailId" uuid, uid text, sequence integer, "startsAt" timestamptz,
      "endsAt" timestamptz, "timeZone" text, kind text, place text, people text, summary text, state text)
    on conflict (user_id, id) do update set (mail_id, uid, sequence, starts_at, ends_at, time_zone, kind, place, people, summary, state) =
      (excluded.mail_id, excluded.uid, excluded.sequence, excluded.starts_at, excluded.ends_at, excluded.time_zone, excluded.kind,
       excluded.place, excluded.people, excluded.summary, excluded.state)
      where i.settled_at is null`.execute(db)
}

/**
 * Those that no mail of this application speaks of any longer, and those that are this application's now. What the user said of one stays as
 * long as its mail is here.
 */
async function removeInterviews(db: Db, userId: string, applicationId: string, kept: Derived['interviews']): Promise<void> {
  await sql`
    delete from interviews i where i.user_id = ${userId} and i.mail_id is not null
      and (i.application_id = ${applicationId} and i.id <> all(${kept.map(({ id }) => id)}::uuid[]) and (
          i.settled_at is null or not exists (
            select from mails m where m.user_id = i.user_id and m.id = i.mail_id and m.application_id = i.application_id))
        or i.application_id <> ${applicationId} and i.uid = any(${kept.map(({ uid }) => uid)}::text[]))`.execute(db)
}

const textOrNull = (text: string | null) => (text === null ? null : storable(text))
