import PostalMime, { type Email, type PostalMimeOptions } from 'postal-mime'

/** The MIME parser, with the lines of a part joined at once. */
export function parseMime(bytes: Uint8Array, options: PostalMimeOptions = {}): Promise<Email> {
  return PostalMime.parse(bytes, options)
}

/** What is known of the parser's inside. */
interface Inside {
  root?: { contentDecoder?: unknown; setupContentDecoder?(encoding: string): void }
}
interface Decoder {
  chunks: readonly (Uint8Array | string)[]
  finalize(): Promise<ArrayBuffer>
}

/**
 * The parser puts a part that is not encoded together as a Blob with two entries for each line and reads it back as a stream, which for a mail of
 * hundreds of lines takes longer than all the rest of parsing. The same bytes are joined here. A parser that has become another inside is left
 * as it is: the test of this file tells.
 */
export const joinsAtOnce = replaceJoining()

function replaceJoining(): boolean {
  const { root }: Inside = new PostalMime() as Inside
  root?.setupContentDecoder?.('8bit')
  const decoder = root?.contentDecoder
  if (!isDecoder(decoder)) return false
  Object.getPrototypeOf(decoder).finalize = async function joined(this: Decoder): Promise<ArrayBuffer> {
    const whole = new Uint8Array(this.chunks.reduce((length, chunk) => length + chunk.length, 0))
    let at = 0
    for (const chunk of this.chunks) {
      if (typeof chunk === 'string') whole[at] = newline
      else whole.set(chunk, at)
      at += chunk.length
    }
    return whole.buffer
  }
  return true
}

const newline = 10

function isDecoder(decoder: unknown): decoder is Decoder {
  if (typeof decoder !== 'object' || decoder === null) return false
  if (!('chunks' in decoder && Array.isArray(decoder.chunks) && 'update' in decoder && 'finalize' in decoder)) return false
  if (typeof decoder.update !== 'function') return false
  decoder.update(Uint8Array.of(65))
  const [line, end, ...others] = decoder.chunks
  return line instanceof Uint8Array && end === '\n' && others.length === 0
}
