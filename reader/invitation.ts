import { createRequire } from 'node:module'
import { ownLabelOf } from './facts/domain-name.ts'
import type { Passage } from './facts/passages.ts'
import { clocksIn, type Day, dayOfIso, daysIn, isAfter, type Mention, spelledClocksIn } from './facts/times.ts'
import { fold } from './facts/tokens.ts'
import { instantOf, isoAt, isZone, offsetAt, offsetIn, offsetOf, zoneIn, zoneOfWriter } from './facts/zone.ts'
import type { NormalisedMail } from './mail.ts'
import type { Evidence, Invitation, Kind, Mailbox } from './reading.ts'

const most = { calendarBytes: 200_000, lines: 4_000, passages: 120 }

/** The calendar library is a third of all the code that reading needs, and most mails carry no calendar: it is loaded with the first that does. */
const load = createRequire(import.meta.url)
const calendarLibrary = () => load('node-ical') as typeof import('node-ical')

/** What a calendar object says, before it is known whether the mail is about an interview. */
export interface CalendarEvent {
  invitation: Invitation
  /** The names of those who are invited. */
  attendees: string[]
}

/** The first meeting of the mail's text/calendar parts. Alarms, recurrences and the zones' own rules are left out, so none can run away. */
export function calendarEvent(mail: NormalisedMail): CalendarEvent | null {
  for (const source of mail.parsed.calendars.slice(0, 3)) {
    const event = readCalendar(source, mail)
    if (event) return event
  }
  return null
}

function readCalendar(source: string, mail: NormalisedMail): CalendarEvent | null {
  const text = firstEvent(source.slice(0, most.calendarBytes))
  if (text === null) return null
  let parsed: ReturnType<ReturnType<typeof calendarLibrary>['parseICS']>
  try {
    parsed = calendarLibrary().parseICS(text)
  } catch {
    return null
  }
  const component = Object.values(parsed).find((entry) => entry?.type === 'VEVENT')
  if (component?.type !== 'VEVENT' || !(component.start instanceof Date) || Number.isNaN(component.start.getTime())) return null
  const start = component.start as Date & { tz?: string }
  const method = (/^METHOD:(\w+)/im.exec(text)?.[1] ?? 'REQUEST').toLowerCase()
  const isFloating = /^DTSTART(?:;VALUE=DATE-TIME)?:\d{8}T\d{6}\s*$/im.test(text)
  const zone = zoneOfCalendar(start.tz, text, mail)
  const instant = (date: Date) =>
    isFloating && zone !== null
      ? instantOf(
          {
            year: date.getFullYear(),
            month: date.getMonth() + 1,
            day: date.getDate(),
            hour: date.getHours(),
            minute: date.getMinutes(),
          },
          zone,
        )
      : date.getTime()
  const begin = instant(start)
  const finish =
    component.end instanceof Date && !Number.isNaN(component.end.getTime()) && /^(?:DTEND|DURATION)/im.test(text)
      ? instant(component.end)
      : null
  const write = (time: number) => isoAt(time, zone === null ? (offsetOf(mail.sentAt) ?? 0) : offsetAt(zone, time))
  const place = plain(component.location) || linkIn(plain(component.description)) || null
  const summary = plain(component.summary)
  const attendees = attendeesOf(component.attendee)
  const invitation: Invitation = {
    uid: plain(component.uid).slice(0, 500) || null,
    sequence: sequenceOf(component.sequence),
    method: method === 'cancel' || component.status === 'CANCELLED' ? 'cancel' : method === 'reply' ? 'reply' : 'request',
    start: write(begin),
    end: finish === null || finish <= begin ? null : write(finish),
    timeZone: zone,
    summary: summary.slice(0, 300),
    place: place === null ? null : place.slice(0, 300),
    kind: kindOf(`${summary} ${place ?? ''} ${plain(component.description).slice(0, 500)}`, place),
    organizer: mailbox(component.organizer),
    attendees,
  }
  return { invitation, attendees: attendees.flatMap(({ name }) => (name !== '' && !name.includes('@') ? [name] : [])) }
}

/** How often a meeting was changed; some calendars write when instead, in milliseconds. */
function sequenceOf(value: unknown): number {
  const count = Math.trunc(Number(value))
  return count > 0 ? Math.min(count, mostChanges) : 0
}
const mostChanges = 2 ** 31 - 1

