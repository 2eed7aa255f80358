/** The media type that the bytes themselves show; null when they show none. What a sender claims is never believed. */
export function sniffType(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 32)).toString('latin1')
  for (const [type, start] of signatures) if (head.startsWith(start)) return type
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp'
  if (/^ftypavi[fs]/.test(head.slice(4))) return 'image/avif'
  if (head.startsWith('PK\x03\x04')) return officeType(bytes)
  return isText(bytes) ? 'text/plain' : null
}

/** The pictures that browsers show and that run nothing. */
export const rasterTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])

/** Valid UTF-8 without control characters but tab, line feed, form feed and carriage return. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false
  const start = bytes.subarray(0, 4096)
  if (start.some((c) => c < 32 && c !== 9 && c !== 10 && c !== 12 && c !== 13)) return false
  try {
    // A character may be cut at the end of the part looked at: `stream` lets that pass.
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true })
    return true
  } catch {
    return false
  }
}

const signatures: readonly [type: string, start: string][] = [
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['application/pdf', '%PDF-'],
  ['application/msword', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['application/rtf', '{\\rtf'],
  ['application/gzip', '\x1f\x8b'],
  ['text/calendar', 'BEGIN:VCALENDAR'],
  ['text/vcard', 'BEGIN:VCARD'],
]

const office: readonly [type: string, member: string][] = [
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'word/'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xl/'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'ppt/'],
]

/** Office documents are zip archives; OpenDocument says its type in the first member, Office Open XML by its folders. */
function officeType(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 120)).toString('latin1')
  const open = /mimetypeapplication\/vnd\.oasis\.opendocument\.(?:text|spreadsheet|presentation)/.exec(start)
  if (open) return open[0].slice('mimetype'.length)
  const names = Buffer.from(bytes.subarray(0, 4000)).toString('latin1') + Buffer.from(bytes.subarray(-8000)).toString('latin1')
  if (names.includes('[Content_Types].xml')) for (const [type, member] of office) if (names.includes(member)) return type
  return 'application/zip'
}
