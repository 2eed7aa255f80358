import { sql } from 'kysely'
import type { Notice } from '../../../contract/notifications.ts'
import type { Db } from '../../db/pool.ts'
import { meetingOf } from '../notifications/index.ts'

export interface Subscription {
  endpoint: string
  auth: string
  p256dh: string
}

export async function allowPush(db: Db, userId: string, isAllowed: boolean): Promise<void> {
  await db.updateTable('users').set({ pushAllowed: isAllowed }).where('id', '=', userId).execute()
}

/** The devices that the person's notices go to; none when they do not want them. */
export async function subscribedDevices(db: Db, userId: string): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('pushSubscriptions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select('s.deviceId')
    .where('s.userId', '=', userId)
    .where('u.pushAllowed', '=', true)
    .where(isSignedIn)
    .execute()
  return rows.map(({ deviceId }) => deviceId)
}

export async function findSubscription(db: Db, userId: string, deviceId: Buffer): Promise<Subscription | undefined> {
  return db
    .selectFrom('pushSubscriptions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select(['s.endpoint', 's.auth', 's.p256dh'])
    .where('s.userId', '=', userId)
    .where('s.deviceId', '=', deviceId)
    .where('u.pushAllowed', '=', true)
    .where(isSignedIn)
    .executeTakeFirst()
}

/** A browser that signed out gets no more messages. */
const isSignedIn = sql<boolean>`exists (
  select from sessions where sessions.user_id = s.user_id and sessions.device_id = s.device_id and ended_at is null and expires_at > now())`

/** That very one: the device may have told a newer one meanwhile. */
export async function removeSubscription(db: Db, userId: string, deviceId: Buffer, endpoint: string): Promise<void> {
  await db
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', userId)
    .where('deviceId', '=', deviceId)
    .where('endpoint', '=', endpoint)
    .execute()
}

export interface NoticeToPush {
  id: string
  notice: Notice
  applicationId: string | null
  company: string | null
  meeting: { from: string | null; to: string | null; isAsked: boolean } | null
}

/** What is still to be announced of some mails, the newest first. */
export async function noticesOf(db: Db, userId: string, mailIds: readonly string[]): Promise<NoticeToPush[]> {
  const { rows } = await sql<NoticeToPush>`
    select m.id, m.notice, m.application_id as "applicationId", c.name as company, ${meetingOf} as meeting
    from mails m
      join users u on u.id = m.user_id
      left join applications a on a.user_id = m.user_id and a.id = m.application_id
      left join companies c on c.user_id = a.user_id and c.id = a.company_id
    where m.user_id = ${userId} and m.id = any(${mailIds}::uuid[]) and m.notice is not null and m.notice <> all(u.muted_notices)
      and m.notice_dismissed_at is null
    order by m.listed_at desc, m.id desc`.execute(db)
  return rows
}
