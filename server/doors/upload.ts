import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { documentLimits } from '../../contract/documents.ts'
import { Refusal } from '../lib/refusal.ts'
import type { Upload } from '../lib/route.ts'

/** Lets the interface take uploads (RFC 7578): one file each, counted while it comes in. */
export async function takeUploads(api: FastifyInstance): Promise<void> {
  await api.register(multipart, {
    limits: {
      fileSize: documentLimits.file,
      files: 1,
      fields: 10,
      fieldSize: 1000,
      fieldNameSize: 100,
      parts: 11,
      headerPairs: 20,
    },
  })
}

/** Files are held in memory until they are kept: so many at once of one person, and so many bytes of all. */
const most = { perPerson: 4, bytes: 256 * 1024 * 1024 }
const held = { bytes: 0, ofPerson: new Map<string, number>() }

/** Does something with the one file of a request, whose place is free again afterwards. */
export async function withUpload<T>(request: FastifyRequest, keep: (upload: Upload) => Promise<T>): Promise<T> {
  if (!request.isMultipart()) throw new Refusal('unsupported_type', 'not_multipart')
  const place = enter(request.caller?.userId ?? '')
  try {
    const file = await request.file().catch(refuseBroken)
    if (!file) throw new Refusal('bad_input', 'file_missing', { errors: [{ path: 'file', because: 'file_missing' }] })
    const bytes = await bytesOf(file.file, place.hold).catch(refuseBroken)
    return await keep({ filename: writtenName(file.filename ?? ''), bytes })
  } finally {
    place.leave()
  }
}

function enter(userId: string) {
  const { ofPerson } = held
  const before = ofPerson.get(userId) ?? 0
  if (before >= most.perPerson)
    throw new Refusal(
      'too_many_requests',
      { reason: 'files_at_once', values: { most: most.perPerson } },
      { retryAfterSeconds: 5 },
    )
  ofPerson.set(userId, before + 1)
  let bytes = 0
  return {
    hold(count: number) {
      if (held.bytes + count > most.bytes) throw new Refusal('too_many_requests', 'files_of_all', { retryAfterSeconds: 30 })
      bytes += count
      held.bytes += count
    },
    leave() {
      held.bytes -= bytes
      const left = (ofPerson.get(userId) ?? 1) - 1
      if (left > 0) ofPerson.set(userId, left)
      else ofPerson.delete(userId)
    },
  }
}

async function bytesOf(file: AsyncIterable<Buffer> & { truncated: boolean }, hold: (count: number) => void): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of file) {
    if (file.truncated) break
    hold(chunk.length)
    chunks.push(chunk)
  }
  if (file.truncated) throw tooLarge()
  return Buffer.concat(chunks)
}

function refuseBroken(cause: unknown): never {
  if (cause instanceof Refusal) throw cause
  const { statusCode } = cause as { statusCode?: number }
  if (statusCode === 413) throw tooLarge()
  throw new Refusal('bad_input', 'upload_broken')
}

const tooLarge = () => new Refusal('too_large', { reason: 'file_too_large', values: { mib: documentLimits.file / 1024 / 1024 } })

/** Browsers write three signs in the name of a file as in an address (HTML, multipart/form-data encoding algorithm). */
function writtenName(filename: string): string {
  return filename.replace(/%22|%0D|%0A/g, decodeURIComponent)
}
