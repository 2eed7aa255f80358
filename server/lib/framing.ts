/** Why a message cannot be taken as it was sent: the reply says it to the sending server. */
export interface FramingFault {
  code: 554
  message: string
}

/** More trace fields than this mean that the message runs in circles (RFC 5321 section 6.3 asks for at least 100 in theory; real mail has under 20). */
const mostReceived = 50

/** Bytes of a header that are looked at for them: real ones are a hundredth of it, and a message may be all lines. */
const longestTrace = 1024 * 1024

const LF = 0x0a
const CR = 0x0d
const CRLF = 0x0d0a

/**
 * The message with every line ended by CR LF. A bare CR or LF inside DATA is how a second message is smuggled behind the first one:
 * here it is the end of a line and nothing more, and what follows stays text of this message.
 */
export function endLinesWithCrlf(message: Buffer): Buffer {
  if (!/\r(?!\n)|(?<!\r)\n/.test(message.toString('latin1'))) return message
  const ended = Buffer.allocUnsafe(message.length * 2)
  let at = 0
  for (let n = 0; n < message.length; n++) {
    const byte = message[n] ?? 0
    if (byte === LF && message[n - 1] === CR) continue
    if (byte === CR || byte === LF) at = ended.writeUInt16BE(CRLF, at)
    else ended[at++] = byte
  }
  return Buffer.from(ended.subarray(0, at))
}

/** What makes a message unfit to be stored; null when nothing does. */
export function faultOf(message: Buffer): FramingFault | null {
  if (message.includes(0)) return { code: 554, message: 'The message contains a NUL character' }
  if (countReceived(message.subarray(0, longestTrace)) > mostReceived)
    return { code: 554, message: 'Too many Received fields: the message runs in circles' }
  return null
}

/** Counts the `Received` fields of the header block. */
function countReceived(message: Buffer): number {
  let count = 0
  let start = 0
  while (start < message.length) {
    if (message[start] === CR || message[start] === LF) return count
    if (isReceivedField(message, start)) count++
    const end = message.indexOf(LF, start)
    if (end === -1) return count
    start = end + 1
  }
  return count
}

function isReceivedField(message: Buffer, start: number): boolean {
  const first = message[start]
  if (first !== 0x52 && first !== 0x72) return false
  return /^received[ \t]*:$/i.test(message.toString('latin1', start, Math.min(start + 12, message.indexOf(0x3a, start) + 1)))
}
