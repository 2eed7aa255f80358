import { finished } from 'node:stream/promises'
import { createInflate } from 'node:zlib'

const most = 100 * 1024 * 1024

/** Throws for a PDF whose packed parts unpack to too much. Its reader would hold them all in memory. */
export async function refuseBomb(bytes: Uint8Array): Promise<void> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let left = most
  for (let at = all.indexOf('stream'); at >= 0; at = all.indexOf('stream', at + 6)) {
    const start = at + (all[at + 6] === 0x0d ? 8 : 7)
    // The first byte of what is packed by 'deflate'; any other filter packs less.
    if (((all[start] ?? 0) & 0x0f) !== 8 || (((all[start] ?? 0) << 8) | (all[start + 1] ?? 0)) % 31 !== 0) continue
    left -= await lengthUnpacked(all.subarray(start), left)
  }
}

/** Packed twice counts as well. */
async function lengthUnpacked(packed: Buffer, left: number, depth = 0): Promise<number> {
  const inflate = createInflate()
  let length = 0
  let first: Buffer | null = null
  const inner: Buffer[] = []
  inflate.on('data', (chunk: Buffer) => {
    first ??= chunk
    length += chunk.length
    const isPackedAgain = depth < 3 && first[0] === 0x78 && length < 8 * 1024 * 1024
    if (isPackedAgain) inner.push(chunk)
    if (length > left) inflate.destroy(new TooMuch())
  })
  inflate.end(packed)
  try {
    await finished(inflate)
  } catch (cause) {
    // What is broken here is the reader's to judge.
    if (cause instanceof TooMuch) throw cause
  }
  return inner.length > 0 ? length + (await lengthUnpacked(Buffer.concat(inner), left - length, depth + 1)) : length
}

class TooMuch extends Error {
  override message = 'The PDF unpacks to too much'
}
