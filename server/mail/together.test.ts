import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMails } from '../../training/sets.ts'
import type { Database } from '../db/pool.ts'
import { testDatabase } from '../testing/database.ts'
import { addUser } from '../testing/tracker.ts'
import { openPipeline, type Pace, type Pipeline } from './process.ts'

let database: Database
let pipeline: Pipeline
beforeAll(async () => {
  database = await testDatabase()
  pipeline = openPipeline(database.db, { onFailure: (cause) => expect.fail(String(cause)), threads: 1 })
})
afterAll(async () => {
  await pipeline.close()
  await database.close()
})

async function drained(userId: string): Promise<void> {
  for (let pace: Pace | null = 'quick'; pace !== null; ) pace = await pipeline.drain(userId, pace)
}

/** Everything of somebody who got these mails, so many at a time; told without ids, which are new each time. */
async function mailbox(name: string, messages: readonly Buffer[], atOnce: number) {
  const userId = await addUser(database.db, { email: `${name}@example.com` })
  for (const [n, message] of messages.entries()) {
    await database.pool.query(
      `with raw as (
         insert into raw_messages (hash, size, bytes) values (sha256($1), length($1), $1)
         on conflict (hash) do update set size = excluded.size returning hash)
       insert into mails (user_id, id, raw_hash, recipient, envelope_from, client_address, helo, is_tls, source)
       select $2, gen_random_uuid(), hash, 'sam@applybox.localhost', '', '127.0.0.1', 'x', false, 'smtp' from raw`,
      [message, userId],
    )
    if ((n + 1) % atOnce === 0 || n + 1 === messages.length) await drained(userId)
  }
  const rowsOf = async (what: string) =>
    (await database.pool.query<{ row: string }>(`select row_to_json(r)::text as row from (${what}) r`, [userId])).rows
  const mails = await database.pool.query<{ id: string; hash: string; applicationId: string | null }>(
    `select id, encode(raw_hash, 'hex') as hash, application_id as "applicationId" from mails where user_id = $1 order by raw_hash`,
    [userId],
  )
  const names = new Map(mails.rows.map(({ id, hash }) => [id, `mail ${hash}`]))
  for (const { applicationId, hash } of mails.rows)
    if (applicationId !== null && !names.has(applicationId)) names.set(applicationId, `application of ${hash}`)
  const told = async (what: string) =>
    (await rowsOf(what))
      .map(({ row }) => row.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => names.get(id) ?? id))
      .sort()
  return {
    mails: await told('select id, state, place, kind, application_id, decision, review_text from mails where user_id = $1'),
    applications: await told(
      `select a.id, c.name, j.title, a.status, a.is_active, a.location, a.requisition, a.posting_url, a.applied_at, a.ended_at,
         a.last_activity_at, a.evidence, a.asked
       from applications a left join companies c on c.user_id = a.user_id and c.id = a.company_id
         left join jobs j on j.user_id = a.user_id and j.id = a.job_id where a.user_id = $1`,
    ),
    companies: await told('select name, name_key from companies where user_id = $1'),
    jobs: await told('select title, title_key, location, requisition, posting_url from jobs where user_id = $1'),
    timeline: await told(
      'select application_id, at, kind, actor, mail_id, from_value, to_value, evidence from timeline where user_id = $1',
    ),
    interviews: await told(
      `select application_id, mail_id, uid, sequence, starts_at, ends_at, time_zone, kind, place, people, summary, state
       from interviews where user_id = $1`,
    ),
    contacts: await told('select application_id, address, name, role, first_seen_at from contacts where user_id = $1'),
    signs: await told('select mail_id, sign from mail_signs where user_id = $1'),
    attachments: await told('select mail_id, n, filename, type, size from attachments where user_id = $1'),
  }
}

test('Mails that are put where they belong together come out as if each had come alone', { timeout: 60_000 }, async () => {
  const sentAt = (message: Buffer) => Date.parse(/^date: *(.+)$/im.exec(message.toString('latin1'))?.[1] ?? '')
  const messages = readMails('mailboxes').map(({ bytes }) => bytes)
  const earliest = messages.sort((a, b) => sentAt(a) - sentAt(b)).slice(0, 60)

  const alone = await mailbox('alone', earliest, 1)
  const together = await mailbox('together', earliest, 40)
  expect(alone.applications.length).toBeGreaterThan(10)
  expect(together).toEqual(alone)
})
