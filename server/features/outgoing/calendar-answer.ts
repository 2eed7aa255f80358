import type { MeetingAnswer } from '../../../contract/outgoing.ts'
import type { Mailbox } from '../../../domain/reading.ts'

export interface CalendarAnswer {
  method: 'REPLY' | 'COUNTER'
  content: string
}

interface Answering {
  answer: MeetingAnswer
  /** The attendee, unless the invitation names another of their addresses. */
  by: Mailbox
  isOwn: (address: string) => boolean
  words: string
  now: Date
}

const most = { line: 4_000, zones: 200, words: 1_000 }

/**
 * The calendar object that answers an invitation (RFC 5546, 3.2.3 and 3.2.7). Null where the invitation names no organizer or has no UID: then
 * no calendar program expects one.
 */
export function calendarAnswer(invitation: string, { answer, by, isOwn, words, now }: Answering): CalendarAnswer | null {
  const lines = unfolded(invitation)
  const event = firstEvent(lines)
  const [uid, organizer] = [lineOf(event, 'UID'), lineOf(event, 'ORGANIZER')]
  if (!uid || !organizer) return null
  const times =
    answer.as === 'other'
      ? [`DTSTART:${utc(new Date(answer.startsAt))}`, ...(answer.endsAt ? [`DTEND:${utc(new Date(answer.endsAt))}`] : [])]
      : linesOf(event, 'DTSTART', 'DTEND', 'DURATION')
  const method = answer.as === 'other' ? 'COUNTER' : 'REPLY'
  const content = [
    'BEGIN:VCALENDAR',
    'PRODID:-//Applybox//Answer//EN',
    'VERSION:2.0',
    `METHOD:${method}`,
    ...zonesOf(lines),
    'BEGIN:VEVENT',
    uid,
    ...linesOf(event, 'SEQUENCE', 'RECURRENCE-ID'),
    `DTSTAMP:${utc(now)}`,
    ...times,
    organizer,
    attendeeLine(event, by, isOwn, standings[answer.as]),
    ...linesOf(event, 'SUMMARY', 'LOCATION'),
    `COMMENT:${escaped(words.slice(0, most.words))}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  return { method, content: content.map(folded).join('\r\n') }
}

const standings = { accept: 'ACCEPTED', maybe: 'TENTATIVE', decline: 'DECLINED', other: 'TENTATIVE' } as const

/** Uses the invited address, because the organizer's calendar matches by it. */
function attendeeLine(event: readonly string[], by: Mailbox, isOwn: (address: string) => boolean, standing: string): string {
  const invited = linesOf(event, 'ATTENDEE')
    .map((line) => /:mailto:([^\s<>,;"]+@[^\s<>,;"]+)\s*$/i.exec(line)?.[1] ?? '')
    .find((address) => address !== '' && isOwn(address.toLowerCase()))
  const name = by.name.replace(/["\r\n]/g, '')
  return `ATTENDEE;${name && `CN="${name}";`}PARTSTAT=${standing}:mailto:${invited ?? by.address}`
}

const unfolded = (source: string): string[] =>
  source
    .replace(/(?:\r?\n|\r)[ \t]/g, '')
    .split(/\r?\n|\r/)
    .map((line) => line.replace(/\p{Cc}/gu, ' '))
    .filter((line) => line.length <= most.line)

/** The lines of the first event, without its alarms. */
function firstEvent(lines: readonly string[]): string[] {
  const begin = lines.findIndex((line) => /^BEGIN:VEVENT\s*$/i.test(line))
  if (begin < 0) return []
  const own: string[] = []
  let depth = 0
  for (const line of lines.slice(begin + 1)) {
    if (/^END:/i.test(line) && --depth < 0) break
    if (/^BEGIN:/i.test(line)) depth += 1
    else if (depth === 0) own.push(line)
  }
  return own
}

/** The time zones that the event uses. */
function zonesOf(lines: readonly string[]): string[] {
  const zones: string[] = []
  let isInside = false
  for (const line of lines) {
    if (/^BEGIN:VTIMEZONE\s*$/i.test(line)) isInside = true
    if (isInside) zones.push(line)
    if (/^END:VTIMEZONE\s*$/i.test(line)) isInside = false
  }
  return isInside || zones.length > most.zones ? [] : zones
}

const linesOf = (event: readonly string[], ...names: string[]): string[] =>
  names.flatMap((name) =>
    event.filter((line) => new RegExp(`^${name}[;:]`, 'i').test(line)).slice(0, name === 'ATTENDEE' ? 200 : 1),
  )
const lineOf = (event: readonly string[], name: string): string | undefined => linesOf(event, name)[0]

const utc = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '')
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')

/** A line has at most 75 octets (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > 74) {
      parts.push(part)
      part = ''
      octets = 0
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n ')
}
