import { sql } from 'kysely'
import type { Summary } from '../../../contract/summaries.ts'
import type { Db } from '../../db/pool.ts'

type Sentences = Summary['sentences']
const mostMails = 200

export async function listSteps(db: Db, userId: string, applicationId: string) {
  return db
    .selectFrom('timeline')
    .select(['toValue', 'at', 'actor', 'mailId', 'evidence'])
    .where('userId', '=', userId)
    .where('applicationId', '=', applicationId)
    .where('kind', '=', 'status')
    .where('toValue', 'is not', null)
    .orderBy('at')
    .limit(200)
    .execute()
}

export async function listInterviews(db: Db, userId: string, applicationId: string) {
  return db
    .selectFrom('interviews')
    .select(['startsAt', 'allDay', 'timeZone', 'state', 'mailId', 'proposedBy', 'choice', 'answerBy'])
    .where('userId', '=', userId)
    .where('applicationId', '=', applicationId)
    .orderBy('startsAt')
    .limit(100)
    .execute()
}

/** The latest ones, oldest first. */
export async function listMails(db: Db, userId: string, applicationId: string) {
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'kind', 'subject', 'preview', 'fromName', 'fromAddress'])
    .select(sql<Date>`coalesce(sent_at, received_at)`.as('at'))
    .select(
      sql<boolean>`lower(from_address) = lower(recipient) or lower(from_address) = (select lower(email) from users where id = ${userId})`.as(
        'isOwn',
      ),
    )
    .where('userId', '=', userId)
    .where('applicationId', '=', applicationId)
    .orderBy(sql`coalesce(sent_at, received_at)`, 'desc')
    .limit(mostMails)
    .execute()
  return rows.reverse()
}

export async function findWritten(db: Db, userId: string, applicationId: string, language: string) {
  return db
    .selectFrom('summaries')
    .select(['model', 'factsHash', 'madeAt'])
    .select(sql<Sentences>`sentences`.as('sentences'))
    .where('userId', '=', userId)
    .where('applicationId', '=', applicationId)
    .where('language', '=', language)
    .executeTakeFirst()
}

interface Written {
  applicationId: string
  language: string
  model: string
  factsHash: Buffer
  sentences: Sentences
}

/** Answers when. Keeps nothing of an application that went away meanwhile. */
export async function keepWritten(
  db: Db,
  userId: string,
  { applicationId, language, model, factsHash, sentences }: Written,
): Promise<Date> {
  const { rows } = await sql<{ madeAt: Date }>`
    insert into summaries as s (user_id, application_id, language, model, facts_hash, sentences)
    select user_id, id, ${language}, ${model}, ${factsHash}, ${JSON.stringify(sentences)}::jsonb
    from applications where user_id = ${userId} and id = ${applicationId}
    on conflict (user_id, application_id, language) do update
      set model = excluded.model, facts_hash = excluded.facts_hash, sentences = excluded.sentences, made_at = now()
    returning made_at as "madeAt"`.execute(db)
  return rows[0]?.madeAt ?? new Date()
}
