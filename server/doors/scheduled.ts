import type { Jobs } from '../db/jobs.ts'
import type { Db } from '../db/pool.ts'
import { archiveEnded } from '../features/applications/index.ts'

export interface ScheduledOptions {
  db: Db
  jobs: Jobs
  /** Days until what ended is archived, for users who did not choose. */
  autoArchiveDays: number
}

const archiving = 'archive-ended'

/** Work that comes round by the clock, once however many processes there are. */
export async function startScheduled({ db, jobs, autoArchiveDays }: ScheduledOptions): Promise<void> {
  await jobs.createQueue(archiving, {
    notify: true,
    policy: 'singleton',
    retryLimit: 2,
    expireInSeconds: 1800,
    deleteAfterSeconds: 600,
  })
  await jobs.schedule(archiving, '7,37 * * * *')
  await jobs.work(archiving, { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 60 }, async () => {
    await archiveEnded(db, { now: new Date(), defaultDays: autoArchiveDays })
  })
}
