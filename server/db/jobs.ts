import { PgBoss } from 'pg-boss'

export type Jobs = PgBoss

export interface JobsOptions {
  /** Whether this process does the housekeeping of the queues: retries after a crash, removal of old jobs, what comes round by the clock. */
  isWorker: boolean
  onError: (cause: Error) => void
}

/** Opens the job queue that lives in the same database, in its own schema. */
export async function openJobs(url: string, options: JobsOptions): Promise<Jobs> {
  const jobs = new PgBoss({
    connectionString: url,
    application_name: 'applybox jobs',
    schema: 'jobs',
    max: options.isWorker ? 4 : 2,
    useListenNotify: options.isWorker,
    supervise: options.isWorker,
    schedule: options.isWorker,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  })
  jobs.on('error', options.onError)
  await jobs.start()
  return jobs
}
