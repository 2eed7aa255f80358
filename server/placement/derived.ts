import { type RawBuilder, sql } from 'kysely'
import type { StoredAnswered, StoredAsked } from '../../domain/application/asked.ts'
import type { Contact } from '../../domain/application/contacts.ts'
import type { HistoryEntry, StoredEvidence } from '../../domain/application/history.ts'
import type { Interview } from '../../domain/application/meeting-table.ts'
import type { StoredExpected } from '../../domain/application/terms.ts'
import type { Db } from '../db/pool.ts'
import { toJson } from '../db/to-json.ts'
import { type ApplicationRecord, isWhole } from './record.ts'

/** Everything derived from the mails of an application, besides its record. */
export interface Derived {
  record: ApplicationRecord
  appliedAt: string | null
  evidence: StoredEvidence[]
  timeline: (HistoryEntry & { id: string })[]
  interviews: (Interview & { id: string; formerId: string | null })[]
  contacts: (Contact & { id: string })[]
  asked: StoredAsked[]
  answered: StoredAnswered[]
  expected: StoredExpected | null
  firstAnswerAt: string | null
}

/**
 * Makes what is stored of applications what follows from their mails: adds, changes and removes rows as needed, in one statement. A calendar
 * object that several of them have is a meeting of each, as its own mails tell it: some systems give one UID to all. Rows that are right
 * already are left alone: to lock each would cost more than the rest. So is what follows from mails that were not loaded.
 */
