import type { Invitation, Mailbox } from '../domain/reading.ts'
import { fold } from '../domain/text/fold.ts'
import { isoAt, offsetAt, offsetOf } from '../domain/time/zone.ts'
import { startsOf } from './calendar-series.ts'
import { calendarLibrary, timeTold } from './calendar-times.ts'
import { meetingLinkAmong, meetingLinkIn } from './facts/meeting-link.ts'
import { zoneIn, zoneOfWriter } from './facts/zone.ts'
import type { NormalisedMail } from './mail.ts'
import { refined } from './zone-meaning.ts'

const most = { calendarBytes: 200_000, lines: 4_000, calendars: 10, events: 60 }

/** What a calendar object says, before it is known whether the mail is about an interview. */
export interface CalendarEvent {
  /** The first one. */
  invitation: Invitation
  /** All of them, each occurrence of a series apart. */
  events: Invitation[]
  /** The names of those who are invited. */
  attendees: string[]
}

/** The meetings of the mail's calendars, and of a mail that it passes on; null where there are none. A series is followed for a year. */
export function calendarEvent(mail: NormalisedMail): CalendarEvent | null {
  const { calendars, nested } = mail.parsed
  const passedOn = mail.forwarded === null ? [] : (nested[0]?.calendars ?? [])
  const events: Invitation[] = []
  let attendees: string[] | null = null
  for (const source of new Set([...calendars, ...passedOn].slice(0, most.calendars))) {
    const lines = unfolded(source.slice(0, most.calendarBytes))
    for (const event of eventsIn(lines)) {
      const read = readEvent(event, lines, mail)
      if (read === null) continue
      attendees ??= read.attendees.flatMap(({ name }) => (name !== '' && !name.includes('@') ? [name] : []))
      events.push(...occurrencesOf(read, event, lines, mail.sentAt))
      if (events.length >= most.events) break
    }
  }
  const all = [...new Map(events.map((one) => [`${one.uid} ${one.occurrence ?? one.start}`, one])).values()].slice(0, most.events)
  const [first] = all
  return first === undefined ? null : { invitation: first, events: all, attendees: attendees ?? [] }
}

type Read = Invitation & { attendees: Mailbox[] }

