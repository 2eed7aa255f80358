/** One mail of the demo, without recipient and date. */
export interface DemoMail {
  daysAgo: number
  /** Hour and minute, UTC, and seconds where they matter. */
  at: string
  /** `Name <address>` */
  from: string
  replyTo?: string
  subject: string
  /** Paragraphs separated by an empty line; `[label](url)` is a link, `# ` a heading. */
  body: string
  /** Default: text and HTML. */
  as?: 'text' | 'html'
  /** Mails of one conversation: the later ones answer the first. */
  thread?: string
  /** The Message-ID of what it answers, where that is no mail of a thread here. */
  answers?: string
  /** Meeting that the mail carries as text/calendar. */
  meeting?: Meeting
  attachments?: { filename: string; contentType: string; content: Buffer }[]
  headers?: Record<string, string>
}

export interface Meeting {
  uid: string
  sequence?: number
  method?: 'REQUEST' | 'CANCEL'
  /** Days from now, below 0 for past ones, and the hour and minute, UTC. */
  inDays: number
  at: string
  minutes: number
  summary: string
  place: string
}

/** The person of the demo. */
export const person = { firstName: 'Robin', lastName: 'Ahlers' }

const day = 86_400_000

export function moment(days: number, at: string, now: Date): Date {
  const [hours = 0, minutes = 0, seconds = 0] = at.split(':').map(Number)
  const date = new Date(now.getTime() + days * day)
  date.setUTCHours(hours, minutes, seconds, 0)
  return date
}

export function textOf({ body }: DemoMail): string {
  return body.replace(/^# /gm, '').replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1: $2')
}

/** HTML as such senders write it: a table around everything, inline styles, a button for a link that stands alone. */
export function htmlOf({ body, from }: DemoMail): string {
  const paragraphs = body.split('\n\n').map((paragraph) => {
    const escaped = paragraph.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    if (escaped.startsWith('# ')) return `<h2 style="font-size:20px;margin:0 0 16px">${escaped.slice(2)}</h2>`
    const button = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(escaped)
    if (button)
      return `<p><a href="${button[2]}" style="background:#336be5;color:#ffffff;padding:10px 18px;border-radius:6px;text-decoration:none">${button[1]}</a></p>`
    const linked = escaped.replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>')
    return `<p style="margin:0 0 14px">${linked.replaceAll('\n', '<br>')}</p>`
  })
  const name = from.slice(0, from.indexOf(' <')).replaceAll('"', '').replaceAll('&', '&amp;')
  return `<!doctype html><html><head><meta charset="utf-8"><style>body{margin:0;background:#f3f4f6}</style></head><body>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="600" cellpadding="24" cellspacing="0" style="background:#ffffff;font-family:Arial,sans-serif;font-size:15px;line-height:22px;color:#1d2026">
<tr><td style="border-bottom:1px solid #e3e6ea;font-weight:bold">${name}</td></tr>
<tr><td>${paragraphs.join('\n')}</td></tr>
</table>
<img src="https://tracking.example/open.gif?id=demo" width="1" height="1" alt="">
</td></tr></table></body></html>`
}

/** RFC 5545, lines of at most 75 octets. */
export function calendarOf(
  { uid, sequence = 0, method = 'REQUEST', inDays, at, minutes, summary, place }: Meeting,
  organizer: string,
  attendee: string,
  now: Date,
) {
  const start = moment(inDays, at, now)
  const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Applybox//Demonstration//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uid}@demo.applybox.example`,
    `SEQUENCE:${sequence}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(place)}`,
    `ORGANIZER:mailto:${organizer}`,
    `ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${attendee}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => line.replace(/.{70}(?=.)/gu, '$&\r\n '))
    .join('\r\n')
}

/** A one-page PDF with some lines of text. */
export function pdf(lines: string[]): Buffer {
  const escaped = lines.map((line) => line.replace(/[\\()]/g, '\\$&'))
  const content = `BT /F1 12 Tf 72 760 Td 18 TL ${escaped.map((line) => `(${line}) Tj T*`).join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, n) => {
    const offset = text.length
    text += `${n + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  )
}
