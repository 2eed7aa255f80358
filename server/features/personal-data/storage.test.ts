import { afterAll, expect, test } from 'vitest'
import { undo } from '../../../contract/applications.ts'
import { deleteDocument, uploadDocument } from '../../../contract/documents.ts'
import { type Problem, prefix } from '../../../contract/endpoint.ts'
import { deleteMessage, getMessage } from '../../../contract/mail.ts'
import { changeNote, createNote, listNotes } from '../../../contract/notes.ts'
import { getStorage } from '../../../contract/personal-data.ts'
import { getProfile } from '../../../contract/profile.ts'
import { install } from '../../testing/installation.ts'
import { addApplication, addReadMail } from '../../testing/tracker.ts'
import { purgeDeletedMails } from '../undo/index.ts'

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

test('deleting a mail makes room, and after a day it is gone for good, unless somebody else has it', async () => {
  const eve = await here.person({ email: 'eve@example.com', name: 'eve.storage' })
  const fay = await here.person({ email: 'fay@example.com', name: 'fay.storage' })
  const { pool, db } = here.database
  const eveId = (await eve.call(getProfile)).id
  const bytes = (text: string) => Buffer.from(`Message-ID: <${text}@example.com>\r\n\r\n${text.repeat(500)}`)
  const [own, shared, back] = [
    await addReadMail(db, eveId, { bytes: bytes('own') }),
    await addReadMail(db, eveId, { bytes: bytes('shared') }),
    await addReadMail(db, eveId, { bytes: bytes('back') }),
  ]
  await addReadMail(db, (await fay.call(getProfile)).id, { bytes: bytes('shared') })
  const before = (await eve.call(getStorage)).used
  const remove = (id: string) => eve.call(deleteMessage, { params: { id } })
  await expect(fay.call(deleteMessage, { params: { id: own } })).rejects.toThrow(/404/)
  const undos = [await remove(own), await remove(shared), await remove(back)]
  await expect(remove(own)).rejects.toThrow(/404/)
  await expect(eve.call(getMessage, { params: { id: own }, query: {} })).rejects.toThrow(/404/)
  expect((await eve.call(getStorage)).used).toBeLessThan(before)
  await eve.call(undo, { params: { token: undos[2]?.undo ?? '' } })
  expect(await eve.call(getMessage, { params: { id: back }, query: {} })).toMatchObject({ id: back })
  const left = async () =>
    (await pool.query("select count(*)::integer as n from raw_messages where encode(bytes, 'escape') ~ '<(own|shared|back)@'"))
      .rows[0].n
  await purgeDeletedMails(db)
  expect(await left()).toBe(3)
  await pool.query("update deleted_mails set expires_at = now() - interval '1 second'")
  await purgeDeletedMails(db)
  expect(await left()).toBe(2)
})
