import { hash } from 'node:crypto'
import PostalMime, { type Attachment } from 'postal-mime'

/** A whole message that was attached to another. */
interface Attached {
  bytes: Uint8Array
  /** Same for a message with LF and with CR LF. */
  hash: string
}

const mostMessages = 5
const glance = 256 * 1024

/** Names a message by its content, whichever line ends it came with. */
export const contentHash = (bytes: Uint8Array): string => hash('sha256', withCrLf(bytes), 'hex')

/** Cheap check for attached messages. A hidden one is missed, which is safe: it then proves nothing. */
export function mayAttachMessages(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, glance)).toString('latin1')
  return /message\/(?:rfc822|global)|multipart\/digest|\.eml\b/i.test(text)
}

/** Messages attached to a message and to those, outermost first. */
export async function attachedMessages(bytes: Uint8Array, most = mostMessages): Promise<Attached[]> {
  if (most === 0 || !mayAttachMessages(bytes)) return []
  const first = isCheap(bytes) ? await firstMessage(bytes) : undefined
  if (!first) return []
  const message = withCrLf(bytesOf(first.content))
  return [{ bytes: message, hash: contentHash(message) }, ...(await attachedMessages(message, most - 1))]
}

/** None if the MIME cannot be parsed: the outer message is still checked. */
async function firstMessage(bytes: Uint8Array): Promise<Attachment | undefined> {
  const options = { forceRfc822Attachments: true, maxNestingDepth: 60, maxHeadersSize: 4_000_000 }
  const email = await PostalMime.parse(bytes, options).catch(() => null)
  return email?.attachments.find(({ mimeType, filename }) => isMessage(mimeType, filename))
}

/** Estimated parsing time in microseconds, at most a second. */
function isCheap(bytes: Uint8Array): boolean {
  const message = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let cost = 0
  let start = 0
  for (let end = message.indexOf(10); end !== -1 && cost <= mostCost; end = message.indexOf(10, start)) {
    cost += message[start] === 45 && message[start + 1] === 45 ? 30 : end - start < 40 ? 10 : 2
    start = end + 1
  }
  return cost <= mostCost
}
const mostCost = 1_000_000

const isMessage = (type: string, filename: string | null) =>
  /^message\/(?:rfc822|global)$/i.test(type) || /\.eml$/i.test(filename ?? '')

function bytesOf(content: ArrayBuffer | Uint8Array | string): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content instanceof Uint8Array ? content : new Uint8Array(content)
}

/** MIME parsers hand out lines with LF; signatures were made over CR LF. */
function withCrLf(bytes: Uint8Array): Buffer {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  return Buffer.from(text.replace(/\r?\n/g, '\r\n'), 'latin1')
}
