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
  const own = ownDecoders[label.trim().toLowerCase().replace(/_/g, '-')]
  if (own !== undefined && !(isUtf8(bytes) && hasUpperHalf(bytes))) return own(bytes)
  // What is declared to be in two bytes a sign and is good UTF-8 all through was declared wrongly: by chance it isn't for long.
  if (declared !== null && severalBytes.test(declared)) {
    const isMislabelled = !declared.startsWith('utf-16') && isUtf8(bytes) && bytes.filter((byte) => byte > 0x7f).length >= 9
    return isMislabelled ? new TextDecoder().decode(bytes) : null
  }
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes)
  if (declared !== 'utf-8') return null
  const meta = isHtml
    ? encodingOf(/<meta[^>]{0,200}charset=["']?([\w-]{1,40})/i.exec(latin(bytes.subarray(0, 4_000)))?.[1] ?? '')
    : null
  return meta === null || meta === 'utf-8' ? mended(bytes) : new TextDecoder(meta).decode(bytes)
}

const hasUpperHalf = (bytes: Uint8Array): boolean => bytes.some((byte) => byte > 0x7f)

/** Character sets that mails name and the platform knows under another name or not at all. */
const ownDecoders: Record<string, (bytes: Uint8Array) => string> = {
  ...Object.fromEntries(
    ['uhc', 'cp949', 'ms949', 'x-windows-949'].map((name) => [
      name,
      (bytes: Uint8Array) => new TextDecoder('euc-kr').decode(bytes),
    ]),
  ),
  ...Object.fromEntries(['cp850', 'cp-850', 'ibm850', 'dos-850', '850'].map((name) => [name, fromCp850])),
  ...Object.fromEntries(['utf-7', 'utf7', 'unicode-1-1-utf-7'].map((name) => [name, fromUtf7])),
}

const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

function fromCp850(bytes: Uint8Array): string {
  return latin(bytes).replace(/[\x80-\xff]/g, (sign) => cp850[sign.charCodeAt(0) - 0x80] ?? '')
}

/** RFC 2152: what stands between `+` and `-` is UTF-16 in base64. */
function fromUtf7(bytes: Uint8Array): string {
  return latin(bytes).replace(/\+([A-Za-z0-9+/]*)-?/g, (_, coded: string) =>
    coded === ''
      ? '+'
      : new TextDecoder('utf-16be').decode(Buffer.from(coded, 'base64').subarray(0, Math.floor((coded.length * 6) / 16) * 2)),
  )
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