/** The calendar cut down to its first event, unfolded lines only, without recurrence and alarms. */
function firstEvent(source: string): string | null {
  const lines = source
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .slice(0, most.lines)
  const begin = lines.findIndex((line) => /^BEGIN:VEVENT/i.test(line))
  if (begin < 0) return null
  const end = lines.findIndex((line, at) => at > begin && /^END:VEVENT/i.test(line))
  const event = lines.slice(begin, end < 0 ? undefined : end + 1)
  if (end < 0) event.push('END:VEVENT')
  let depth = 0
  const kept = event.filter((line, at) => {
    if (at > 0 && /^BEGIN:/i.test(line)) depth += 1
    const inner = depth > 0
    if (/^END:/i.test(line) && depth > 0) depth -= 1
    return !inner && line.length < 20_000 && !/^(?:RRULE|RDATE|EXDATE|EXRULE|RECURRENCE-ID|ATTACH|X-ALT-DESC)[;:]/i.test(line)
  })
  const head = lines.slice(0, begin).filter((line) => /^(?:METHOD|PRODID|VERSION|X-WR-TIMEZONE):/i.test(line))
  return ['BEGIN:VCALENDAR', ...head, ...kept, 'END:VCALENDAR'].join('\r\n')
}

function zoneOfCalendar(told: string | undefined, text: string, mail: NormalisedMail): string | null {
  if (told && told !== 'Etc/UTC' && told !== 'UTC' && isZone(told)) return told
  const whole = /^X-WR-TIMEZONE:(\S+)/im.exec(text)?.[1]
  if (whole && isZone(whole)) return whole
  const spoken = mail.lines.filter((line) => line.zone !== 'quoted').slice(0, 60)
  for (const line of [{ text: mail.subject }, ...spoken]) {
    const zone = /\d/.test(line.text) || /time/i.test(line.text) ? zoneIn(line.text) : null
    if (zone) return refined(zone, mail)
  }
  return zoneOfWriter(mail.sentAt, mail.language, mail.from?.address.split('@')[1] ?? '')
}

/** "CET" and "GMT" are kept by many countries: the writer's own is meant where it has the same clock. */
function refined(zone: string, mail: NormalisedMail): string {
  if (zone !== 'Europe/Berlin' && zone !== 'Europe/London') return zone
  const writer = zoneOfWriter(mail.sentAt, mail.language, mail.from?.address.split('@')[1] ?? '')
  const now = Date.parse(mail.sentAt ?? '')
  return writer?.startsWith('Europe/') && Number.isFinite(now) && offsetAt(writer, now) === offsetAt(zone, now) ? writer : zone
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (value !== null && typeof value === 'object' && 'val' in value && typeof value.val === 'string') return value.val.trim()
  return ''
}

function mailbox(value: unknown): Mailbox | null {
  if (value === null || typeof value !== 'object') return typeof value === 'string' ? boxOf(value, '') : null
  const params = 'params' in value && value.params !== null && typeof value.params === 'object' ? value.params : {}
  const name = 'CN' in params && typeof params.CN === 'string' ? params.CN : ''
  return boxOf(plain(value), name)
}

function boxOf(address: string, name: string): Mailbox | null {
  const bare = address.replace(/^mailto:/i, '').toLowerCase()
  if (bare === '' && name === '') return null
  return { name: name.replace(/^"|"$/g, '').slice(0, 200), address: bare.slice(0, 320) }
}

/** People alone: a calendar calls rooms and projectors attendees too (RFC 5545 section 3.2.3). */
function attendeesOf(value: unknown): Mailbox[] {
  const all: unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value]
  return all.slice(0, 40).flatMap((attendee) => {
    const box = isThing(attendee) ? null : mailbox(attendee)
    return box ? [box] : []
  })
}

function isThing(attendee: unknown): boolean {
  if (attendee === null || typeof attendee !== 'object' || !('params' in attendee)) return false
  const { params } = attendee
  const type = params !== null && typeof params === 'object' && 'CUTYPE' in params ? params.CUTYPE : 'INDIVIDUAL'
  return type === 'ROOM' || type === 'RESOURCE'
}

