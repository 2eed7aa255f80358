import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { BodyOf } from '../../../contract/endpoint.ts'
import type { addSnooze, Snooze } from '../../../contract/snoozes.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import { Refusal } from '../../lib/refusal.ts'
import { lockUser } from '../../placement/lock.ts'

interface Row extends Omit<Snooze, 'until'> {
  until: Date
}

/** What is still put off. Only what changed since then brings it back early: who puts off what is due today means it. */
export async function list(db: Db, userId: string, timeZone: string): Promise<Snooze[]> {
  const { rows } = await sql<Row>`
    select s.id, s.kind, s.subject_id as "subjectId", s.until
    from snoozes s
      join applications a on a.user_id = s.user_id and a.id = s.application_id
      cross join lateral (select (now() at time zone ${timeZone})::date as today,
        (s.snoozed_at at time zone ${timeZone})::date as snoozed) day
    where s.user_id = ${userId} and s.until > now()
      and not exists (select from mails m where m.user_id = s.user_id and m.application_id = s.application_id
        and m.source in ('smtp', 'http') and m.received_at > s.snoozed_at)
      and not exists (select from interviews i where i.user_id = s.user_id and i.application_id = s.application_id
        and i.state in ('proposed', 'confirmed', 'moved') and i.starts_at > now()
        and i.starts_at - interval '24 hours' between s.snoozed_at and now())
      and not coalesce(case s.kind
        when 'step' then (a.next_step_due_at at time zone ${timeZone})::date
        when 'asked' then (select left(w ->> 'dueBy', 10)::date from jsonb_array_elements(a.asked) w
          where w ->> 'mailId' = s.subject_id::text limit 1)
        when 'interview' then (select least((i.starts_at at time zone ${timeZone})::date, left(i.answer_by, 10)::date) from interviews i
          where i.user_id = s.user_id and i.id = s.subject_id)
      end between day.snoozed + 1 and day.today, false)
    order by s.until, s.id`.execute(db)
  return rows.map(toSnooze)
}

/** Refuses with not_found what is not the user's. */
export async function add(db: Db, userId: string, body: BodyOf<typeof addSnooze>): Promise<Snooze> {
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const applicationId = await applicationOf(trx, userId, body)
    if (applicationId === null) throw new Refusal('not_found')
    await sql`delete from snoozes where user_id = ${userId} and until < now()`.execute(trx)
    const { rows } = await sql<Row>`
      insert into snoozes (user_id, id, kind, subject_id, application_id, until)
      values (${userId}, ${uuidv7()}, ${body.kind}, ${body.subjectId}, ${applicationId}, ${body.until})
      on conflict (user_id, kind, subject_id) do update set
        (application_id, until, snoozed_at) = (excluded.application_id, excluded.until, now())
      returning id, kind, subject_id as "subjectId", until`.execute(trx)
    await announceChange(trx, userId, applicationId)
    return rows.map(toSnooze)[0] as Snooze
  })
}

export async function remove(db: Db, userId: string, id: string): Promise<Record<string, never>> {
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const row = await trx
      .deleteFrom('snoozes')
      .where('userId', '=', userId)
      .where('id', '=', id)
      .returning('applicationId')
      .executeTakeFirst()
    if (!row) throw new Refusal('not_found')
    await announceChange(trx, userId, row.applicationId)
    return {}
  })
}

async function applicationOf(
  db: Db,
  userId: string,
  { kind, subjectId }: Pick<Snooze, 'kind' | 'subjectId'>,
): Promise<string | null> {
  if (kind === 'step' || kind === 'quiet') {
    const query = db.selectFrom('applications').select('id').where('userId', '=', userId).where('id', '=', subjectId)
    return (await query.executeTakeFirst())?.id ?? null
  }
  const table = kind === 'asked' ? 'mails' : 'interviews'
  const query = db.selectFrom(table).select('applicationId').where('userId', '=', userId).where('id', '=', subjectId)
  return (await query.executeTakeFirst())?.applicationId ?? null
}

const toSnooze = ({ until, ...row }: Row): Snooze => ({ ...row, until: until.toISOString() })

const announceChange = (db: Db, userId: string, applicationId: string) =>
  announce(db, userId, [{ type: 'application', applicationId, mailId: null }])
