import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { leastForMedian } from '../../lib/median.ts'
import { isAppliedAtKnown } from '../applications/index.ts'

export interface ContactRow {
  id: string
  name: string
  address: string | null
  phone: string | null
  role: string | null
  source: string
  mails: number
  lastWroteAt: Date | null
  answersInDays: number | null
}

/** Answers count from the latest word of the user before them: a mail of theirs, or the application itself. */
export async function listContacts(db: Db, userId: string, applicationId: string, id?: string): Promise<ContactRow[]> {
  const { rows } = await sql<ContactRow>`
    with mailed as (
      select lower(m.from_address) as address, m.sent_at as at,
        lower(m.from_address) = lower(u.email) or lower(m.from_address) in (select lower(recipient) from mails r
          where r.user_id = m.user_id and r.application_id = m.application_id) as is_own
      from mails m join users u on u.id = m.user_id
      where m.user_id = ${userId} and m.application_id = ${applicationId}
    ), asked as (
      select at from mailed where is_own
      union select a.applied_at from applications a
        where a.user_id = ${userId} and a.id = ${applicationId} and a.applied_at is not null and ${isAppliedAtKnown}
    ), answers as (
      select w.address, q.at as asked, min(w.at) as at
      from mailed w cross join lateral (select max(a.at) as at from asked a where a.at < w.at) q
      where not w.is_own and q.at is not null group by 1, 2
    )
    select k.id, k.name, nullif(k.address, '') as address, k.phone, k.role, k.source, w.mails, w."lastWroteAt", (
        select round((percentile_cont(0.5) within group (order by extract(epoch from s.at - s.asked)) / 86400)::numeric, 1)::float
        from answers s where s.address = k.address having count(*) >= ${leastForMedian}
      ) as "answersInDays"
    from contacts k cross join lateral (
      select count(*) as mails, max(at) as "lastWroteAt" from mailed where address = k.address
    ) w
    where k.user_id = ${userId} and k.application_id = ${applicationId} and not k.is_hidden
      and (${id ?? null}::uuid is null or k.id = ${id ?? null}::uuid)
    order by k.first_seen_at, k.id limit 200`.execute(db)
  return rows
}

export async function findContact(db: Db, userId: string, applicationId: string, id: string): Promise<ContactRow | undefined> {
  return (await listContacts(db, userId, applicationId, id))[0]
}

/** Hidden or not. */
export async function findByAddress(db: Db, userId: string, applicationId: string, address: string) {
  return db
    .selectFrom('contacts')
    .select(['id', 'isHidden'])
    .where('userId', '=', userId)
    .where('applicationId', '=', applicationId)
    .where('address', '=', address)
    .executeTakeFirst()
}

export async function countContacts(db: Db, userId: string, applicationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('contacts')
    .where('userId', '=', userId)
    .where('applicationId', '=', applicationId)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

interface Said {
  name: string
  address: string | null
  phone: string | null
  role: string | null
  source: 'user'
}

/** By hand. */
export async function insertContact(
  db: Db,
  userId: string,
  { address, ...row }: Partial<Said> & Pick<Said, 'name' | 'address'> & { id: string; applicationId: string; isHidden?: boolean },
): Promise<void> {
  await db
    .insertInto('contacts')
    .values({
      userId,
      source: 'user',
      ...row,
      address: address ?? '',
      firstSeenAt: sql<Date>`now()`,
      settledAt: sql<Date>`now()`,
    })
    .execute()
}

export async function updateContact(
  db: Db,
  userId: string,
  id: string,
  { address, ...said }: { [K in keyof Said]?: Said[K] | undefined },
): Promise<void> {
  await db
    .updateTable('contacts')
    .set({ ...said, ...(address !== undefined && { address: address ?? '' }), settledAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** What mail does not tell is forgotten. */
export async function hideContact(db: Db, userId: string, id: string): Promise<void> {
  await db
    .updateTable('contacts')
    .set({ isHidden: true, name: '', phone: null, role: null, settledAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute()
}

export async function removeContact(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('contacts').where('userId', '=', userId).where('id', '=', id).execute()
}
