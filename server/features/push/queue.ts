import { fromKysely } from 'pg-boss'
import type { Jobs } from '../../db/jobs.ts'
import type { Db } from '../../db/pool.ts'
import { subscribedDevices } from './queries.ts'
import { type PushJob, type Sender, sendPush } from './send.ts'

const queueName = 'push'

export interface PushQueue {
  /** Part of the caller's transaction: a notice that is not committed is not announced. */
  enqueue(db: Db, userId: string, mailIds: readonly string[]): Promise<void>
  work(sender: Sender): Promise<void>
}

export async function openPushQueue(jobs: Jobs): Promise<PushQueue> {
  await jobs.createQueue(queueName, {
    notify: true,
    retryLimit: 4,
    retryDelay: 15,
    retryBackoff: true,
    expireInSeconds: 60,
    // what could not be sent within an hour is in the list
    retentionSeconds: 3600,
    deleteAfterSeconds: 600,
  })
  return {
    async enqueue(db, userId, mailIds) {
      const devices = await subscribedDevices(db, userId)
      const data = devices.map((device): PushJob => ({ userId, device: device.toString('hex'), mailIds: [...mailIds] }))
      if (data.length > 0)
        await jobs.insert(
          queueName,
          data.map((data) => ({ data })),
          { db: fromKysely(db) },
        )
    },
    async work(sender) {
      const options = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 30, localConcurrency: 4 }
      await jobs.work<PushJob>(queueName, options, async ([job]) => {
        if (job) await sendPush(sender, job.data)
      })
    },
  }
}
