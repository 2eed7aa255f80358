import { hash } from 'node:crypto'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import { Refusal } from '../lib/refusal.ts'
import type { FileAnswer } from '../lib/route.ts'
import { spooled } from './spool.ts'

// Types that no browser runs as a page of this origin.
const harmless =
  /^(text\/(plain|csv|calendar)|message\/rfc822|application\/(pdf|json|zip|mbox|msword|rtf|vnd\.[\w.+-]+)|image\/(png|jpeg|gif|webp|avif)|audio\/[\w.+-]+|video\/[\w.+-]+)$/

/** Bytes that wait to be read, of one person and of all: more is refused until some are taken. */
const most = { ofPerson: 64 * 1024 * 1024, ofAll: 512 * 1024 * 1024 }
const waiting = new Map<string, number>()
let waitingOfAll = 0

/** Sends bytes as something to save, never to show. A report is made before its first byte is sent. */
export async function sendFile(
  reply: FastifyReply,
  { filename, type, content, isRepeated }: FileAnswer,
  { isReport = false } = {},
) {
  const isStream = !ArrayBuffer.isView(content)
  if (isRepeated && !isStream) {
    const etag = `"${hash('sha256', content, 'base64url')}"`
    reply.header('etag', etag)
    if (knows(reply.request.headers['if-none-match'], etag)) return reply.status(304).send()
  }
  const report = isStream && isReport ? await spooled(content, most.ofPerson) : null
  try {
    hold(reply, report?.bytes ?? (isStream ? 0 : content.byteLength))
  } catch (cause) {
    report?.content.destroy()
    throw cause
  }
  if (report) reply.header('content-length', report.bytes)
  const bare = type.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return reply
    .header('content-type', harmless.test(bare) ? bare : 'application/octet-stream')
    .header('content-disposition', contentDisposition(safeName(filename)))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .send(report?.content ?? (isStream ? content : Buffer.from(content.buffer, content.byteOffset, content.byteLength)))
}

/** By weak comparison (RFC 9110 §13.1.2): what is on the way may have compressed it. */
const knows = (header: string | undefined, etag: string) =>
  header?.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag) ?? false

function hold(reply: FastifyReply, bytes: number) {
  const who = reply.request.caller?.userId ?? reply.request.ip
  const before = waiting.get(who) ?? 0
  if (before + bytes > most.ofPerson || waitingOfAll + bytes > most.ofAll)
    throw new Refusal('too_many_requests', 'files_waiting', { retryAfterSeconds: 5 })
  if (reply.raw.destroyed || bytes === 0) return
  waiting.set(who, before + bytes)
  waitingOfAll += bytes
  reply.raw.once('close', () => {
    waitingOfAll -= bytes
    const left = (waiting.get(who) ?? bytes) - bytes
    if (left > 0) waiting.set(who, left)
    else waiting.delete(who)
  })
}

/** Without path, control characters and those that turn the direction of writing, which hide the true ending. */
function safeName(filename: string) {
  const name = filename
    .slice(0, 1000)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '_')
    .replace(/^[.\s]+/, '')
    .slice(-150)
  return name || 'file'
}
