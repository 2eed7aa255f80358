import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { openPipelinedPool } from '../../db/connect.ts'
import { selfSigned } from '../../doors/certificate.ts'
import { openSmtpDoor } from '../../doors/smtp.ts'
import { NoRoom } from '../../lib/delivery.ts'
import { diskLimits, watchDisk } from '../../lib/disk.ts'
import { createLog } from '../../lib/log.ts'
import { testDatabase } from '../../testing/database.ts'
import { run } from '../../testing/running.ts'
import { smtpClient } from '../../testing/smtp-client.ts'
import { createReceiver } from '../receive.ts'
import { roomInMailboxes, withRoom } from './room.ts'

const MiB = 1024 * 1024
const running = await run({ APPLYBOX_STORAGE_PER_ACCOUNT: '8' })
afterAll(() => running.close())

/** A message of about so many bytes, unlike every other. */
function large(bytes: number): string {
  const text = randomBytes(Math.floor((bytes * 3) / 4)).toString('base64')
  return `From: kim@contoso.example\r\nSubject: Photos\r\n\r\n${text.replace(/.{76}/g, '$&\r\n')}\r\n`
}

async function burst(port: number, address: string, count: number, bytes: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const client = await smtpClient(port)
      const reply = await client.deliver(address, large(bytes))
      client.close()
      return reply.slice(0, 3)
    }),
  )
}

test('a burst of mail fills a mailbox to its share and no further, and its owner can go on', async () => {
  const { userId, address } = await running.addPerson('burst')
  const port = running.product.smtpPort ?? 0
  const replies = await burst(port, address, 24, MiB)
  expect(new Set(replies)).toEqual(new Set(['250', '452']))
  const { rows } = await running.database.pool.query('select mail_bytes::float8 as bytes from storage_used where user_id = $1', [
    userId,
  ])
  expect(rows[0].bytes).toBeLessThanOrEqual(6 * MiB)
  expect(rows[0].bytes).toBeGreaterThan(4 * MiB)
  const { address: other } = await running.addPerson('quiet')
  expect(await burst(port, other, 1, MiB)).toEqual(['250'])
})

test('a mail that is stored, and not acknowledged yet, takes its room once', async () => {
  const { userId } = await running.addPerson('slow')
  const pool = openPipelinedPool(running.database.url, { max: 2, onError: () => {} })
  const receiver = createReceiver(pool)
  const acknowledged = Promise.withResolvers<void>()
  const accept = withRoom(
    async (delivery) => {
      await receiver.accept(delivery)
      await acknowledged.promise
    },
    { mailboxes: roomInMailboxes(running.database.db, 8), disk: null },
  )
  const deliver = () =>
    accept({
      bytes: Buffer.from(large(MiB)),
      recipients: [{ userId, address: 'slow@applybox.localhost', tag: null }],
      envelopeFrom: 'kim@contoso.example',
      clientAddress: '',
      helo: '',
      isTls: false,
      source: 'smtp',
    })
  const first = [deliver(), deliver(), deliver()]
  await expect
    .poll(async () => (await running.database.pool.query('select from mails where user_id = $1', [userId])).rowCount)
    .toBe(3)
  const next = [deliver(), deliver(), deliver()]
  acknowledged.resolve()
  const answers = await Promise.allSettled([...first, ...next])
  await receiver.settled()
  await pool.end()
  // Five of them fit into the 6 MiB that mail may take.
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toEqual([new NoRoom('mailbox')])
})

test('a burst of large mail leaves the database its part of the disk', async () => {
  const database = await testDatabase()
  const pool = openPipelinedPool(database.url, { max: 2, onError: () => {} })
  const adaId = '00000000-0000-7000-8000-000000000001'
  const room = 20 * MiB
  let least = Number.POSITIVE_INFINITY
  const free = async () => {
    const { rows } = await database.pool.query('select coalesce(sum(size), 0)::float8 as bytes from raw_messages')
    const left = diskLimits.full + room - 2 * rows[0].bytes
    least = Math.min(least, left)
    return left
  }
  const disk = await watchDisk('/data', createLog('silent'), { free })
  const receiver = createReceiver(pool)
  await database.pool.query(`insert into users (id, email, ref_code) values ('${adaId}', 'ada', 'ada')`)
  const door = await openSmtpDoor({
    port: 0,
    host: '127.0.0.1',
    name: 'applybox.localhost',
    tls: await selfSigned('applybox.localhost'),
    findRecipient: async (address) => ({ userId: adaId, address, tag: null }),
    accept: withRoom(receiver.accept, { mailboxes: null, disk: disk.hasRoomFor }),
    isDiskFull: disk.isFull,
    onFailure: () => {},
  })
  try {
    const replies = await burst(door.port, 'ada@applybox.localhost', 25, MiB)
    expect(new Set(replies)).toEqual(new Set(['250', '452']))
    await free()
    expect(least).toBeGreaterThanOrEqual(diskLimits.full)
  } finally {
    await door.close()
    disk.close()
    await receiver.settled()
    await pool.end()
    await database.close()
  }
})
