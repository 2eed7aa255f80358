import { afterAll, describe, expect, test } from 'vitest'
import { openEvents } from '../doors/events.ts'
import { startWorker } from '../doors/worker.ts'
import { run } from '../testing/running.ts'
import { smtpClient } from '../testing/smtp-client.ts'
import { openPipeline, type PipelineOptions } from './process.ts'
import { rereadMails } from './reread.ts'

// The doors alone: these tests read the mail themselves.
const running = await run({ APPLYBOX_ROLES: 'http,smtp' })
const { db, pool, url } = running.database
afterAll(() => running.close())

let people = 0
const somebody = () => running.addPerson(`person${++people}`)
const open = (options: Partial<PipelineOptions> = {}) => openPipeline(db, { onFailure: () => {}, threads: 1, ...options })

let letters = 0
const letter = (
  company: string,
  text = `Thank you for applying for the Backend Engineer position at ${company}. We have received your application.`,
) =>
  [
    `From: ${company} Careers <no-reply@${company.toLowerCase()}.example>`,
    'To: sam@example.com',
    `Subject: Thank you for applying to ${company}`,
    `Message-ID: <${++letters}@${company.toLowerCase()}.example>`,
    '',
    `Hi Sam,\n\n${text}\n\nThe ${company} hiring team`,
  ].join('\n')

async function deliver(address: string, ...messages: string[]): Promise<void> {
  const client = await smtpClient(running.product.smtpPort ?? 0)
  for (const message of messages) expect(await client.deliver(address, message)).toMatch(/^250 /)
  client.close()
}

const mailsOf = async (userId: string) =>
  (
    await pool.query<{ id: string; state: string; place: string | null; failure: string | null }>(
      'select id, state, place, failure from mails where user_id = $1 order by received_at, id',
      [userId],
    )
  ).rows

const waitingOf = async (userId: string) => (await mailsOf(userId)).filter(({ state }) => state === 'waiting').length

/** Longer to read than the limit of a hurried reader. */
const long = `${letter('Northwind')}\n${'We hope that you are well.\n'.repeat(10_000)}`

test('Mail of one user is applied in the order of its arrival, though several processes are at it', async () => {
  const { userId, address } = await somebody()
  await deliver(address, letter('Northwind'), letter('Contoso'), letter('Fabrikam'))
  const events = await openEvents(url, () => {})
  const heard: (string | null)[] = []
  events.subscribe(userId, ({ mailId }) => heard.push(mailId))
  const pipelines = [1, 2, 3].map(() => open())
  await Promise.all(pipelines.map((one) => one.drain(userId, 'quick')))
  await expect.poll(() => heard).toEqual((await mailsOf(userId)).map(({ id }) => id))
  await Promise.all(pipelines.map((one) => one.close()))
  await events.close()
})

describe('A mail that takes too long to read', () => {
  test('is kept for its user with the cause, and can be read again', async () => {
    const { userId, address } = await somebody()
    await deliver(address, long)
    const hurried = open({ limit: 1 })
    expect(await hurried.drain(userId, 'quick')).toBe('patient')
    expect(await hurried.drain(userId, 'patient')).toBe(null)
    await hurried.close()
    expect(await mailsOf(userId)).toMatchObject([
      { state: 'failed', place: 'review', failure: expect.stringContaining('longer than') },
    ])

    const pipeline = open()
    const lines: string[] = []
    const options = {
      email: address.replace('applybox.localhost', 'example.com'),
      failedOnly: true,
      read: pipeline.read,
      onChange: (line: string) => void lines.push(line),
    }
    expect(await rereadMails(db, { ...options, apply: false })).toMatchObject({ users: 1, mails: 1, changes: 2 })
    expect(lines.join('\n')).toContain('kind unread → application_received')
    expect(await mailsOf(userId)).toMatchObject([{ state: 'failed' }])
    await rereadMails(db, { ...options, apply: true })
    await pipeline.close()
    expect(await mailsOf(userId)).toMatchObject([{ state: 'applied', place: 'application', failure: null }])
  })

  test('is read by itself, with more time, and the next one after it', async () => {
    const { userId, address } = await somebody()
    await deliver(address, letter('Contoso'), long, letter('Fabrikam'))
    const pipeline = open({ quickLimit: 1 })
    expect(await pipeline.drain(userId, 'quick')).toBe('patient')
    for (const waiting of [2, 1, 0]) {
      await pipeline.drain(userId, 'patient')
      expect((await mailsOf(userId)).map(({ state }) => state)).toEqual(
        ['applied', 'applied', 'applied'].fill('waiting', 3 - waiting),
      )
    }
    await pipeline.close()
  })
})

test('Many mails of one user keep no other waiting', { timeout: 120_000 }, async () => {
  const flooded = await somebody()
  const other = await somebody()
  await deliver(flooded.address, ...Array.from({ length: 400 }, () => letter('Northwind', 'Five new jobs for you.')))
  await deliver(other.address, letter('Contoso'))
  const pipeline = open()
  const worker = await startWorker({ db, url, pipeline, onFailure: (cause) => expect.fail(String(cause)) })
  await expect.poll(() => waitingOf(other.userId), { timeout: 30_000 }).toBe(0)
  expect(await waitingOf(flooded.userId)).toBeGreaterThan(200)
  await worker.close()
  await pipeline.close()
})

test('Mail that a worker was not told of is found', async () => {
  const { userId, address } = await somebody()
  const pipeline = open()
  const worker = await startWorker({ db, url, pipeline, onFailure: (cause) => expect.fail(String(cause)) })
  await deliver(address, letter('Northwind'))
  await expect.poll(() => waitingOf(userId), { timeout: 30_000 }).toBe(0)
  await pool.query("update mails set state = 'waiting' where user_id = $1", [userId])
  await expect.poll(() => waitingOf(userId), { timeout: 30_000 }).toBe(0)
  await worker.close()
  await pipeline.close()
})
