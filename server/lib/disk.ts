import { statfs } from 'node:fs/promises'
import type { Log } from './log.ts'

/** Free bytes below which the operator gets a warning, and below which nothing more is taken: what is under way and deleting need some. */
export const diskLimits = { low: 5e9, full: 0.5e9 }

export type DiskState = 'good' | 'low' | 'full'

export const diskState = (free: number): DiskState => (free < diskLimits.full ? 'full' : free < diskLimits.low ? 'low' : 'good')

/** Bytes that this user may still write there. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Bytes that are written for each byte of a message: it stands in the log of the database and in its table, which grows ahead. */
const writtenPerByte = 3

export interface DiskWatch {
  isFull(): boolean
  /** Whether so many more bytes of messages leave what is kept free. Looks anew while room is scarce. */
  hasRoomFor(bytes: number): Promise<boolean>
  close(): void
}

const lookEvery = 10_000

/** Follows the room on the disk of a folder, and logs when it becomes scarce and when there is enough again. */
export async function watchDisk(
  folder: string,
  log: Pick<Log, 'info' | 'warn' | 'error'>,
  { free = () => freeBytes(folder), every = lookEvery } = {},
): Promise<DiskWatch> {
  let state: DiskState = 'good'
  let seen = Number.POSITIVE_INFINITY
  const look = async () => {
    const bytes = await free().catch(() => null)
    const now = bytes === null ? state : diskState(bytes)
    seen = bytes ?? seen
    if (now === state || bytes === null) return
    state = now
    const room = `${(bytes / 1e9).toFixed(1)} GB free in ${folder}`
    if (now === 'full') log.error(`The disk is full (${room}): mail is put off until there is room`)
    else if (now === 'low') log.warn(`The disk is nearly full (${room}): make room soon`)
    else log.info(`There is room on the disk again (${room})`)
  }
  await look()
  const timer = setInterval(() => void look(), every)
  timer.unref()
  const isRoomFor = (bytes: number, least: number) => seen - bytes * writtenPerByte >= least
  return {
    isFull: () => state === 'full',
    async hasRoomFor(bytes) {
      if (isRoomFor(bytes, diskLimits.low)) return true
      await look()
      return isRoomFor(bytes, diskLimits.full)
    },
    close: () => clearInterval(timer),
  }
}
