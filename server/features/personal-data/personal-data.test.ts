import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import * as accounts from '../../../contract/accounts.ts'
import * as contract from '../../../contract/personal-data.ts'
import { getProfile, updateProfile } from '../../../contract/profile.ts'
import type { Db } from '../../db/pool.ts'
import { lockUser } from '../../placement/lock.ts'
import { goodPassword, install, type Person } from '../../testing/installation.ts'
import { addApplication, addDocument, addMail } from '../../testing/tracker.ts'
import { deleteExpiredExports } from './index.ts'

const here = await install()
afterAll(() => here.close())

/** A person with two applications and a mail in each, all of them naming `mark`. */
async function personWith(mark: string, language = 'en'): Promise<Person & { id: string }> {
  const person = await here.person({ email: `${mark}@example.com`, name: `${mark}.tracker`, language })
  const { id } = await person.call(getProfile)
  await person.call(updateProfile, { body: { firstName: mark, race: `${mark} race`, emailSignature: `Yours, ${mark}` } })
  for (const title of [`${mark} Engineer`, `=HYPERLINK("${mark}")`]) {
    const applicationId = await addApplication(here.database.db, id, { company: `${mark} ${title.length} Works`, title })
    await addDocument(here.database.db, id, { applicationId, filename: `${mark}/../cv.pdf`, bytes: Buffer.from(`%PDF ${title}`) })
    await addMail(here.database.db, id, {
      applicationId,
      subject: `${mark} interview`,
      bytes: Buffer.from(`Subject: ${mark}\r\n\r\nDear ${mark}, ${title}`),
    })
  }
  return { ...person, id }
}

async function exportOf(person: Person, timeZone = 'UTC'): Promise<Map<string, string>> {
  await person.call(contract.startExport, { query: { timeZone } })
  while ((await person.call(contract.getExport)).state === 'making') await sleep(20)
  const answer = await person.send(contract.downloadExport)
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=applybox-\d{4}-\d\d-\d\d\.zip$/)
  expect(answer.rawPayload.length).toBe((await person.call(contract.getExport)).size)
  const zip = await fromBufferPromise(answer.rawPayload)
  const files = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    let text = ''
    for await (const chunk of await zip.openReadStreamPromise(entry)) text += chunk
    files.set(entry.fileName, text)
  }
  return files
}

