import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { importJWK, jwtVerify } from 'jose'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openOutside } from '../../testing/outside.ts'
import { run } from '../../testing/running.ts'
import { addApplication, addReadMail } from '../../testing/tracker.ts'
import { pushKeys } from './keys.ts'
import { sendPush } from './send.ts'

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

const outside = await openOutside(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
  response.writeHead(status).end()
})
const running = await run({}, outside.outbound)
let received: Received[]
let status: number
beforeEach(() => {
  received = []
  status = 201
})
afterAll(async () => {
  await running.close()
  outside.close()
})

/** A browser that takes push messages, with the keys that only it has. */
async function browser(userId: string, endpoint = `${outside.url}/${randomBytes(6).toString('hex')}`) {
  const { db } = running.database
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys()
  const auth = randomBytes(16)
  const deviceId = randomBytes(32)
  await db.updateTable('users').set({ pushAllowed: true }).where('id', '=', userId).execute()
  await db.insertInto('devices').values({ userId, id: deviceId, userAgent: 'test' }).execute()
  await db
    .insertInto('sessions')
    .values({ userId, id: uuidv7(), deviceId, expiresAt: new Date(Date.now() + 3_600_000) })
    .execute()
  await db
    .insertInto('pushSubscriptions')
    .values({ userId, deviceId, endpoint, p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') })
    .execute()
  return {
    device: deviceId.toString('hex'),
    received: () => received.filter(({ path }) => endpoint.endsWith(path)),
    isSubscribed: async () =>
      (await db.selectFrom('pushSubscriptions').select('endpoint').where('deviceId', '=', deviceId).execute()).length === 1,
    /** RFC 8188 and 8291. */
    read({ body }: Received): unknown {
      const salt = body.subarray(0, 16)
      const idLength = body.readUInt8(20)
      const sender = body.subarray(21, 21 + idLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender])
      const ikm = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
      const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16))
      const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12))
      const sealed = body.subarray(21 + idLength)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
    },
  }
}

