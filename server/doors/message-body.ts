import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { messageBytes } from '../../contract/mail.ts'
import { Refusal } from '../lib/refusal.ts'
import type { ReadMessage } from '../lib/route.ts'
import { Gathered } from '../mail/arrival/gathered.ts'

/** Lets requests carry the bytes of a mail. They are left on the line until somebody reads them. */
export function takeMessages(api: FastifyInstance): void {
  api.removeAllContentTypeParsers()
  api.addContentTypeParser(['message/rfc822', 'application/octet-stream'], (_, payload, done) => done(null, payload))
}

/** Messages are held in memory until they are stored: so many bytes of all together. */
const mostHeld = 256 * 1024 * 1024
let held = 0

/** Does something with what reads the message of a request, whose place is free again afterwards. */
export async function withMessage<T>(request: FastifyRequest, answer: (read: ReadMessage) => Promise<T>): Promise<T> {
  let bytes = 0
  const hold = (count: number) => {
    if (held + count > mostHeld) throw new Refusal('unavailable', { words: 'Too much mail at once' }, { retryAfterSeconds: 30 })
    bytes += count
    held += count
  }
  try {
    return await answer(() => readMessage(request, hold))
  } finally {
    held -= bytes
  }
}

async function readMessage({ body, headers }: FastifyRequest, hold: (count: number) => void): Promise<Buffer> {
  if (Number(headers['content-length']) > messageBytes) throw tooLarge()
  if (body === undefined || body === null) throw new Refusal('bad_input', { words: 'The message is missing' })
  const message = new Gathered()
  for await (const chunk of (body as Readable).iterator({ destroyOnReturn: false })) {
    hold(message.add(chunk))
    if (message.length > messageBytes) throw tooLarge()
  }
  return message.end()
}

const tooLarge = () => new Refusal('too_large', { words: `A message has at most ${messageBytes / 1024 / 1024} MiB` })
