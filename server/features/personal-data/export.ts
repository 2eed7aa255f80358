import { Readable } from 'node:stream'
import { v7 as uuidv7 } from 'uuid'
import type { ExportState } from '../../../contract/personal-data.ts'
import { inBackground } from '../../db/time-limit.ts'
import type { Context } from '../../lib/context.ts'
import { take } from '../../lib/rate-limit.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { FileAnswer } from '../../lib/route.ts'
import { archiveOf, type Reader } from './archive.ts'
import * as queries from './queries.ts'

const hoursKept = 24
const pieceBytes = 1024 * 1024
const exportsPerUser = { name: 'exports', burst: 5, seconds: 60 * 60 }

/** Begins to make an export in the background, unless one is being made. */
export async function startExport(context: Context, userId: string, reader: Reader): Promise<ExportState> {
  await take(context.db, exportsPerUser, userId)
  const id = uuidv7()
  if (await queries.beginExport(context.db, userId, id, new Date(Date.now() + hoursKept * 3_600_000)))
    makeInBackground(context, userId, id, reader)
  return readExport(context, userId)
}

/** How far the last export is. One whose maker died with its process has failed: it is begun anew by asking for it. */
export async function readExport({ db }: Context, userId: string): Promise<ExportState> {
  const last = await queries.findExport(db, userId)
  if (!last) return { state: 'none', progress: 0, size: 0, createdAt: null, expiresAt: null }
  const state = last.state === 'making' && last.isLeft ? 'failed' : (last.state as ExportState['state'])
  return {
    state,
    progress: state === 'ready' ? 1 : last.total === 0 ? 0 : Math.min(0.99, last.done / last.total),
    size: Number(last.size),
    createdAt: last.createdAt.toISOString(),
    expiresAt: last.expiresAt.toISOString(),
  }
}

export async function openExport({ db }: Context, userId: string): Promise<FileAnswer> {
  const last = await queries.findExport(db, userId)
  if (last?.state !== 'ready') throw new Refusal('not_found')
  const day = last.createdAt.toISOString().slice(0, 10)
  return {
    filename: `applybox-${day}.zip`,
    type: 'application/zip',
    content: Readable.from(queries.streamPieces(db, userId, last.id), { objectMode: false }),
  }
}

function makeInBackground(context: Context, userId: string, id: string, reader: Reader) {
  inBackground(() => make(context, userId, id, reader)).catch(async (cause) => {
    context.log.error({ err: cause }, 'An export could not be made')
    await queries.noteProgress(context.db, userId, id, { done: 0, total: 0, size: 0, state: 'failed' }).catch(() => {})
  })
}

async function make({ db }: Context, userId: string, id: string, reader: Reader) {
  let done = 0
  let size = 0
  let n = 0
  const { stream, total } = await archiveOf(db, userId, reader, () => done++)
  const write = async (bytes: Buffer) => {
    // refused when another export has taken the place of this one
    await queries.addPiece(db, userId, id, n++, bytes)
    size += bytes.length
    await queries.noteProgress(db, userId, id, { done, total, size })
  }
  let waiting: Buffer[] = []
  let waitingBytes = 0
  for await (const chunk of stream) {
    waiting.push(chunk)
    waitingBytes += chunk.length
    if (waitingBytes < pieceBytes) continue
    await write(Buffer.concat(waiting))
    waiting = []
    waitingBytes = 0
  }
  await write(Buffer.concat(waiting))
  await queries.noteProgress(db, userId, id, { done, total, size, state: 'ready' })
}