export async function writeDerived(db: Db, userId: string, all: readonly Derived[]): Promise<void> {
  const meetings = all.flatMap(meetingsOf)
  for (const { record } of all) {
    const kept = meetings.filter(({ applicationId }) => applicationId === record.id)
    if (record.hasInterviews || kept.length > 0) await removeInterviews(db, userId, record, kept)
    if (kept.some(({ formerId }) => formerId !== null)) await keepSettled(db, userId, kept)
  }
  const ids = all.map(({ record }) => record.id)
  const parts = all.map(({ record }) => record).filter((record) => !isWhole(record))
  const loaded = parts.flatMap(({ mails }) => mails.map(({ id }) => id))
  await sql`
    with changed as (
      select * from json_to_recordset(${toJson(all.map(columnsOf))}::json) as c (id uuid, "companyId" uuid, "jobId" uuid, status text, agency text, location text,
        requisition text, "postingUrl" text, "appliedAt" timestamptz, "keepsAppliedAt" boolean, "endedAt" timestamptz,
        "lastActivityAt" timestamptz, "isActive" boolean, evidence jsonb, asked jsonb, answered jsonb, "workMode" text, "employmentType" text, "startsOn" date, "salaryMin" numeric, "salaryMax" numeric,
        "salaryCurrency" text, "salaryPeriod" text, expected jsonb, "firstAnswerAt" timestamptz)
    ), application as (
      update applications a set company_id = "companyId", job_id = "jobId", status = c.status, agency = c.agency, location = c.location, requisition = c.requisition,
        posting_url = "postingUrl", applied_at = case when "keepsAppliedAt" then applied_at else "appliedAt" end, ended_at = "endedAt",
        last_activity_at = "lastActivityAt", is_active = "isActive", evidence = c.evidence, asked = c.asked, answered = c.answered, work_mode = "workMode", employment_type = "employmentType", starts_on = "startsOn",
        salary_min = "salaryMin", salary_max = "salaryMax", salary_currency = "salaryCurrency", salary_period = "salaryPeriod", expected = c.expected,
        first_answer_at = "firstAnswerAt",
        updated_at = now()
      from changed c where a.user_id = ${userId} and a.id = any(${ids}::uuid[]) and a.id = c.id
    ), entries as (
      select distinct on (id) * from json_to_recordset(${toJson(all.flatMap(timelineOf))}::json)
        as e (id uuid, "applicationId" uuid, at timestamptz, kind text, "mailId" uuid, "from" text, "to" text, evidence jsonb)
    ), gone_entries as (
      delete from timeline t where t.user_id = ${userId} and t.application_id = any(${ids}::uuid[]) and t.actor = 'mail'
        and not exists (select from entries e where e.id = t.id) and not ${isOfOthers(sql.ref('t'), parts, loaded)}
    ), kept_entries as (
      insert into timeline as t (user_id, id, application_id, at, kind, actor, mail_id, from_value, to_value, evidence)
      select ${userId}::uuid, id, "applicationId", at, kind, 'mail', "mailId", "from", "to", evidence from entries e
      where (
        select (t.at, t.from_value, t.to_value, t.evidence) is not distinct from (e.at, e."from", e."to", e.evidence)
        from timeline t where t.user_id = ${userId} and t.id = e.id) is not true
      on conflict (user_id, id) do update
        set at = excluded.at, from_value = excluded.from_value, to_value = excluded.to_value, evidence = excluded.evidence
    ), people as (
      select * from json_to_recordset(${toJson(all.flatMap(peopleOf))}::json)
        as c (id uuid, "applicationId" uuid, address text, name text, role text, "firstSeenAt" timestamptz)
    ), gone_contacts as (
      delete from contacts c where c.user_id = ${userId} and c.application_id = any(${ids}::uuid[]) and c.settled_at is null
        and c.application_id <> all(${parts.map(({ id }) => id)}::uuid[]) and not exists (select from people p where p."applicationId" = c.application_id and p.address = c.address)
    ), kept_contacts as (
      insert into contacts as c (user_id, id, application_id, address, name, role, first_seen_at)
      select ${userId}::uuid, id, "applicationId", address, name, role, "firstSeenAt" from people p
      where (
        select c.settled_at is not null or (c.name, c.role, c.first_seen_at) is not distinct from (p.name, p.role, p."firstSeenAt")
        from contacts c where c.user_id = ${userId} and c.application_id = p."applicationId" and c.address = p.address) is not true
      on conflict (user_id, application_id, address) where address <> '' do update
        set name = excluded.name, role = excluded.role, first_seen_at = excluded.first_seen_at
    )
    insert into interviews as i (user_id, id, application_id, mail_id, uid, sequence, starts_at, ends_at, all_day, time_zone, other_zones, kind, place, link, people, summary, state,
      proposed_by, choice, instead_of, answer_by)
    select ${userId}::uuid, id, "applicationId", "mailId", uid, sequence, "startsAt", "endsAt", "isAllDay", "timeZone", "otherZones", kind, place, link, people, summary, state,
      "proposedBy", choice, "insteadOf", "answerBy"
    from json_to_recordset(${toJson(meetings)}::json) as r (id uuid, "applicationId" uuid, "mailId" uuid, uid text, sequence integer,
      "startsAt" timestamptz, "endsAt" timestamptz, "isAllDay" boolean, "timeZone" text, "otherZones" text[], kind text, place text, link text, people text, summary text, state text,
      "proposedBy" text, choice uuid, "insteadOf" uuid, "answerBy" text)
    on conflict (user_id, id) do update set (mail_id, uid, sequence, starts_at, ends_at, all_day, time_zone, other_zones, kind, place, link, people, summary, state, proposed_by, choice, instead_of, answer_by) =
      (excluded.mail_id, excluded.uid, excluded.sequence, excluded.starts_at, excluded.ends_at, excluded.all_day, excluded.time_zone, excluded.other_zones, excluded.kind,
       excluded.place, excluded.link, excluded.people, excluded.summary, excluded.state, excluded.proposed_by, excluded.choice, excluded.instead_of, excluded.answer_by)
      where i.settled_at is null`.execute(db)
  if (meetings.some(({ movedAt }) => movedAt !== null)) await moveSettled(db, userId, meetings)
}

/**
 * What the user said of a meeting stays, but for when it is: an employer who moves it or calls it off later is not
 * there at the time that the user has. One that the user has deleted stays so.
 */
