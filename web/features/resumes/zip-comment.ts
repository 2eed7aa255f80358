const longest = 0xffff
/** Of the record that ends a zip and has the comment behind it (APPNOTE 4.3.16). */
const recordSize = 22
const signature = [0x50, 0x4b, 5, 6]

/** The comment of a zip; empty where it has none. */
export async function zipComment(zip: Blob): Promise<string> {
  const bytes = new Uint8Array(await zip.slice(-recordSize - longest).arrayBuffer())
  for (let at = bytes.length - recordSize; at >= 0; at--)
    if (signature.every((byte, n) => bytes[at + n] === byte)) return new TextDecoder().decode(bytes.subarray(at + recordSize))
  return ''
}
