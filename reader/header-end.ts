/** Enough for any honest header; a longer one keeps the end that it has. */
const longest = 262_144
const knownField =
  /^(?:(?:resent-)?(?:from|to|cc|bcc|subject|date|sender|message-id|reply-to)|received|return-path|delivered-to|mime-version|in-reply-to|references|dkim-signature|authentication-results|(?:content|list|arc|x)-[\w-]{1,60})$/

/** The position behind the blank line after the header. */
export function headerEnd(bytes: Uint8Array): number {
  if (bytes[0] === 10) return 1
  if (bytes[0] === 13 && bytes[1] === 10) return 2
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) {
    if (bytes[at + 1] === 10) return at + 2
    if (bytes[at + 1] === 13 && bytes[at + 2] === 10) return at + 3
  }
  return bytes.length
}

/** The mail with a blank line between header and body. Some programs leave it out, and some send a body alone. */
export function withHeaderEnd(bytes: Uint8Array): Uint8Array {
  const end = headerEnd(bytes)
  if (end > longest) return bytes
  const header = outdented(Buffer.from(bytes.subarray(0, end)).toString('latin1'))
  const at = bodyStart(header)
  if (at === null && header.length === end) return bytes
  const split = at === null ? header : `${header.slice(0, at)}\r\n${header.slice(at)}`
  return Buffer.concat([Buffer.from(split, 'latin1'), bytes.subarray(end)])
}

/** Where the body starts without a blank line; null when it does not. */
function bodyStart(header: string): number | null {
  const seen = new Set<string>()
  let stray: number | null = null
  let at = 0
  for (const line of header.split('\n')) {
    const name = /^[!-9;-~]{1,76}(?=[ \t]*:)/.exec(line)?.[0].toLowerCase()
    if (name !== undefined && knownField.test(name) && !(stray !== null && seen.has(name))) {
      // Fields go on behind a stray line: it belongs to the header.
      if (stray !== 0 || seen.size > 0) stray = null
      seen.add(name)
    } else if (name === undefined && stray === null && !/^(?:[ \t]|>?From |\s*$)/.test(line)) stray = at
    at += line.length + 1
  }
  return seen.size === 0 && header.trim() !== '' ? 0 : stray
}

/** A header that is indented as a whole would be one long folded line. */
function outdented(header: string): string {
  const first = /^[ \t]+([!-9;-~]{1,76}):/.exec(header)?.[1]?.toLowerCase()
  return first !== undefined && knownField.test(first) ? header.replace(/^[ \t]+(?=[!-9;-~]{1,76}:)/gm, '') : header
}