async function moveSettled(db: Db, userId: string, meetings: readonly Meeting[]): Promise<void> {
  await sql`
    update interviews i set starts_at = r."startsAt", ends_at = r."endsAt", time_zone = r."timeZone", state = r.state
    from json_to_recordset(${toJson(meetings)}::json) as r (id uuid, "startsAt" timestamptz, "endsAt" timestamptz, "timeZone" text, state text,
      "movedAt" timestamptz)
    where i.user_id = ${userId} and i.id = r.id and r."movedAt" > i.settled_at and (i.state <> 'cancelled' or r.state = 'cancelled')
      and (i.starts_at, i.state) is distinct from (r."startsAt", r.state)`.execute(db)
}

/** Whether a row is derived from a mail of its application that was not loaded. */
const isOfOthers = (row: RawBuilder<unknown>, parts: readonly ApplicationRecord[], loaded: readonly string[]) => sql`(
  ${row}.application_id = any(${parts.map(({ id }) => id)}::uuid[]) and ${row}.mail_id <> all(${loaded}::uuid[]) and exists (
    select from mails o where o.user_id = ${row}.user_id and o.id = ${row}.mail_id and o.application_id = ${row}.application_id)) is true`

type Meeting = Derived['interviews'][number] & { applicationId: string }

function columnsOf({ record, appliedAt, evidence, asked, answered, expected, firstAnswerAt }: Derived) {
  const { id, companyId, jobId, status, agency, location, requisition, postingUrl, endedAt, lastActivityAt, isActive, settled } =
    record
  const names = { companyId, jobId, agency, location, requisition, postingUrl }
  const { workMode, employmentType, startsOn, salaryMin, salaryMax, salaryCurrency, salaryPeriod } = record
  const terms = { workMode, employmentType, startsOn, salaryMin, salaryMax, salaryCurrency, salaryPeriod }
  const keepsAppliedAt = settled.includes('appliedAt')
  return {
    id,
    ...names,
    status,
    appliedAt,
    keepsAppliedAt,
    endedAt,
    lastActivityAt,
    isActive,
    evidence,
    asked,
    answered,
    ...terms,
    expected,
    firstAnswerAt,
  }
}

const meetingsOf = ({ record, interviews }: Derived): Meeting[] =>
  interviews.map((interview) => ({ ...interview, applicationId: record.id }))
const timelineOf = ({ record, timeline }: Derived) => timeline.map((entry) => ({ ...entry, applicationId: record.id }))
const peopleOf = ({ record, contacts }: Derived) => contacts.map((contact) => ({ ...contact, applicationId: record.id }))

/** Rows that no mail of this application supports any more. What the user set stays as long as its mail is here. */
async function removeInterviews(db: Db, userId: string, record: ApplicationRecord, kept: readonly Meeting[]): Promise<void> {
  const parts = isWhole(record) ? [] : [record]
  const loaded = parts.flatMap(({ mails }) => mails.map(({ id }) => id))
  await sql`
    delete from interviews i where i.user_id = ${userId} and i.application_id = ${record.id} and i.mail_id is not null
      and not ${isOfOthers(sql.ref('i'), parts, loaded)}
      and i.id <> all(${kept.map(({ id }) => id)}::uuid[]) and (i.settled_at is null or not exists (
        select from mails m where m.user_id = i.user_id and m.id = i.mail_id and m.application_id = i.application_id))`.execute(
    db,
  )
}

/**
 * What the user said of a meeting whose time was read from text is said of its calendar object too. One that the user
 * has deleted stays so, and the calendar's is another.
 */
async function keepSettled(db: Db, userId: string, kept: readonly Meeting[]): Promise<void> {
  await sql`
    update interviews i set id = r.id, uid = r.uid
    from json_to_recordset(${toJson(kept)}::json) as r (id uuid, "formerId" uuid, uid text)
    where i.user_id = ${userId} and i.id = r."formerId" and i.settled_at is not null and i.state <> 'cancelled'
      and not exists (select from interviews k where k.user_id = i.user_id and k.id = r.id)`.execute(db)
}
