import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { documentLimits } from '../../contract/documents.ts'
import { Refusal } from '../lib/refusal.ts'
import type { Upload } from '../lib/route.ts'
import { openUploadRoom, type Place } from './upload-room.ts'

/** Accepts multipart uploads (RFC 7578) of one file, counting its bytes as they arrive. */
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

/** Files stay in memory until they are stored. */
const room = openUploadRoom(256 * 1024 * 1024)

/** Handles the file of a request, then frees its memory. */
export async function withUpload<T>(request: FastifyRequest, keep: (upload: Upload) => Promise<T>): Promise<T> {
  if (!request.isMultipart()) throw new Refusal('unsupported_type', 'not_multipart')
  const chunks: Buffer[] = []
  const gaveWay = Promise.withResolvers<never>()
  gaveWay.promise.catch(() => {})
  const place = room.enter(request.caller?.userId ?? '', () => {
    place.leave()
    chunks.length = 0
    gaveWay.reject(new Refusal('too_many_requests', 'upload_too_slow', { retryAfterSeconds: 30 }))
  })
  try {
    const filename = await Promise.race([gather(request, chunks, place), gaveWay.promise])
    place.complete()
    return await keep({ filename, bytes: Buffer.concat(chunks.splice(0)) })
  } finally {
    place.leave()
  }
}

/** Returns the file name; the bytes are in `chunks`. */
async function gather(request: FastifyRequest, chunks: Buffer[], place: Place): Promise<string> {
  const part = await request.file().catch(refuseBroken)
  if (!part) throw new Refusal('bad_input', 'file_missing', { errors: [{ path: 'file', because: 'file_missing' }] })
  const { file, filename = '' } = part
  try {
    for await (const chunk of file) {
      if (file.truncated) break
      if (!place.hold(chunk.length)) throw new Refusal('too_many_requests', 'files_of_all', { retryAfterSeconds: 30 })
      chunks.push(chunk)
    }
  } catch (cause) {
    refuseBroken(cause)
  }
  if (file.truncated) throw tooLarge()
  return writtenName(filename)
}

function refuseBroken(cause: unknown): never {
  if (cause instanceof Refusal) throw cause
  const { statusCode } = cause as { statusCode?: number }
  if (statusCode === 413) throw tooLarge()
  throw new Refusal('bad_input', 'upload_broken')
}

const tooLarge = () => new Refusal('too_large', { reason: 'file_too_large', values: { mib: documentLimits.file / 1024 / 1024 } })

/** Browsers percent-encode three characters of a file name (HTML, multipart/form-data encoding algorithm). */
function writtenName(filename: string): string {
  return filename.replace(/%22|%0D|%0A/g, decodeURIComponent)
}
