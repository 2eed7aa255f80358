import { sql } from 'kysely'
import type { ChangeEvent } from '../../contract/events.ts'
import { decisionToStore, type StoredMail } from '../../domain/application/stored-mail.ts'
import { attribute, type Candidate, type Facts, type Memory } from '../../domain/attribution/attribute.ts'
import type { Db } from '../db/pool.ts'
import { toJson } from '../db/to-json.ts'
import { candidateOfRecord, loadCandidates } from '../placement/candidates.ts'
import { factsOf } from '../placement/facts.ts'
import { loadRecords, withMail } from '../placement/record.ts'
import { refreshRecord } from '../placement/refresh.ts'

/** So many mails in review are looked at, the latest, and only those dated so many days before or after an application's own. */
const most = { mails: 50, days: 60 }

/**
 * Attributes mail in review again when applications have appeared or learned something: a mail that overtook its confirmation comes out as if
 * it had not. It is only attached, never made an application; what the user settled or archived stays. The caller holds the user's lock.
 */
export async function attributeReview(
  db: Db,
  userId: string,
  memory: Memory,
  changed: readonly string[],
): Promise<ChangeEvent[]> {
  const changes: ChangeEvent[] = []
  let news = await loadApplications(db, userId, changed)
  let waiting = await loadReview(db, userId, news)
  while (news.length > 0 && waiting.length > 0) {
    const attached = new Map<string, string>()
    for (const mail of waiting) {
      const target = couldBelong(mail.facts, news, memory) ? await attach(db, userId, memory, mail) : null
      if (target === null) continue
      attached.set(mail.stored.id, target)
      changes.push({ type: 'application', applicationId: target, mailId: mail.stored.id })
      changes.push({ type: 'triage', applicationId: null, mailId: mail.stored.id })
    }
    // what was attached may tell where another belongs
    waiting = waiting.filter(({ stored }) => !attached.has(stored.id))
    news = await loadApplications(db, userId, [...new Set(attached.values())])
  }
  return changes
}

/** Whether anything speaks for one of these: most mail in review has nothing to do with what just arrived. */
function couldBelong(facts: Facts, applications: readonly Candidate[], memory: Memory): boolean {
  const decision = attribute(facts, applications, memory)
  return decision.as === 'attached' || decision.alternatives.length > 0
}

async function loadApplications(db: Db, userId: string, ids: readonly string[]): Promise<Candidate[]> {
  if (ids.length === 0) return []
  const wanted = sql`select id, 1 as rank from unnest(${ids}::uuid[]) as id`
  return (await loadRecords(db, userId, wanted, { limit: ids.length })).map(candidateOfRecord)
}

async function attach(db: Db, userId: string, memory: Memory, { stored, facts }: ReviewMail): Promise<string | null> {
  const records = await loadCandidates(db, userId, facts, memory)
  const decision = attribute(facts, records.map(candidateOfRecord), memory)
  const record = decision.as === 'attached' ? records.find(({ id }) => id === decision.applicationId) : undefined
  if (!record) return null
  await sql`
    update mails set place = 'application', application_id = ${record.id}, decision = ${toJson(decisionToStore(decision))}::jsonb, review_text = null
    where user_id = ${userId} and id = ${stored.id}`.execute(db)
  await refreshRecord(db, userId, withMail(record, stored))
  return record.id
}

interface ReviewMail {
  stored: StoredMail
  facts: Facts
}

/** Oldest first. */
async function loadReview(db: Db, userId: string, near: readonly Candidate[]): Promise<ReviewMail[]> {
  const dates = near.flatMap(({ firstAt, lastAt }) => [Date.parse(firstAt), Date.parse(lastAt)])
  if (dates.length === 0) return []
  const within = most.days * 86_400_000
  const { rows } = await sql<Omit<StoredMail, 'at'> & { at: Date; text: string | null; email: string }>`
    select id, (select email from users where id = ${userId}) as email, recipient, tag, listed_at as at, kind, reading, authentication, review_text as text from mails
    where user_id = ${userId} and triage = 'review' and (archived_at is null) = true and settled_at is null and reading is not null
      and listed_at between ${new Date(Math.min(...dates) - within)} and ${new Date(Math.max(...dates) + within)}
    order by listed_at desc, id desc limit ${most.mails}`.execute(db)
  return rows.reverse().map(({ text, at, email, ...row }) => {
    const stored = { ...row, at: at.toISOString() }
    return { stored, facts: factsOf(stored, email, text ?? '') }
  })
}
