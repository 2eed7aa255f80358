import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

const head = { woff: 44, sfnt: 12 }
const entry = { woff: 20, sfnt: 16 }

/** The font in a WOFF file (W3C, WOFF 1.0), unpacked once: pdfkit unpacks a table again for each glyph that it takes from it. */
export function readFont(file: string): Buffer {
  const woff = readFileSync(file)
  const count = woff.readUInt16BE(12)
  const power = 2 ** Math.floor(Math.log2(count))
  const directory = Buffer.alloc(head.sfnt + entry.sfnt * count)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  directory.writeUInt16BE(power * entry.sfnt, 6)
  directory.writeUInt16BE(Math.log2(power), 8)
  directory.writeUInt16BE((count - power) * entry.sfnt, 10)
  const tables: Buffer[] = []
  let offset = directory.length
  for (let n = 0; n < count; n += 1) {
    const at = head.woff + n * entry.woff
    const place = woff.readUInt32BE(at + 4)
    const packed = woff.readUInt32BE(at + 8)
    const length = woff.readUInt32BE(at + 12)
    const bytes = woff.subarray(place, place + packed)
    const table = packed < length ? inflateSync(bytes) : bytes
    const to = head.sfnt + n * entry.sfnt
    woff.copy(directory, to, at, at + 4)
    woff.copy(directory, to + 4, at + 16, at + 20)
    directory.writeUInt32BE(offset, to + 8)
    directory.writeUInt32BE(length, to + 12)
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4)
    table.copy(padded)
    tables.push(padded)
    offset += padded.length
  }
  return Buffer.concat([directory, ...tables])
}
