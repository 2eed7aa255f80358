import { isUtf8 } from 'node:buffer'

/**
 * The text of bytes whose character set is declared as any single-byte one, as UTF-8, as nothing or as nobody knows what; null where the
 * declaration is to be believed. Bytes beyond ASCII that happen to be UTF-8 are nothing else; what claims to be UTF-8 and is not mixes it with
 * Windows-1252.
 */
export function decoded(bytes: Uint8Array, label: string, isHtml: boolean): string | null {
  const marked = bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : null
  if (marked !== null) return new TextDecoder(marked).decode(bytes)
  const declared = label === '' ? 'utf-8' : encodingOf(label)
  if (declared !== null && severalBytes.test(declared)) return null
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes)
  if (declared !== 'utf-8') return null
  const meta = isHtml
    ? encodingOf(/<meta[^>]{0,200}charset=["']?([\w-]{1,40})/i.exec(latin(bytes.subarray(0, 4_000)))?.[1] ?? '')
    : null
  return meta === null || meta === 'utf-8' ? mended(bytes) : new TextDecoder(meta).decode(bytes)
}

/** UTF-8 with whatever is none of it as Windows-1252. */
export function mended(bytes: Uint8Array): string {
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes)
  return latin(bytes.subarray(0, mostMended)).replace(runs, (run) =>
    run.length > 1 ? Buffer.from(run, 'latin1').toString() : (upperHalf[run.charCodeAt(0) - 0x80] ?? ''),
  )
}

/** More than is read of any text. */
const mostMended = 3_000_000
const runs =
  /(?:[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3})+|[\x80-\xff]/g
const upperHalf = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 0x80 }, (_, n) => 0x80 + n))
const severalBytes = /^(?:utf-16|gb|big5|euc|shift|iso-2022)/

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

function encodingOf(label: string): string | null {
  try {
    return new TextDecoder(label.trim()).encoding
  } catch {
    return null
  }
}
