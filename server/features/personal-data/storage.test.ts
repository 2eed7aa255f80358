import { afterAll, expect, test } from 'vitest'
import { deleteDocument, uploadDocument } from '../../../contract/documents.ts'
import { type Problem, prefix } from '../../../contract/endpoint.ts'
import { changeNote, createNote, listNotes } from '../../../contract/notes.ts'
import { getStorage } from '../../../contract/personal-data.ts'
import { getProfile } from '../../../contract/profile.ts'
import { install } from '../../testing/installation.ts'
import { addApplication, addReadMail } from '../../testing/tracker.ts'

const here = await install({ APPLYBOX_STORAGE_PER_ACCOUNT: '1' })
const ada = await here.person({ email: 'ada@example.com', name: 'ada.storage' })
const userId = (await ada.call(getProfile)).id
const applicationId = await addApplication(here.database.db, userId, { company: 'Contoso', title: 'Analyst' })
afterAll(() => here.close())

function upload(text: string) {
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="notes.txt"\r\n\r\n'
  return here.app.inject({
    method: 'POST',
    url: `${prefix}/${uploadDocument.path}?applicationId=${applicationId}`,
    headers: {
      authorization: `Bearer ${ada.token}`,
      'x-device-identity': ada.device,
      'content-type': 'multipart/form-data; boundary=b',
    },
    payload: `${head}${text}\r\n--b--\r\n`,
  })
}

test('an account is told what its mail and documents take of what it may have; more is refused', async () => {
  expect(await ada.call(getStorage)).toEqual({ used: 0, most: 1024 * 1024 })
  await addReadMail(here.database.db, userId, { applicationId })
  const { used } = await ada.call(getStorage)
  expect(used).toBeGreaterThan(0)
  const kept = await upload('x'.repeat(1_000_000))
  expect(kept.statusCode, kept.body).toBe(200)
  const full = (await ada.call(getStorage)).used
  expect(full).toBeGreaterThanOrEqual(used + 1_000_000)
  expect(full).toBeLessThan(used + 1_010_000)
  const refused = await upload('y'.repeat(100_000))
  expect(refused.statusCode).toBe(413)
  expect(refused.json<Problem>()).toMatchObject({ reason: 'storage_full' })
  await ada.call(deleteDocument, { params: { id: kept.json<{ data: { id: string } }>().data.id } })
  // what is kept to undo it takes a little
  expect((await ada.call(getStorage)).used).toBeLessThan(used + 10_000)
  expect((await upload('y'.repeat(100_000))).statusCode).toBe(200)
})

test('what an account uses is what is there, whatever came and went', async () => {
  const bob = await here.person({ email: 'bob@example.com', name: 'bob.storage' })
  const id = (await bob.call(getProfile)).id
  const { pool, db } = here.database
  const applicationId = await addApplication(db, id, { company: 'Contoso', title: 'Analyst' })
  const used = async () => (await bob.call(getStorage)).used
  const counted = async () =>
    (await pool.query('select coalesce((select mail_bytes from storage_used where user_id = $1), 0)::float8 as n', [id])).rows[0]
      .n
  const there = async () =>
    (
      await pool.query(
        'select coalesce(sum(r.size), 0)::float8 as n from mails m join raw_messages r on r.hash = m.raw_hash where m.user_id = $1',
        [id],
      )
    ).rows[0].n
  const mailIds: string[] = []
  for (let n = 0; n < 5; n++) {
    mailIds.push(
      await addReadMail(db, id, {
        applicationId,
        bytes: Buffer.from(`Message-ID: <${n}@example.com>\r\n\r\n${'x'.repeat(1000)}`),
      }),
    )
    expect(await counted()).toBe(await there())
  }
  const five = await used()
  // four of them with their bytes, as copies are removed: in one statement
  await pool.query(
    `with gone as (delete from mails where user_id = $1 and id = any($2::uuid[]) returning id, raw_hash)
     delete from raw_messages r using gone where r.hash = gone.raw_hash`,
    [id, mailIds.slice(1)],
  )
  expect(await counted()).toBe(await there())
  expect(await used()).toBeCloseTo(five / 5, -1)
  await pool.query('delete from mails where user_id = $1', [id])
  expect([await counted(), await used()]).toEqual([0, 0])
})

test('notes and what is kept to undo their changes count, and a change keeps only what it changed', async () => {
  const cleo = await here.person({ email: 'cleo@example.com', name: 'cleo.storage' })
  const id = (await cleo.call(getProfile)).id
  const applicationId = await addApplication(here.database.db, id, { company: 'Contoso', title: 'Analyst' })
  const text = 'n'.repeat(10_000)
  for (let n = 0; n < 20; n++) await cleo.call(createNote, { body: { applicationId, text: `${n} ${text}` } })
  const written = (await cleo.call(getStorage)).used
  expect(written).toBeGreaterThan(200_000)
  const { rows } = await here.database.pool.query(
    'select sum(octet_length(before::text))::float8 as n from undo_steps where user_id = $1',
    [id],
  )
  expect(rows[0].n).toBeLessThan(60_000)
  expect(written).toBeLessThan(270_000)
  const { list } = await cleo.call(listNotes, { params: { id: applicationId }, query: {} })
  await cleo.call(changeNote, { params: { id: list[0]?.id ?? '' }, body: { text } })
  expect((await cleo.call(getStorage)).used).toBeLessThan(written + 20_000)
})

test('who has no room left writes no note', async () => {
  const dan = await here.person({ email: 'dan@example.com', name: 'dan.storage' })
  const id = (await dan.call(getProfile)).id
  const applicationId = await addApplication(here.database.db, id, { company: 'Contoso', title: 'Analyst' })
  const write = () => dan.call(createNote, { body: { applicationId, text: 'n'.repeat(10_000) } })
  await here.database.pool.query("update applications set description = repeat('d', 1048000) where user_id = $1", [id])
  await expect(write()).rejects.toThrow(/storage_full/)
  // what strangers sent leaves the owner their part
  await here.database.pool.query('update applications set description = null where user_id = $1', [id])
  await here.database.pool.query(
    'insert into storage_used values ($1, 3e6) on conflict (user_id) do update set mail_bytes = excluded.mail_bytes',
    [id],
  )
  expect(await write()).toMatchObject({ applicationId })
})
