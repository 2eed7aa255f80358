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

export async function uploadOf(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new Refusal('unsupported_type', 'Send the file as multipart/form-data')
  const file = await request.file().catch(refuseBroken)
  if (!file) throw new Refusal('bad_input', 'The file is missing', { errors: [{ path: 'file', message: 'Choose a file' }] })
  const bytes = await file.toBuffer().catch(refuseBroken)
  return { filename: file.filename ?? '', bytes }
}

function refuseBroken(cause: unknown): never {
  const { statusCode } = cause as { statusCode?: number }
  if (statusCode === 413) throw new Refusal('too_large', 'A file has at most 25 MiB')
  throw new Refusal('bad_input', 'The upload broke off or is no form')
}
