import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import type { FileAnswer } from '../lib/route.ts'

// Types that no browser runs as a page of this origin.
const harmless =
  /^(text\/(plain|csv|calendar)|message\/rfc822|application\/(pdf|json|zip|mbox|msword|rtf|vnd\.[\w.+-]+)|image\/(png|jpeg|gif|webp|avif)|audio\/[\w.+-]+|video\/[\w.+-]+)$/

/** Sends bytes as something to save, never to show. */
export function sendFile(reply: FastifyReply, { filename, type, content }: FileAnswer) {
  const bare = type.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return reply
    .header('content-type', harmless.test(bare) ? bare : 'application/octet-stream')
    .header('content-disposition', contentDisposition(safeName(filename)))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .send(ArrayBuffer.isView(content) ? Buffer.from(content.buffer, content.byteOffset, content.byteLength) : content)
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
