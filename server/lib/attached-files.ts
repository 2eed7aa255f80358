import { rasterTypes, sniffType } from './sniff.ts'

/** Bytes of one picture, and of all of a mail's, that are shown inside its text. */
const most = { picture: 1_000_000, pictures: 5_000_000 }

/** Of a part, what it takes to show it inside the text. */
export interface Part {
  contentId: string | null
  bytes: Uint8Array
}

interface Attachment extends Part {
  /** Position in the mail, from 0. */
  n: number
  filename: string | null
  /** Declared media type, lower case. */
  type: string
}

/** The parts of a mail that its text can show, by their content id. */
export function pictureParts<P extends Part>(parts: readonly P[]): Map<string, P> {
  const pictures = new Map<string, P>()
  let size = 0
  for (const part of parts) {
    if (part.contentId === null || size + part.bytes.length > most.pictures || !pictureType(part.bytes)) continue
    size += part.bytes.length
    pictures.set(contentIdOf(part.contentId), part)
  }
  return pictures
}

/** The media type of a picture that may be shown inside a mail; null for all else, whatever it claims to be. */
export function pictureType(bytes: Uint8Array): string | null {
  const type = sniffType(bytes)
  return bytes.length <= most.picture && type && rasterTypes.has(type) ? type : null
}

/** A content id as it is compared, from a part's header or behind `cid:` (RFC 2392). */
export function contentIdOf(written: string): string {
  let id = written.trim()
  try {
    id = decodeURIComponent(id)
  } catch {
    // A lone percent sign: the id is meant as it is written.
  }
  return id.replace(/^<|>$/g, '').toLowerCase()
}

/**
 * What of a mail is a file to save: neither the pictures that stand in its text, most of them logos, nor the invitation that calendars
 * read from among the alternatives where the same is attached by name.
 */
export function filesOf<A extends Attachment>({ html, attachments }: { html: string | null; attachments: readonly A[] }): A[] {
  const pictures = pictureParts(attachments)
  const shown = new Set(
    [...(html ?? '').matchAll(/\bcid:([^\s"'<>)]+)/gi)].map(([, id]) => pictures.get(contentIdOf(id as string))),
  )
  return attachments.filter((part) => !shown.has(part) && !(part.filename === null && isNamedElsewhere(part, attachments)))
}

function isNamedElsewhere({ bytes }: Attachment, attachments: readonly Attachment[]): boolean {
  return attachments.some((other) => other.filename !== null && Buffer.compare(other.bytes, bytes) === 0)
}

/** What a file is saved as. */
export function filenameOf({ n, filename, type }: Omit<Attachment, keyof Part>): string {
  return (filename ?? (type === 'text/calendar' ? 'invite.ics' : `attachment-${n + 1}${endings[type] ?? ''}`)).slice(0, 300)
}

/** What programs know a file by, of the types that employers send. */
const endings: Record<string, string> = {
  'application/pdf': '.pdf',
  'application/msword': '.doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': '.pptx',
  'application/vnd.oasis.opendocument.text': '.odt',
  'application/rtf': '.rtf',
  'text/rtf': '.rtf',
  'text/plain': '.txt',
  'text/html': '.html',
  'text/csv': '.csv',
  'application/zip': '.zip',
  'message/rfc822': '.eml',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
  'image/webp': '.webp',
}