describe('an export', () => {
  let ada: Person & { id: string }
  let files: Map<string, string>
  beforeAll(async () => {
    ada = await personWith('adamark')
    await personWith('bobmark')
    files = await exportOf(ada)
  })

  test('holds every mail as it was received', () => {
    const mails = [...files].filter(([name]) => name.startsWith('mail/'))
    expect(mails).toHaveLength(2)
    for (const [name, text] of mails) {
      expect(name).toMatch(/^mail\/\d{4}-\d\d-\d\d [0-9a-f-]{36}\.eml$/)
      expect(text).toMatch(/^Return-Path: <.*>\r\nReceived: /)
      expect(text).toContain('Dear adamark')
    }
  })

  test('holds every document as it was kept, under a harmless name', () => {
    const documents = [...files].filter(([name]) => name.startsWith('documents/'))
    expect(documents.map(([, text]) => text).sort()).toEqual(['%PDF =HYPERLINK("adamark")', '%PDF adamark Engineer'])
    for (const [name] of documents) expect(name).toMatch(/^documents\/\d{4}-\d\d-\d\d [0-9a-f-]{36} adamark_\.\._cv\.pdf$/)
  })

  test('holds the records of every table with something of the person', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`.execute(
      here.database.db,
    )
    const leftOut = [
      'mail_texts',
      'refresh_tokens',
      'mailed_links',
      'push_subscriptions',
      'exports',
      'export_pieces',
      'document_bytes',
    ]
    for (const { name } of rows) expect(files.has(`records/${name}.jsonl`)).toBe(!leftOut.includes(name))
    const lines = (files.get('records/applications.jsonl') ?? '').trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).user_id)).toEqual([ada.id, ada.id])
    expect(files.get('records/users.jsonl')).toContain('adamark@example.com')
    expect(files.get('records/equal_opportunity_answers.jsonl')).toContain('adamark race')
  })

  test('holds the applications for a spreadsheet, which runs nothing of them', () => {
    const csv = files.get('applications.csv') ?? ''
    expect(csv.split('\r\n')).toHaveLength(4)
    expect(csv).toContain('adamark Engineer')
    expect(csv).toContain(`"'=HYPERLINK(""adamark"")"`)
  })

  test('heads that table, and says what stands in it, in the language of the person and by their calendar', async () => {
    const tableOf = async (mark: string, language: string, timeZone: string) => {
      const person = await here.person({ email: `${mark}@example.com`, name: `${mark}.tracker`, language })
      const { id } = await person.call(getProfile)
      await addApplication(here.database.db, id, {
        company: 'Bäckerei Müller, Söhne',
        title: 'Koch',
        status: 'in_review',
        isActive: false,
        source: 'manual',
        appliedAt: new Date('2026-03-04T23:30:00Z'),
        settled: ['appliedAt'],
        lastActivityAt: new Date('2026-03-31T21:59:00Z'),
        agency: 'Talentbrücke',
        requisition: 'B-12',
        workMode: 'on-site',
        employmentType: 'part-time',
        salaryMin: '1250.50',
        salaryCurrency: 'EUR',
        salaryPeriod: 'month',
        rating: 4,
        labels: ['nah', 'Team'],
        nextStep: 'Anrufen',
        nextStepDueAt: new Date('2026-04-02T21:59:00Z'),
      })
      return ((await exportOf(person, timeZone)).get('applications.csv') ?? '').split('\r\n')
    }
    expect(await tableOf('greta', 'de', 'Europe/Vienna')).toEqual([
      '\uFEFFUnternehmen;Stelle;Vermittlung;Stand;Aktiv;Beworben am;Letzte Aktivität;Ort;Link zur Stelle;Referenznummer;Quelle;Wo gearbeitet wird;Anstellung;Gehalt von;Gehalt bis;Währung;Bezahlt je;Bewertung;Etiketten;Nächster Schritt;Fällig am',
      '"Bäckerei Müller, Söhne";Koch;Talentbrücke;In Prüfung;nein;2026-03-05;2026-03-31;;;B-12;Von Hand;Vor Ort;Teilzeit;"1250,5";;EUR;Monat;4;"nah, Team";Anrufen;2026-04-02',
      '',
    ])
    expect(await tableOf('gwen', 'en', 'America/New_York')).toEqual([
      '\uFEFFCompany,Job title,Agency,Status,Active,Applied on,Last activity,Location,Link to the posting,Reference number,Source,Where the work is done,Employment,Salary from,Salary to,Currency,Paid by the,Rating,Labels,Next step,Due on',
      '"Bäckerei Müller, Söhne",Koch,Talentbrücke,In review,no,2026-03-04,2026-03-31,,,B-12,By hand,On site,Part time,1250.5,,EUR,Month,4,"nah, Team",Anrufen,2026-04-02',
      '',
    ])
  })

  test('says what it holds, in the language of the person', async () => {
    expect(files.get('README.txt')).toContain('Everything that Applybox holds of you.')
    const inGerman = await exportOf(await personWith('gretemark', 'de'))
    expect(inGerman.get('README.txt')).toContain('Alles, was Applybox von dir hat.')
  })

  test('holds nothing of anybody else, and no secret', async () => {
    const text = [...files.values()].join('\n')
    expect(text).not.toContain('bobmark')
    expect(text).not.toContain('$argon2id')
  })

  test('is seen and fetched by its person alone', async () => {
    const eve = await here.person({ email: 'eve@example.com' })
    expect(await eve.call(contract.getExport)).toMatchObject({ state: 'none' })
    expect(await eve.refused(contract.downloadExport)).toMatchObject({ code: 'not_found' })
  })

  test('two asked for at once are one', async () => {
    const two = await personWith('twomark')
    await Promise.all([two.call(contract.startExport), two.call(contract.startExport)])
    await expect.poll(async () => (await two.call(contract.getExport)).state).toBe('ready')
  })

  test('one that has run out is gone, to the last piece, also of a person who does not come back', async () => {
    const { db } = here.database
    const old = await personWith('oldmark')
    await exportOf(old)
    await sql`update exports set expires_at = now() - interval '1 second' where user_id = ${old.id}`.execute(db)
    await deleteExpiredExports(db)
    for (const table of ['exports', 'export_pieces'])
      expect((await sql`select from ${sql.table(table)} where user_id = ${old.id}`.execute(db)).rows).toEqual([])
    expect(await old.call(contract.getExport)).toMatchObject({ state: 'none' })
  })

  test('one whose process was killed has failed, and can be begun anew', async () => {
    const kim = await personWith('kimmark')
    await sql`insert into exports (user_id, id, expires_at, beat_at) values
      (${kim.id}, gen_random_uuid(), now() + interval '1 day', now() - interval '2 minutes')`.execute(here.database.db)
    expect(await kim.call(contract.getExport)).toMatchObject({ state: 'failed' })
    expect((await exportOf(kim)).size).toBeGreaterThan(4)
  })

  test('one that can not be made has failed, and the server goes on', async () => {
    const other = await install()
    const lea = await other.person({ email: 'lea@example.com' })
    await sql`alter table companies rename to companies_away`.execute(other.database.db)
    await lea.call(contract.startExport)
    await expect.poll(async () => (await lea.call(contract.getExport)).state).toBe('failed')
    await other.close()
  })
})

describe('deleting an account', () => {
  /** Every row of every table as text, so that nothing can hide. */
  async function everything(): Promise<string> {
    const { rows } = await sql<{ name: string }>`
      select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(here.database.db)
    const texts = await Promise.all(
      rows.map(({ name }) => sql<{ text: string }>`select t::text as text from ${sql.raw(name)} t`.execute(here.database.db)),
    )
    const text = texts.flatMap(({ rows }) => rows.map(({ text }) => text)).join('\n')
    // bytea is shown in hexadecimal
    return (
      text +
      [...text.matchAll(/\\\\?x([0-9a-f]{20,})/g)].map(([, hex]) => Buffer.from(hex ?? '', 'hex').toString('latin1')).join('\n')
    )
  }

  async function waitingForLocks(db: Db): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows[0]?.count ?? 0
  }

  test('waits for mail that is being applied this moment, and none is in its way', async () => {
    const { db } = here.database
    const busy = await personWith('busymark')
    await sql`insert into interviews (user_id, id, application_id, starts_at, kind, state)
      select user_id, gen_random_uuid(), id, now(), 'phone', 'proposed' from applications where user_id = ${busy.id}`.execute(db)
    const deleted = await db.transaction().execute(async (trx) => {
      await lockUser(trx, busy.id)
      await sql`select from mails where user_id = ${busy.id} for update`.execute(trx)
      const deleted = busy.send(contract.deleteAccount, { body: { password: goodPassword } })
      await expect.poll(() => waitingForLocks(db)).toBeGreaterThan(0)
      await sql`update interviews set state = 'confirmed' where user_id = ${busy.id}`.execute(trx)
      return { answer: deleted }
    })
    expect((await deleted.answer).statusCode).toBe(204)
  })

  test('removes every trace of the person, and of nobody else', async () => {
    const gone = await personWith('gonemark')
    const stays = await personWith('staymark')
    const shared = 'Subject: to both\r\n\r\nsharedmark'
    for (const { id } of [gone, stays]) await addMail(here.database.db, id, { bytes: Buffer.from(shared) })
    await exportOf(gone)
    await gone.call(accounts.refresh, { body: { refreshToken: gone.refreshToken } })
    // came back from a provider to connect it, and did not go on
    await sql`insert into provider_sign_ins
      (state, provider, device_id, nonce, code_verifier, expires_at, subject, email, link_user_id, link_session_id)
      select 'state', 'google', device_id, '', '', now() + interval '1 minute', 'gonemark-1', 'gonemark@elsewhere.example', user_id, id
      from sessions where user_id = ${gone.id}`.execute(here.database.db)
    const before = await everything()
    expect(before.match(/gonemark/g)?.length).toBeGreaterThan(10)
    expect(before).toContain(gone.id)

    await gone.call(contract.deleteAccount, { body: { password: goodPassword } })
    const after = await everything()
    // The address stays as nobody's, so that it is never given to another.
    expect([...after.matchAll(/.*gonemark.*/g)].map(([line]) => line)).toEqual([
      expect.stringMatching(/^\(gonemark\.tracker,gonemarktracker,,/),
    ])
    expect(after).not.toContain(gone.id)
    expect(after).toContain('sharedmark')
    expect(after).toContain('Dear staymark')
    expect(await stays.call(getProfile)).toMatchObject({ firstName: 'staymark' })
  })

  test('signs out everywhere and gives the address to nobody', async () => {
    const left = await here.person({ email: 'left@example.com', name: 'left.for.good' })
    await left.call(contract.deleteAccount, { body: { password: goodPassword } })
    expect((await left.send(getProfile)).statusCode).toBe(401)
    const refusal = await here.visitor().refused(accounts.refresh, { body: { refreshToken: left.refreshToken } })
    expect(refusal).toMatchObject({ code: 'refresh_rejected' })
    const again = await here.person({ email: 'left@example.com' })
    expect(await again.refused(accounts.assignAddress, { body: { name: 'left.for.good' } })).toMatchObject({
      code: 'address_taken',
    })
  })

  test('needs the password, or a fresh sign-in where there is none', async () => {
    const here1 = await here.person({ email: 'careful@example.com' })
    expect(await here1.refused(contract.deleteAccount)).toMatchObject({ code: 'password_needed' })
    expect(await here1.refused(contract.deleteAccount, { body: { password: 'a guess' } })).toMatchObject({
      code: 'wrong_credentials',
    })
    await sql`update users set password_hash = null where email = 'careful@example.com'`.execute(here.database.db)
    await sql`update sessions set created_at = now() - interval '11 minutes'`.execute(here.database.db)
    expect(await here1.refused(contract.deleteAccount)).toMatchObject({ code: 'fresh_sign_in_needed' })
    await sql`update sessions set created_at = now()`.execute(here.database.db)
    await here1.call(contract.deleteAccount)
    expect((await here1.send(getProfile)).statusCode).toBe(401)
  })
})
