import type { Jobs } from '../db/jobs.ts'
import type { Db } from '../db/pool.ts'
import { forgetExpired } from '../features/accounts/index.ts'
import { archiveEnded } from '../features/applications/index.ts'
import { refreshShared } from '../features/catalogue/index.ts'
import { deleteExpiredExports } from '../features/personal-data/index.ts'
import { purgeDeletedMails } from '../features/undo/index.ts'

export interface ScheduledOptions {
  db: Db
  jobs: Jobs
  /** Default days until ended applications are archived. */
  autoArchiveDays: number
}

/** Scheduled jobs. Each runs in one process, however many there are. */
export async function startScheduled({ db, jobs, autoArchiveDays }: ScheduledOptions): Promise<void> {
  async function comesRound(name: string, when: string, work: () => Promise<unknown>) {
    await jobs.createQueue(name, {
      notify: true,
      policy: 'singleton',
      retryLimit: 2,
      expireInSeconds: 1800,
      deleteAfterSeconds: 600,
    })
    await jobs.schedule(name, when)
    await jobs.work(name, { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 60 }, async () => {
      await work()
    })
  }
  await comesRound('archive-ended', '7,37 * * * *', () => archiveEnded(db, { now: new Date(), defaultDays: autoArchiveDays }))
  await comesRound('forget-expired', '52 * * * *', async () => {
    await forgetExpired(db)
    await deleteExpiredExports(db)
    await purgeDeletedMails(db)
  })
  await comesRound('refresh-shared', '22 * * * *', () => refreshShared(db))
}
