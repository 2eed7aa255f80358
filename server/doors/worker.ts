import type { Jobs } from '../db/jobs.ts'
import type { Db } from '../db/pool.ts'
import type { Pipeline } from '../mail/process.ts'
import { type MailJob, type MailQueue, mailQueueName } from '../mail/queue.ts'

export interface Worker {
  /** Finishes what it has begun. */
  close(): Promise<void>
}

export interface WorkerOptions {
  db: Db
  jobs: Jobs
  queue: MailQueue
  pipeline: Pipeline
  onFailure: (cause: unknown) => void
}

/** One is read while another is fetched and applied. */
const atOnce = 2
const batchSize = 300
const lookAfterEvery = 2_000
/** Seconds in which a batch is done, unless who began it is gone. */
const longestBatch = 60

/** Takes jobs from the queue, woken when one is added, and hands them to the pipeline. */
export async function startWorker({ db, jobs, queue, pipeline, onFailure }: WorkerOptions): Promise<Worker> {
  // A process that was killed leaves jobs that look taken, and so does this one when it loses the database in the middle.
  await queue.adopt(db, 0)
  let isDisturbed = false
  const disturb = () => {
    isDisturbed = true
  }
  jobs.on('error', disturb)

  await jobs.work<MailJob>(
    mailQueueName,
    {
      batchSize,
      localConcurrency: atOnce,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: 2,
      notifyPollingIntervalSeconds: 10,
    },
    (batch) =>
      pipeline.process(batch.map(({ data }) => data)).catch((cause: unknown) => {
        disturb()
        throw cause
      }),
  )

  let rounds = 0
  const lookAfter = setInterval(() => {
    const begunWithin = isDisturbed ? 0 : longestBatch
    if (!isDisturbed && ++rounds % 10 !== 0) return
    isDisturbed = false
    queue.adopt(db, begunWithin).catch((cause: unknown) => {
      disturb()
      onFailure(cause)
    })
  }, lookAfterEvery)
  return {
    async close() {
      clearInterval(lookAfter)
      jobs.off('error', disturb)
      await jobs.offWork(mailQueueName, { wait: true })
    },
  }
}