function readEvent({ own, all }: Event, lines: readonly string[], mail: NormalisedMail): Read | null {
  const usual = zoneSpokenOf(mail)
  let zone = usual
  const seen = new Set<string>()
  // Written in UTC, no time can be mistaken for one of the machine that reads it.
  const inUtc = own.flatMap((line) => {
    const name = /^DT(?:START|END)\b/i.exec(line)?.[0].toUpperCase()
    // The library would write one that is none to the server's log.
    if (name === undefined) return /^DURATION\b/i.test(line) && !/^DURATION[^:]*:[+-]?P[\dWDTHMS]+$/i.test(line) ? [] : line
    const told = seen.has(name) ? null : timeTold(line, lines, usual ?? offsetOf(mail.sentAt) ?? 0)
    if (told === null) return []
    seen.add(name)
    if (name === 'DTSTART') zone = told.zone ?? usual
    return `${name}:${new Date(told.instant).toISOString().replace(/[-:]|\.\d+/g, '')}`
  })
  let parsed: ReturnType<ReturnType<typeof calendarLibrary>['parseICS']>
  try {
    parsed = calendarLibrary().parseICS(['BEGIN:VCALENDAR', ...inUtc, 'END:VCALENDAR'].join('\r\n'))
  } catch {
    return null
  }
  const component = Object.values(parsed).find((entry) => entry?.type === 'VEVENT')
  if (component?.type !== 'VEVENT' || !(component.start instanceof Date)) return null
  const begin = component.start.getTime()
  const ends = inUtc.some((line) => /^(?:DTEND|DURATION)\b/i.test(line))
  const finish = component.end instanceof Date && ends ? component.end.getTime() : Number.NaN
  const method = lines.flatMap((line) => /^METHOD:\s*(\w+)/i.exec(line)?.[1]?.toLowerCase() ?? [])[0]
  const write = (time: number) => isoAt(time, zone === null ? (offsetOf(mail.sentAt) ?? 0) : offsetAt(zone, time))
  const location = plain(component.location).replace(/\s*[\r\n]+\s*/g, ', ')
  const description = plain(component.description)
  const link = linkIn(description)
  const place = (isProgram(location) ? link || location : location || link) || null
  const summary = plain(component.summary)
  const isAnswer = answers.has(method)
  const answer = isAnswer
    ? /^ATTENDEE\b.*;PARTSTAT="?(ACCEPTED|DECLINED|TENTATIVE)\b/im.exec(own.join('\n'))?.[1]?.toLowerCase()
    : undefined
  return {
    uid: plain(component.uid).slice(0, 500) || null,
    sequence: sequenceOf(component.sequence),
    method:
      method === 'cancel' || component.status === 'CANCELLED'
        ? 'cancel'
        : isAnswer
          ? method === 'reply' && answer === 'accepted'
            ? 'reply'
            : 'counter'
          : 'request',
    ...(isAnswer && answer !== undefined && { answer: answer as NonNullable<Invitation['answer']> }),
    ...(all.some((line) => /^DTSTART[^:]*:\s*\d{8}\s*$|^DTSTART[^:]*:\s*\d{4}-\d\d-\d\d\s*$/i.test(line)) && {
      isAllDay: true as const,
    }),
    ...(component.status === 'TENTATIVE' && { standing: 'proposed' as const }),
    start: write(begin),
    end: finish > begin ? write(finish) : null,
    timeZone: zone,
    summary: summary.slice(0, 300),
    place: place === null ? null : place.slice(0, 300),
    link: meetingLinkIn(location) ?? meetingLinkIn(description) ?? meetingLinkAmong(linksOf(mail)),
    kind: kindOf(`${summary} ${place ?? ''} ${description.slice(0, 500)}`, place),
    organizer: mailbox(component.organizer),
    attendees: attendeesOf(component.attendee),
  }
}

/** An event of a series is identified by when it would be (RFC 5545 section 3.8.4.4); the series itself is each of its meetings. */
function occurrencesOf(event: Read, { all }: Event, lines: readonly string[], sentAt: string | null): Invitation[] {
  const usual = event.timeZone ?? offsetOf(sentAt) ?? 0
  const lineOf = (name: string) => all.find((line) => new RegExp(`^${name}[;:]`, 'i').test(line))
  const instant = (line: string) => timeTold(line.replace(/^(?:RECURRENCE-ID|EXDATE)/i, 'DTSTART'), lines, usual)?.instant
  const id = lineOf('RECURRENCE-ID')
  if (id !== undefined) {
    const at = instant(id)
    return [at === undefined ? event : { ...event, occurrence: new Date(at).toISOString() }]
  }
  const rule = lineOf('RRULE')
  if (rule === undefined || event.method === 'cancel') return [event]
  const without = new Set(
    all
      .filter((line) => /^EXDATE[;:]/i.test(line))
      .flatMap((line) => {
        const colon = line.indexOf(':')
        return line
          .slice(colon + 1)
          .split(',')
          .slice(0, 100)
          .flatMap((value) => instant(`${line.slice(0, colon)}:${value}`) ?? [])
      }),
  )
  const begin = Date.parse(event.start)
  const length = event.end === null ? null : Date.parse(event.end) - begin
  const offset = offsetOf(event.start) ?? 0
  const write = (time: number) => isoAt(time, event.timeZone === null ? offset : offsetAt(event.timeZone, time))
  return startsOf(rule.slice(rule.indexOf(':') + 1), begin, event.timeZone)
    .filter((start) => !without.has(start))
    .map((start) => ({
      ...event,
      start: write(start),
      end: length === null ? null : write(start + length),
      occurrence: new Date(start).toISOString(),
    }))
}

