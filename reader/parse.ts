import { isUtf8 } from 'node:buffer'
import { type Address, addressParser, decodeWords, type Email, type Attachment as Part } from 'postal-mime'
import type { Mailbox } from '../domain/reading.ts'
import { composed } from '../domain/text/composed.ts'
import { mended } from './charset.ts'
import { headerEnd, withHeaderEnd } from './header-end.ts'
import type { Attachment, ParsedMail } from './mail.ts'
import { parseMime } from './mime.ts'
import { contentOfSigned } from './signed-data.ts'

/** What is read of one mail at most; the rest is cut and noted as a defect. The raw bytes stay with whoever called. */
const most = {
  bytes: 40_000_000,
  effort: 12_000,
  header: 65_536,
  field: 16_384,
  fields: 500,
  text: 500_000,
  html: 1_500_000,
  attachments: 200,
  calendars: 20,
  calendar: 200_000,
  nested: 5,
  recipients: 1_000,
}

/** Undoes the MIME of any bytes. Never rejects: what cannot be read is left out and said in `defects`. */
export function parse(bytes: Uint8Array): Promise<ParsedMail> {
  return parseAt(bytes, { left: most.nested }, 0)
}

async function parseAt(bytes: Uint8Array, nested: { left: number }, depth: number): Promise<ParsedMail> {
  const defects: string[] = []
  const input = shorten(opened(bytes), defects)
  const email = await mime(input, defects)
  const letter = letterOf(email)
  const headers = email.headers.map(({ key, value }) => ({ key, value: value.slice(0, most.field) }))
  const authors = headers.filter((h) => h.key === 'from').flatMap((h) => mailboxes(addressParser(h.value)))

  const mail: ParsedMail = {
    headers,
    messageId: ids(email.messageId ?? '')[0] ?? null,
    inReplyTo: ids(email.inReplyTo ?? ''),
    references: ids(email.references ?? ''),
    from: authors[0] ?? null,
    fromCount: authors.length,
    replyTo: mailboxes(email.replyTo)[0] ?? null,
    to: mailboxes(email.to).slice(0, most.recipients),
    cc: mailboxes(email.cc).slice(0, most.recipients),
    subject: subjectOf(email).slice(0, 1000),
    sentAt: isoDate(headers.find((h) => h.key === 'date')?.value ?? ''),
    text: cut(letter.text, most.text, 'text', defects),
    html: cut(letter.html, most.html, 'HTML', defects),
    calendars: [],
    attachments: [],
    nested: [],
    defects,
  }
  for (const [n, part] of email.attachments.slice(0, most.attachments).entries()) {
    const attachment = toAttachment(part, n)
    mail.attachments.push(attachment)
    if (isCalendar(attachment) && mail.calendars.length < most.calendars) {
      mail.calendars.push(new TextDecoder().decode(attachment.bytes.subarray(0, most.calendar)))
    }
    if (isMail(attachment) && nested.left > 0 && depth < most.nested) {
      nested.left -= 1
      mail.nested.push(await parseAt(attachment.bytes, nested, depth + 1))
    }
  }
  const signed = mail.text === null && mail.html === null ? mail.attachments.find(isOpaque) : undefined
  const entity = signed && depth < most.nested ? contentOfSigned(signed.bytes) : null
  if (entity !== null) {
    const { text, html, calendars } = await parseAt(entity, nested, depth + 1)
    Object.assign(mail, { text, html, calendars: [...mail.calendars, ...calendars] })
  }
  if (email.attachments.length > most.attachments) defects.push(`only the first ${most.attachments} attachments were read`)
  return mail
}

async function mime(bytes: Uint8Array, defects: string[]): Promise<Email> {
  try {
    const email = await parseMime(bytes, { forceRfc822Attachments: true, maxNestingDepth: 60, maxHeadersSize: 4_000_000 })
    const found = email.text ?? email.html ?? email.attachments[0]
    if (found !== undefined || isBlank(bytes.subarray(headerEnd(bytes)))) return email
    defects.push('no part where the header says')
  } catch (error) {
    defects.push(`MIME structure given up: ${error instanceof Error ? error.message : String(error)}`)
  }
  try {
    // The header alone still says who wrote when about what; the body is read as it lies there, or by the parts that it seems to have.
    const end = headerEnd(bytes)
    const header = withoutStructure(bytes.subarray(0, end))
    const email = await parseMime(header)
    const body = bytes.subarray(end, end + most.text)
    for (const boundary of boundariesIn(body)) {
      const parts = await parseMime(
        Buffer.concat([Buffer.from(`Content-Type: multipart/alternative; boundary="${boundary}"\r\n\r\n`), body]),
      )
      if ((parts.text ?? parts.html ?? parts.attachments[0]) !== undefined)
        return { ...parts, ...email, attachments: parts.attachments }
    }
    return { ...email, text: mended(body) }
  } catch {
    return { headers: [], headerLines: [], attachments: [] }
  }
}

