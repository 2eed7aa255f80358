import { sql } from 'kysely'
import type { MeetingAnswer } from '../../../contract/outgoing.ts'
import type { Mailbox } from '../../../domain/reading.ts'
import type { Db } from '../../db/pool.ts'

export type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number]

const mostPerApplication = 1000

/** What is shown of each mail of the user, without its body; the caller narrows and sorts it. */
export function selectMessages(db: Db, userId: string) {
  return db
    .selectFrom('mails as m')
    .where('m.userId', '=', userId)
    .select([
      'm.id',
      'm.messageId',
      'm.fromName',
      'm.fromAddress',
      'm.recipient',
      'm.subject',
      'm.kind',
      'm.confidence',
      'm.preview',
      'm.repeats',
    ])
    .select(['m.receivedAt', 'm.sentAt'])
    .select([
      sql<Mailbox[] | null>`m.reading -> 'to'`.as('to'),
      sql<boolean>`coalesce(m.reading #>> '{trust,level}' <> 'normal', false) or coalesce(m.authentication ->> 'dmarc' = 'fail', false) or coalesce(m.authentication ->> 'word' = 'stranger', false)`.as(
        'isSuspicious',
      ),
      sql<boolean>`coalesce((m.reading -> 'isMachineReply')::boolean, false)`.as('isMachineReply'),
      sql<string[] | null>`m.reading -> 'inReplyTo'`.as('inReplyTo'),
      sql<string[] | null>`m.reading -> 'references'`.as('references'),
    ])
    .select(({ selectFrom }) =>
      selectFrom('attachments as t')
        .whereRef('t.userId', '=', 'm.userId')
        .whereRef('t.mailId', '=', 'm.id')
        .select(
          sql<
            Attachment[]
          >`coalesce(json_agg(json_build_object('n', t.n, 'filename', t.filename, 'type', t.type, 'size', t.size) order by t.n), '[]')`.as(
            'list',
          ),
        )
        .as('attachments'),
    )
}

export interface Attachment {
  n: number
  filename: string
  type: string
  size: number
}

/** The latest mails of an application, oldest first, and how many it has. */
export async function listMails(db: Db, userId: string, applicationId: string): Promise<{ rows: MessageRow[]; total: number }> {
  const latest = await selectMessages(db, userId)
    .where('m.applicationId', '=', applicationId)
    .orderBy('m.sentAt', 'desc')
    .orderBy('m.id', 'desc')
    .limit(mostPerApplication)
    .execute()
  const total = latest.length < mostPerApplication ? latest.length : await countMails(db, userId, applicationId)
  return { rows: latest.reverse(), total }
}

async function countMails(db: Db, userId: string, applicationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('applicationId', '=', applicationId)
    .executeTakeFirstOrThrow()
  return count
}

export async function applicationExists(db: Db, userId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('applications')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

export async function findMail(db: Db, userId: string, id: string) {
  return selectMessages(db, userId)
    .innerJoin('users as u', 'u.id', 'm.userId')
    .where('m.id', '=', id)
    .select(['m.applicationId', 'm.authentication', 'm.reading', 'm.triage', 'u.email'])
    .executeTakeFirst()
}

export async function mailExists(db: Db, userId: string, id: string): Promise<boolean> {
  const found = await db.selectFrom('mails').select('id').where('userId', '=', userId).where('id', '=', id).executeTakeFirst()
  return found !== undefined
}

export async function findRaw(db: Db, userId: string, id: string) {
  return db
    .selectFrom('mails as m')
    .innerJoin('rawMessages as r', 'r.hash', 'm.rawHash')
    .where('m.userId', '=', userId)
    .where('m.id', '=', id)
    .select([
      'm.id',
      'm.subject',
      'm.recipient',
      'm.envelopeFrom',
      'm.clientAddress',
      'm.helo',
      'm.isTls',
      'm.source',
      'm.receivedAt',
    ])
    .select('r.bytes')
    .executeTakeFirst()
}

export async function readHealth(db: Db, userId: string) {
  return db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('mails')
        .where('userId', '=', userId)
        .where('state', '=', 'waiting')
        .select(sql<number>`count(*)`.as('n'))
        .as('waiting'),
      inTriage(db, userId, 'failed').as('failed'),
      inTriage(db, userId, 'review').as('review'),
      selectFrom('mails')
        .where('userId', '=', userId)
        .select('receivedAt')
        .orderBy('receivedAt', 'desc')
        .limit(1)
        .as('lastReceivedAt'),
    ])
    .executeTakeFirstOrThrow()
}

function inTriage(db: Db, userId: string, triage: string) {
  return db
    .selectFrom('mails')
    .where('userId', '=', userId)
    .where('triage', '=', triage)
    .where('archivedAt', 'is', null)
    .select(sql<number>`count(*)`.as('n'))
}

/** What the user answered last to the invitation of a mail. */
export async function latestAnswer(db: Db, userId: string, id: string): Promise<MeetingAnswer['as'] | null> {
  const { rows } = await sql<{ as: MeetingAnswer['as'] }>`
    select written #>> '{meeting,as}' as as from outgoing_mails
    where user_id = ${userId} and email_id = ${id} and written #>> '{meeting,as}' is not null and state not in ('cancelled', 'failed', 'bounced')
    order by created_at desc limit 1`.execute(db)
  return rows[0]?.as ?? null
}