/** Of one invited: what they say fixes no time, not even that which they would like better. */
const answers = new Set<string | undefined>(['reply', 'counter', 'declinecounter', 'refresh'])

/** How often a meeting was changed; some calendars write when instead, in milliseconds. */
function sequenceOf(value: unknown): number {
  const count = Math.trunc(Number(value))
  return count > 0 ? Math.min(count, mostChanges) : 0
}
const mostChanges = 2 ** 31 - 1

const unfolded = (source: string) =>
  source
    .replace(/(?:\r?\n|\r)[ \t]/g, '')
    .split(/\r?\n|\r/)
    .slice(0, most.lines)

interface Event {
  /** Without recurrence and alarms. */
  own: string[]
  all: string[]
}

/** The lines of each event. */
function eventsIn(lines: readonly string[]): Event[] {
  const events: Event[] = []
  for (let at = 0; at < lines.length && events.length < most.events; at++) {
    if (!/^BEGIN:VEVENT/i.test(lines[at] ?? '')) continue
    const end = lines.findIndex((line, n) => n > at && /^END:VEVENT/i.test(line))
    const all = lines.slice(at, end < 0 ? undefined : end + 1).filter((line) => line.length < 20_000)
    if (end < 0) all.push('END:VEVENT')
    let depth = 0
    const own = all.filter((line, n) => {
      if (n > 0 && /^BEGIN:/i.test(line)) depth += 1
      const inner = depth > 0
      if (/^END:/i.test(line) && depth > 0) depth -= 1
      return !inner && !/^(?:RRULE|RDATE|EXDATE|EXRULE|RECURRENCE-ID|ATTACH|X-ALT-DESC)[;:]/i.test(line)
    })
    events.push({ own, all })
    if (end < 0) break
    at = end
  }
  return events
}

