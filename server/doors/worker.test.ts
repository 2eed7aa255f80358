import { afterAll, expect, test } from 'vitest'
import { openJobs } from '../db/jobs.ts'
import { openPipeline } from '../mail/process.ts'
import { openMailQueue } from '../mail/queue.ts'
import { processed, run } from '../testing/running.ts'
import { smtpClient } from '../testing/smtp-client.ts'
import { startWorker } from './worker.ts'

const running = await run({ APPLYBOX_ROLES: 'http,smtp' })
afterAll(() => running.close())

const fail = (cause: unknown) => {
  throw cause
}

test('mail is read even where mail never stops coming', async () => {
  const { db, url } = running.database
  const { address } = await running.addPerson('sam')
  const jobs = await openJobs(url, { isWorker: true, onError: fail })
  const pipeline = openPipeline(db, { onFailure: fail })
  let asked = 0
  const worker = await startWorker({
    db,
    jobs,
    queue: await openMailQueue(jobs),
    pipeline,
    accepted: () => {
      asked += 1
      return new Promise(() => {})
    },
    onFailure: fail,
  })
  try {
    const client = await smtpClient(running.product.smtpPort ?? 0)
    await client.deliver(
      address,
      'From: Northwind <jobs@northwind.example>\r\nSubject: Thank you for applying\r\n\r\nWe have your application.\r\n',
    )
    client.close()
    await processed(running.database)
    expect(asked).toBeGreaterThan(0)
  } finally {
    await worker.close()
    await pipeline.close()
    await jobs.stop()
  }
})