/** What separates parts in a body, by its looks. */
function boundariesIn(body: Uint8Array): string[] {
  const start = Buffer.from(body.subarray(0, 20_000)).toString('latin1')
  const found = [...start.matchAll(/^--([^\s"]{1,70})[ \t]*\r?\ncontent-/gim)].map(([, boundary = '']) => boundary)
  return [...new Set(found)].slice(0, 3)
}

function withoutStructure(header: Uint8Array): Uint8Array {
  return Buffer.from(
    Buffer.from(header)
      .toString('latin1')
      .replace(/^content-/gim, 'X-Content-'),
    'latin1',
  )
}

/** Without what editors put before the first field, with line ends that others know too, and a blank line under the header. */
function opened(bytes: Uint8Array): Uint8Array {
  let start = 0
  const whole = fromUtf16(bytes)
  while (beforeFields.has(whole[start] ?? 0)) start += 1
  const mail = whole.subarray(start)
  return withHeaderEnd(mail.includes(10) || !mail.includes(13) ? mail : mail.map((byte) => (byte === 13 ? 10 : byte)))
}

/** A file of an editor that saves two bytes a character. */
function fromUtf16(bytes: Uint8Array): Uint8Array {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)
  if (mark !== 0xfffe && mark !== 0xfeff) return bytes
  return Buffer.from(new TextDecoder(mark === 0xfffe ? 'utf-16le' : 'utf-16be').decode(bytes.subarray(0, most.bytes)))
}

const beforeFields = new Set([0xef, 0xbb, 0xbf, 10, 13])

const isBlank = (bytes: Uint8Array) => bytes.every((byte) => byte <= 32)

/** The text of a mail; where it has none, what it brings as a file instead. */
function letterOf({ text, html, attachments }: Email): Pick<Email, 'text' | 'html'> {
  if (text !== undefined || html !== undefined) return { text, html }
  const part = attachments.find(({ mimeType }) =>
    /^(?:|text|html|text\/(?:plain|html|markdown)|application\/xhtml\+xml|message\/(?:partial|external-body))$/i.test(mimeType),
  )
  if (part === undefined) return {}
  const said = mended(bytesOf(part))
  return /html/i.test(part.mimeType) ? { html: said } : { text: said }
}

/** Cuts what no honest mail has: endless headers, endless lines, thousands of parts. */
function shorten(bytes: Uint8Array, defects: string[]): Uint8Array {
  const end = headerEnd(bytes.subarray(0, most.bytes))
  let body = bytes.subarray(end, most.bytes)
  let effort = 0
  let start = 0
  for (let at = body.indexOf(10); at !== -1; at = body.indexOf(10, start)) {
    effort += lineEffort(body, start, at)
    if (effort > most.effort) body = body.subarray(0, at)
    start = at + 1
  }
  if (end + body.length < bytes.length) defects.push(`only the first ${end + body.length} of ${bytes.length} bytes were read`)
  const header = bytes.subarray(0, end)
  if (end > most.header) defects.push('oversized header shortened')
  else if (isUtf8(header)) return bytes.subarray(0, end + body.length)
  return Buffer.concat([end > most.header ? shortenHeader(header) : Buffer.from(mended(header)), body])
}

// The MIME parser spends 10 µs on a line of text and 30 on a part, against 1 on a line of base64.
function lineEffort(bytes: Uint8Array, start: number, end: number): number {
  if (bytes[start] === 45 && bytes[start + 1] === 45) return 10
  if (end - start < 40) return 2
  return bytes.subarray(start, Math.min(end, start + 60)).includes(32) ? 1 : 0
}

function shortenHeader(header: Uint8Array): Uint8Array {
  const fields: string[] = []
  let size = 0
  for (const line of Buffer.from(header).toString('latin1').split('\n')) {
    if (/^[ \t]/.test(line) && fields.length > 0) {
      if (size + line.length > most.field) continue
      fields[fields.length - 1] += `\n${line}`
      size += line.length
    } else if (fields.length < most.fields) {
      fields.push(line.slice(0, most.field))
      size = line.length
    }
  }
  return Buffer.from(`${fields.join('\n').trimEnd()}\r\n\r\n`, 'latin1')
}

function toAttachment(part: Part, n: number): Attachment {
  return {
    n,
    filename: part.filename === null ? null : clean(part.filename).slice(0, 255),
    type: part.mimeType.toLowerCase(),
    contentId: part.contentId?.replace(/^<|>$/g, '') ?? null,
    inline: part.disposition === 'inline' || part.related === true,
    bytes: bytesOf(part),
  }
}

const bytesOf = ({ content }: Part) => (typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content))

/** Programs that do not know a mail when they attach one tell by its name alone. */
export function isMail({ type, filename }: Attachment): boolean {
  return type === 'message/rfc822' || type === 'message/global' || /\.eml$/i.test(filename ?? '')
}

/** A message that stands within its own signature (RFC 8551). */
const isOpaque = ({ type }: Attachment): boolean => /^application\/(?:x-)?pkcs7-mime$/.test(type)

/** Programs that hand a calendar on as a file often know no type for it, some not even an ending: then its first line tells. */
function isCalendar({ type, filename, bytes }: Attachment): boolean {
  if (/^(?:text\/(?:x-v)?calendar|application\/ics)$/.test(type) || /\.(?:ics|vcs)$/i.test(filename ?? '')) return true
  return (
    !/^(?:image|audio|video)\//.test(type) &&
    /^\ufeff?\s*BEGIN:VCALENDAR\s/i.test(new TextDecoder().decode(bytes.subarray(0, 60)))
  )
}

function mailboxes(addresses: Address[] | undefined): Mailbox[] {
  const boxes = (addresses ?? [])
    .flatMap((a) => a.group ?? [a])
    .map((a) => untangled({ name: clean(a.name ?? '').slice(0, 300), address: (a.address ?? '').trim().slice(0, 320) }))
    .map(({ name, address }) => ({ name, address: address.toLowerCase() }))
    .filter((a) => a.name !== '' || a.address !== '')
  // 'Berg, Ann <ann@example.com>' without the quotes that the comma needs is one mailbox.
  return boxes.flatMap((box, at) => {
    const before = boxes[at - 1]
    if (box.address === '' && boxes[at + 1]?.address) return []
    return before?.address === '' && box.name !== '' ? { ...box, name: `${before.name}, ${box.name}` } : box
  })
}

/** '"Ann Lee <ann@example.com>' and 'Ann Lee <<ann@example.com>>': quotes and brackets that do not match. */
function untangled(box: Mailbox): Mailbox {
  const name = box.name.replace(/^[<>\s]+|[<>\s]+$/g, '')
  const within = /^([^<>]{0,300})<{1,3}([^\s<>]{1,320})>{0,3}$/.exec(box.address)
  return within === null ? { ...box, name } : { name: name || (within[1] ?? '').trim(), address: within[2] ?? '' }
}

/** The first subject that says something. An encoded word that is cut off is read as far as it goes. */
function subjectOf({ subject, headers }: Email): string {
  const said = subject || (headers.find(({ key, value }) => key === 'subject' && value.trim() !== '')?.value ?? '')
  const open = /=\?[\w-]{1,40}\?[bq]\?[^?]{0,500}\??$/i.exec(said.slice(0, 2_000))?.[0]
  return clean(open === undefined ? said : said.replace(open, () => decodeWords(`${open.replace(/\?$/, '')}?=`)))
}

/** A program that answers nothing may write '<>', which would be the same thread as every other such mail. */
function ids(value: string): string[] {
  const found = value.slice(0, most.field).match(/<[^<>\s]{1,500}>/g) ?? [value.trim().slice(0, 500)]
  return [...new Set(found.slice(0, 200).map((id) => id.replace(/^<|>$/g, '')))].filter((id) => id.trim() !== '')
}

/** One line of readable characters. */
function clean(value: string): string {
  const shown = value.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g, '')
  return composed(shown.trim())
}

function cut(value: string | undefined, limit: number, what: string, defects: string[]): string | null {
  if (value === undefined) return null
  if (value.length > limit) defects.push(`only the first ${limit} characters of the ${what} were read`)
  return value.slice(0, limit).replaceAll('\0', '')
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const zoneNames: Record<string, string> = {
  ut: '+00:00',
  utc: '+00:00',
  gmt: '+00:00',
  z: '+00:00',
  est: '-05:00',
  edt: '-04:00',
  cst: '-06:00',
  cdt: '-05:00',
  mst: '-07:00',
  mdt: '-06:00',
  pst: '-08:00',
  pdt: '-07:00',
  bst: '+01:00',
  cet: '+01:00',
  cest: '+02:00',
  mez: '+01:00',
  mesz: '+02:00',
}

/** RFC 5322 date → ISO 8601 that keeps the sender's offset; null when it is no date. */
function isoDate(value: string): string | null {
  const found =
    /(\d{1,2})[ -]+([a-z]{3})[a-z]*[ -]+(\d{2,4}) +(\d{1,2}):(\d{2})(?::(\d{2}))? *(?:(?:GMT|UTC)?([+-]\d{2}):?(\d{2})|([a-z]{1,4}))?/i.exec(
      value.slice(0, 200),
    )
  if (found === null)
    return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : null
  const [, day = '', monthName = '', year = '', hour = '', minute = '', second = '00', hours, minutes, zone = ''] = found
  const month = monthNames.indexOf(monthName.toLowerCase()) + 1
  const offset = hours === undefined ? (zoneNames[zone.toLowerCase()] ?? '+00:00') : `${hours}:${minutes}`
  const fullYear = year.length === 2 ? `20${year}` : year
  const two = (n: string | number) => String(n).padStart(2, '0')
  const iso = `${fullYear}-${two(month)}-${two(day)}T${two(hour)}:${minute}:${second}${offset}`
  return month === 0 || fullYear.length !== 4 || Number.isNaN(Date.parse(iso)) ? null : iso
}