let letters = 0
const rejection = () =>
  [
    'From: Northwind Careers <no-reply@northwind.example>',
    'To: sam@example.com',
    'Subject: Your application for Data Engineer at Northwind',
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <push-${++letters}@northwind.example>`,
    '',
    'Thank you for your application for the position of Data Engineer at Northwind.',
    'Unfortunately we have decided to move forward with other candidates.',
  ].join('\n')

const soon = { timeout: 10_000 }

test('mail that matters is told to every browser of the person, and each alone can read it', async () => {
  const { userId, address } = await running.addPerson('told')
  const [phone, laptop] = [await browser(userId), await browser(userId)]
  await running.receive(address, rejection())
  await expect.poll(() => received.length, soon).toBe(2)
  for (const device of [phone, laptop]) {
    const [message] = device.received()
    expect(message && device.read(message)).toEqual({
      notice: 'rejection',
      id: expect.any(String),
      applicationId: expect.any(String),
      company: 'Northwind',
      meeting: null,
      more: 0,
    })
    expect(message?.body.includes('Northwind')).toBe(false)
    expect(message?.headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' })
  }
  const [message] = phone.received()
  expect(() => message && laptop.read(message)).toThrow()
})

test('the push service can tell that it is this installation that calls', async () => {
  const { db } = running.database
  const { userId } = await running.addPerson('signed')
  const device = await browser(userId)
  const id = await addReadMail(db, userId, { place: 'review' })
  await sendPush(sender(), { userId, device: device.device, mailIds: [id] })
  const { publicKey } = await pushKeys(db)
  const [, token = '', k] = /^vapid t=([^,]+), k=(.+)$/.exec(received[0]?.headers.authorization ?? '') ?? []
  expect(k).toBe(publicKey)
  const point = Buffer.from(publicKey, 'base64url')
  const key = await importJWK({
    kty: 'EC',
    crv: 'P-256',
    alg: 'ES256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  })
  const { payload } = await jwtVerify(token, key, { algorithms: ['ES256'] })
  expect(payload).toMatchObject({ aud: outside.url, sub: 'mailto:postmaster@applybox.localhost' })
})

test('nothing is told of mail that does not matter, was dismissed, or is of a kind turned off, nor to who allowed none', async () => {
  const { db } = running.database
  const { userId } = await running.addPerson('untold')
  const device = await browser(userId)
  const applicationId = await addApplication(db, userId, { company: 'Contoso' })
  const read = { kind: 'interview' as const }
  const matters = await addReadMail(db, userId, { applicationId, read })
  const receipt = await addReadMail(db, userId, { applicationId, read: { kind: 'application_received' } })
  const dismissed = await addReadMail(db, userId, { applicationId, read, noticeDismissedAt: new Date() })
  const send = (...mailIds: string[]) => sendPush(sender(), { userId, device: device.device, mailIds })
  await send(receipt, dismissed, uuidv7())
  await db
    .updateTable('users')
    .set({ mutedNotices: ['interview'] })
    .where('id', '=', userId)
    .execute()
  await send(matters)
  await db.updateTable('users').set({ mutedNotices: [], pushAllowed: false }).where('id', '=', userId).execute()
  await send(matters)
  expect(received).toEqual([])
  await db.updateTable('users').set({ pushAllowed: true }).where('id', '=', userId).execute()
  await send(matters)
  expect(received).toHaveLength(1)
})

test('a browser that was signed out is told nothing', async () => {
  const { db } = running.database
  const { userId, address } = await running.addPerson('left')
  const device = await browser(userId)
  await db.updateTable('sessions').set({ endedAt: new Date() }).where('userId', '=', userId).execute()
  const id = await addReadMail(db, userId, { place: 'review' })
  await sendPush(sender(), { userId, device: device.device, mailIds: [id] })
  await running.receive(address, rejection())
  const { rows } = await running.database.pool.query("select from jobs.job where name = 'push' and data ->> 'userId' = $1", [
    userId,
  ])
  expect([received, rows]).toEqual([[], []])
})

test('several at once are one message', async () => {
  const { db } = running.database
  const { userId } = await running.addPerson('several')
  const device = await browser(userId)
  const ids = [await addReadMail(db, userId, { place: 'review' }), await addReadMail(db, userId, { place: 'review' })]
  await sendPush(sender(), { userId, device: device.device, mailIds: ids })
  expect(received.map(device.read)).toMatchObject([{ notice: 'review', company: null, more: 1 }])
})

test.each([404, 410])('a subscription that the push service answers with %d is forgotten', async (gone) => {
  const { userId } = await running.addPerson(`gone${gone}`)
  const device = await browser(userId)
  const id = await addReadMail(running.database.db, userId, { place: 'review' })
  status = gone
  await sendPush(sender(), { userId, device: device.device, mailIds: [id] })
  expect(await device.isSubscribed()).toBe(false)
})

test('a push service that is busy is asked again, one that refuses is not', async () => {
  const { userId } = await running.addPerson('busy')
  const device = await browser(userId)
  const id = await addReadMail(running.database.db, userId, { place: 'review' })
  const send = () => sendPush(sender(), { userId, device: device.device, mailIds: [id] })
  for (const busy of [429, 500, 503]) {
    status = busy
    await expect(send()).rejects.toThrow()
  }
  status = 413
  await send()
  expect(await device.isSubscribed()).toBe(true)
})

test('an endpoint whose name leads into a private network by now is not called, and forgotten', async () => {
  const { userId } = await running.addPerson('rebound')
  const device = await browser(userId, outside.url.replace('outside.example', 'inside.example'))
  const id = await addReadMail(running.database.db, userId, { place: 'review' })
  await sendPush(sender(), { userId, device: device.device, mailIds: [id] })
  expect(received).toEqual([])
  expect(await device.isSubscribed()).toBe(false)
})

test('the keys stay the same and are no other key of the installation', async () => {
  const { db } = running.database
  expect(await pushKeys(db)).toEqual(await pushKeys(db))
  expect(Buffer.from((await pushKeys(db)).publicKey, 'base64url')).toHaveLength(65)
})

const sender = () => ({ db: running.database.db, outbound: outside.outbound, mailDomain: 'applybox.localhost' })