function linkIn(text: string): string {
  return /https?:\/\/[^\s<>"]{4,300}/.exec(text)?.[0] ?? ''
}

const video =
  /zoom\.us|meet\.google|teams\.(?:microsoft|live)|webex|whereby|microsoft teams|google meet|zoom|skype|video|vídeo|vidéo|bluejeans|jitsi|hangouts/i
const phone =
  /\b(?:phone|telephone|telefon\w*|téléphon\w*|telefón\w*|telefonisch|call you|ring you|bellen|bel je|rufe|llamar\w*|anruf\w*|appel\w*|give you a (?:call|ring))\b/i
const onSite =
  /\b(?:on-?site|in person|persönlich|vor ort|op locatie|bij ons|office|offices|building|reception|street|road|avenue|ave|lane|strasse|straße|rue|calle|via|floor|room|raum|besprechungsraum|bureaux|oficinas|sede|sala|salle|come (?:in|by|down)|visit us)\b/i

function kindOf(text: string, place: string | null): Invitation['kind'] {
  if (video.test(text)) return 'video'
  if (phone.test(text) || /^\+?[\d ()-]{7,}$/.test(place ?? '')) return 'phone'
  if (onSite.test(text) || (place !== null && /\d/.test(place) && !/^https?:/.test(place))) return 'on-site'
  return 'other'
}

// What is due, sent, past or on offer is no appointment.
const notMeeting =
  /\b(?:deadline|no later than|due|expires?|closes|closing|until|submit|deliver|return it|respond|reply by|confirm by|let (?:me|us) know by|by end of|applied on|posted|sent:|was received|frist|spätestens|bis (?:zum|spätestens)|uiterlijk|vóór|au plus tard|avant le|antes del|antes de|a más tardar|até|entro|senast|senest|innen|najpóźniej|do dnia|en geç)\b/i
const was = /^(?:was|old|before|previously|antes|vorher|bisher|alt|avant|oud|prima|tidligere|tidigare)\b/i
const now = /^(?:now|new(?: time)?|ahora|nuev[oa]|neu|jetzt|nieuw|nouveau|nouvelle|adesso|nuovo|ny|nytt|agora|novo)\b/i

/** A meeting that the text itself fixes: one day and one time, the same wherever the mail repeats it. */
export function textInvitation(
  mail: NormalisedMail,
  passages: Passage[],
  kind: Kind | undefined,
): { invitation: Invitation; evidence: Evidence } | null {
  if (kind !== undefined && kind !== 'interview') return null
  const sent = dayOfIso(mail.sentAt)
  if (!sent) return null
  const monthFirst = isMonthFirst(mail)
  const slots: { day: Day; passage: Passage; clocks: ReturnType<typeof clocksIn>; isNew: boolean }[] = []
  let open: { day: Mention<Day>; passage: Passage; line: number } | null = null
  const spoken = passages.filter((passage) => passage.zone === 'body' || passage.zone === 'subject').slice(0, most.passages)
  if (
    kind === undefined &&
    !spoken.some((passage) =>
      /interview|gespräch|entretien|entrevista|colloquio|gesprek|intervju|samtale|rozmow|mülakat|görüşme/i.test(passage.text),
    )
  )
    return null
  // What is told in words counts where no time is in figures, beside the day alone: 'how you keep a team happy at half past six'.
  const isInWords = spoken.every((passage) => clocksIn(passage.tokens).length === 0)
  for (const passage of spoken) {
    if (passage.text.length > 700 || notMeeting.test(passage.text) || was.test(passage.text)) {
      open = null
      continue
    }
    const days = daysIn(passage.tokens, sent, monthFirst)
    const clocks = isInWords ? spelledClocksIn(passage.tokens) : clocksIn(passage.tokens)
    const day = days[0]
    const distinct = new Set(days.map((mention) => `${mention.value.month}-${mention.value.day}`))
    // "between March 30 and April 3", "Tuesday or Wednesday": the writer asks.
    if (distinct.size > 1 && clocks.length > 0) return null
    if (distinct.size > 1) continue
    if (day && clocks.length > 0) slots.push({ day: day.value, passage, clocks, isNew: now.test(passage.text) })
    else if (day) open = { day, passage, line: passage.line }
    else if (clocks.length > 0 && !isInWords && open && passage.line - open.line <= 6 && passage.zone === open.passage.zone)
      slots.push({ day: open.day.value, passage, clocks, isNew: now.test(passage.text) })
  }
  const renewed = slots.filter((slot) => slot.isNew)
  const used = (renewed.length > 0 ? renewed : slots).filter((slot) => !isAfter(sent, slot.day))
  const [first] = used
  if (!first || new Set(used.map((slot) => `${slot.day.year}-${slot.day.month}-${slot.day.day}`)).size > 1) return null
  const starts = used.flatMap((slot) => slot.clocks.map((mention) => mention.value))
  const earliest = starts.reduce((a, b) => (a.hour * 60 + a.minute <= b.hour * 60 + b.minute ? a : b))
  const times = new Set(starts.map((clock) => clock.hour * 60 + clock.minute))
  const isAgenda = starts.filter((clock) => clock.end !== null).length >= 2
  // Several bare times are a choice, unless they are the lines of one plan.
  if (times.size > 1 && !isAgenda) return null
  const last = isAgenda
    ? starts
        .flatMap((clock) => (clock.end ? [clock.end] : []))
        .reduce((a, b) => (a.hour * 60 + a.minute >= b.hour * 60 + b.minute ? a : b))
    : (starts.find((clock) => clock.end !== null)?.end ?? null)
  const near = `${first.passage.text} ${spoken
    .filter((passage) => Math.abs(passage.line - first.passage.line) <= 3)
    .map((passage) => passage.text)
    .join(' ')}`
  const named =
    zoneIn(near) ??
    zoneIn(
      spoken
        .map((passage) => passage.text)
        .join(' ')
        .slice(0, 600),
    )
  const fixed = offsetIn(near)
  const zone =
    named !== null ? refined(named, mail) : zoneOfWriter(mail.sentAt, mail.language, mail.from?.address.split('@')[1] ?? '')
  const write = (clock: { hour: number; minute: number }): string => {
    const at = { ...first.day, hour: clock.hour, minute: clock.minute }
    if (zone !== null && fixed === null) {
      const instant = instantOf(at, zone)
      return isoAt(instant, offsetAt(zone, instant))
    }
    const offset = fixed ?? offsetOf(mail.sentAt) ?? 0
    return isoAt(Date.UTC(at.year, at.month - 1, at.day, at.hour, at.minute) - offset * 60_000, offset)
  }
  const place = placeIn(spoken, first.passage)
  const invitation: Invitation = {
    uid: null,
    sequence: 0,
    method: 'text',
    start: write(earliest),
    end: last ? write(last) : null,
    timeZone: zone,
    summary: mail.subject.slice(0, 300),
    place,
    kind: kindOf(`${mail.subject} ${near} ${place ?? ''}`, place),
    organizer: null,
  }
  return { invitation, evidence: { field: 'invitation', quote: first.passage.text.slice(0, 300), where: first.passage.where } }
}

function placeIn(passages: Passage[], near: Passage): string | null {
  for (const passage of passages) {
    const labelled =
      /^(?:where|location|place|venue|video(?: link)?|link|address|join|ort|treffpunkt|adresse|adres|locatie|waar|lieu|lugar|dónde|luogo|dove|local|plats|sted|miejsce|yer|konum)\s?:\s*(.{3,200})$/i.exec(
        passage.text,
      )
    if (labelled) return (labelled[1] as string).trim().slice(0, 300)
  }
  for (const passage of passages) {
    const link = passage.links.find((candidate) =>
      /zoom\.us\/|meet\.google\.com\/|teams\.(?:microsoft|live)\.com\/|webex\.com\/|whereby\.com\//.test(candidate.url),
    )
    if (link) return link.url.slice(0, 300)
  }
  const next = passages.find((passage) => passage.line === near.line + 1 && passage.line >= 0)
  return next && next.text.length < 120 && /\d/.test(next.text) && /,/.test(next.text) && clocksIn(next.tokens).length === 0
    ? next.text
    : null
}

/** Whether 3/4 is the fourth of March to the writer: American English, told by zone or domain. */
export function isMonthFirst(mail: NormalisedMail): boolean {
  if (mail.language !== 'en' && mail.language !== null) return false
  const host = mail.from?.address.split('@')[1] ?? ''
  if (/\.(?:uk|ie|au|nz|in|eu|de|nl|fr|es|it)$/.test(host)) return false
  const offset = offsetOf(mail.sentAt)
  return (
    offset === null ||
    (offset <= -180 && offset >= -600) ||
    (offset === 0 && ownLabelOf(host) !== null && !fold(host).endsWith('.uk'))
  )
}