/** The zone that the mail speaks of, else that of its writer. */
function zoneSpokenOf(mail: NormalisedMail): string | null {
  const spoken = mail.lines.filter((line) => line.zone !== 'quoted').slice(0, 60)
  for (const line of [{ text: mail.subject }, ...spoken]) {
    const zone = /\d/.test(line.text) || /time/i.test(line.text) ? zoneIn(line.text) : null
    if (zone) return refined(zone, mail)
  }
  return zoneOfWriter(mail.sentAt, mail.language, mail.from?.address.split('@')[1] ?? '')
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

/** What the mail links, but not what it quotes. */
export const linksOf = (mail: NormalisedMail) =>
  mail.lines.slice(0, 300).flatMap(({ zone, links }) => (zone === 'quoted' || zone === 'footer' ? [] : links.slice(0, 20)))

/** The first link to a meeting, else to anything. */
function linkIn(text: string): string {
  const links = text.match(/https?:\/\/[^\s<>"]{4,300}/g) ?? []
  return meetingLinkIn(text) ?? links[0] ?? ''
}

/** 'Microsoft Teams Meeting': where to go is only in its link. */
function isProgram(place: string): boolean {
  return place.length < 40 && video.test(place) && !/[\d:/,]/.test(place)
}

const video =
  /zoom\.us|meet\.google|teams\.(?:microsoft|live)|webex|whereby|microsoft teams|(?<!\p{L})(?:ms|via|per|over|por|par|su|på|przez|na|op|en|in|on) teams(?!\p{L})|google meet|zoom|skype|video|vídeo|vidéo|wideo|(?<!\p{L})visio(?:conf\p{L}*)?(?!\p{L})|bluejeans|jitsi|hangouts/iu
/** A call that is the meeting itself. */
const byPhone =
  /(?<!\p{L})(?:(?:by|over the|via|on the|per|via de|over de|al|por|par|på|na|pr\.?|puhelimitse) ?(?:tele)?(?:phone|telefon\p{L}*|telefoon|téléphone|teléfono)|telephonic|(?:tele)?phone (?:interview|call|screen|chat|conversation)|telefon(?:isch\p{L}*|isk\p{L}*|iczn\p{L}*|ic[ao]|gespräch\p{L}*|interview\p{L}*|intervju\p{L}*|samtal\p{L}*|termin\p{L}*)|(?:entretien|échange|point) téléphonique|(?:entrevista|llamada) telefónica|(?:entrevista|chamada) telefónica|puhelinhaastattelu\p{L}*)(?!\p{L})/iu
const phone =
  /(?<!\p{L})(?:phone|telephone|telefon\p{L}*|téléphon\p{L}*|telefón\p{L}*|call you|ring you|bellen|bel je|rufe|llamar\p{L}*|anruf\p{L}*|appel\p{L}*|give you a (?:call|ring)|zadzwoni\p{L}*|ringer|soitan|soitamme)(?!\p{L})/iu
const atPlace =
  /(?<!\p{L})(?:on-?site|on site|in person|face[- ]to[- ]face|at our (?:\p{L}+ )?(?:offices?|site|premises|studio|workshop|store|shop)|persönlich vor ort|vor ort|in unseren? (?:räum\p{L}*|büro\p{L}*|praxis|haus\p{L}*)|bei uns im|sur (?:site|place)|en présentiel|dans nos (?:locaux|bureaux)|en persona|presencial\p{L}*|en nuestr[ao]s? (?:oficinas?|sede|centro)|in presenza|(?:nostra|loro|in) sede|nei nostri uffici|nas nossas instalações|no nosso escritório|op locatie|op (?:ons|onze) (?:kantoor|locatie|vestiging)|bij ons op|på plats|hos oss|på vårt kontor|hos os|på vores kontor|på kontoret|osobiście|w naszej siedzibie|w naszym biurze|paikan päällä|toimistollamme)(?!\p{L})/iu
const onSite =
  /\b(?:persönlich|bij ons|office|offices|building|reception|street|road|avenue|ave|lane|strasse|straße|rue|calle|via|floor|room|raum|besprechungsraum|bureaux|oficinas|sede|sala|salle|come (?:in|by|down)|visit us)\b/i
const orElse =
  /(?<!\p{L})(?:or|either|alternatively|oder|wahlweise|ou|soit|o|u|oppure|of|ook|eller|också|også|lub|albo|tai)(?!\p{L})/iu

/** How one meets; where the mail leaves it to the reader it is neither. */
export function kindOf(text: string, place: string | null): Invitation['kind'] {
  const isAt = (words: string) => atPlace.test(words)
  const hasPlace = place !== null && /\d/.test(place) && !/^https?:/.test(place) && !isNumber(place)
  const isChoice = text
    .split(/(?<=[.!?;])\s/)
    .some(
      (words) =>
        orElse.test(words) && (video.test(words) || byPhone.test(words)) && (isAt(words) || (hasPlace && words.includes(place))),
    )
  if (isChoice) return 'other'
  if (video.test(text)) return 'video'
  if (byPhone.test(text) || isNumber(place ?? '')) return 'phone'
  // 'I'll call you the day before' is no phone interview where a place is named.
  if (hasPlace || isAt(text)) return 'on-site'
  if (phone.test(text)) return 'phone'
  return onSite.test(text) ? 'on-site' : 'other'
}

const isNumber = (place: string): boolean => /^\+?[\d ()-]{7,}$/.test(place)

/** Whether 3/4 is the fourth of March to the writer: American English, told by zone or domain; null where neither tells. */
export function isMonthFirst(mail: NormalisedMail): boolean | null {
  if (mail.language !== 'en' && mail.language !== null) return false
  const ending =
    fold(mail.from?.address ?? '')
      .split('.')
      .at(-1) ?? ''
  if (/^(?:us|gov|edu|mil)$/.test(ending)) return true
  if (/^(?:uk|ie|au|nz|in|eu|de|nl|fr|es|it|at|ch|be|pt|se|dk|no|fi|pl|za)$/.test(ending)) return false
  const offset = offsetOf(mail.sentAt)
  return offset === null || offset === 0 ? null : offset <= -180 && offset >= -600
}
