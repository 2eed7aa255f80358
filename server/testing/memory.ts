import { readFile } from 'node:fs/promises'

const lines = { now: 'VmRSS', most: 'VmHWM' }

/** The memory that a process holds, or the most it has held so far, in MB; NaN where the system does not say. */
export async function memory(pid: number | undefined, when: keyof typeof lines): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(new RegExp(`^${lines[when]}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1000
}
