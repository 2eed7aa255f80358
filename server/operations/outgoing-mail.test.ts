import { Resolver } from 'node:dns/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { dkimKeys, dkimRecord, listSenders, releaseSender, rotateDkimKeys, stopSender } from '../features/outgoing/index.ts'
import { testDatabase } from '../testing/database.ts'
import { dnsServer } from '../testing/dns-server.ts'
import { addUser } from '../testing/tracker.ts'
import { examineSending } from './examine-sending.ts'

const domain = 'box.example.com'
let database: Awaited<ReturnType<typeof testDatabase>>
let names: Awaited<ReturnType<typeof dnsServer>>
beforeAll(async () => {
  database = await testDatabase()
  names = await dnsServer()
})
afterAll(async () => {
  names.close()
  await database.close()
})

async function found() {
  const resolver = new Resolver({ timeout: 500, tries: 1 })
  resolver.setServers([names.address])
  const config = readConfig({ DATABASE_URL: database.url, APPLYBOX_MAIL_DOMAIN: domain })
  const findings = await examineSending(config, resolver)
  return Object.fromEntries(findings.map(({ about, state }) => [about, state]))
}

test('The records that others look up are missing, published, and out of date after the keys were rotated', async () => {
  expect(await found()).toMatchObject({ 'SPF record': 'broken', 'DKIM records': 'broken', 'DMARC record': 'doubtful' })
  names.records.set(domain, 'v=spf1 a mx include:YOUR-RELAY -all')
  names.records.set(`_dmarc.${domain}`, 'v=DMARC1; p=quarantine')
  for (const key of await dkimKeys(database.db)) names.records.set(`${key.selector}._domainkey.${domain}`, dkimRecord(key))
  expect(await found()).toMatchObject({ 'SPF record': 'broken', 'DKIM records': 'good', 'DMARC record': 'good' })
  names.records.set(domain, 'v=spf1 include:relay.example -all')
  await rotateDkimKeys(database.db)
  expect(await found()).toMatchObject({ 'SPF record': 'good', 'DKIM records': 'broken' })
})

test('An operator sees who sends, holds them and releases them; a block refuses what waits', async () => {
  const { db, pool } = database
  const userId = await addUser(db, { email: 'flood@example.com' })
  const mail = (id: string, state: string) =>
    pool.query(
      `insert into outgoing_mails (user_id, id, state, due_at, token, message_id, recipients, written, size, sent_at)
       values ($1, $2, $3::text, case when $3 <> 'sent' then now() end, $4, '<a@b>', '{}', '{}', 1, case when $3 = 'sent' then now() end)`,
      [userId, id, state, state],
    )
  await mail('00000000-0000-7000-8000-000000000001', 'queued')
  await mail('00000000-0000-7000-8000-000000000002', 'sent')
  const seen = async () => (await listSenders(db)).find(({ email }) => email === 'flood@example.com')
  expect(await seen()).toMatchObject({ kind: null, sent: 1, waiting: 1, bounced: 0 })
  await stopSender(db, 'Flood@example.com', 'held')
  expect(await seen()).toMatchObject({ kind: 'held', because: 'operator', waiting: 1 })
  await releaseSender(db, 'flood@example.com')
  expect(await seen()).toMatchObject({ kind: null, waiting: 1 })
  await stopSender(db, 'flood@example.com', 'blocked')
  expect(await seen()).toMatchObject({ kind: 'blocked', waiting: 0 })
  await expect(stopSender(db, 'nobody@example.com', 'held')).rejects.toThrow('no account')
})
