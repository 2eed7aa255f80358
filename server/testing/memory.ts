import { readFile } from 'node:fs/promises'

/** The most memory that a process has held so far, in MB; NaN where the system does not say. */
export async function peakMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1000
}
