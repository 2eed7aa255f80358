import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Language } from '../../../contract/languages.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/pool.ts'
import { type FeedInterview, listForFeed } from './queries.ts'

const hour = 60 * 60 * 1000
const words: Record<Language, { one: string; all: string }> = {
  en: { one: 'Interview', all: 'Interviews' },
  de: { one: 'Gespräch', all: 'Gespräche' },
}
const states: Record<string, ICalEventStatus> = {
  proposed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
}

/** The interviews of a user as calendar programs read them (RFC 5545). Cancelled ones stay, so that programs take them out. */
export async function calendarOf(db: Db, userId: string, language: Language, { publicUrl, mailDomain }: Config): Promise<string> {
  const { one, all } = words[language]
  const calendar = ical({ name: all, prodId: { company: 'Applybox', product: 'Interviews' }, ttl: 15 * 60 })
  calendar.method(ICalCalendarMethod.PUBLISH)
  for (const interview of await listForFeed(db, userId)) {
    const { id, applicationId, place, link, state, changedAt } = interview
    const url = `${publicUrl}/active-applications/${applicationId}?tab=interviews`
    calendar.createEvent({
      id: `${id}@${mailDomain}`,
      ...timesOf(interview),
      stamp: changedAt,
      lastModified: changedAt,
      sequence: sequenceOf(changedAt),
      summary: nameOf(interview, one),
      description: descriptionOf(interview, url),
      location: place ?? link,
      status: states[state] ?? ICalEventStatus.CONFIRMED,
      url,
    })
  }
  return calendar.toString()
}

/** A day has no clock in any zone: it is written as a date. */
function timesOf({ startsAt, endsAt, allDay, timeZone }: FeedInterview) {
  if (!allDay) return { start: startsAt, end: endsAt ?? new Date(startsAt.getTime() + hour) }
  const dayOf = (at: Date) => new Date(`${at.toLocaleDateString('sv-SE', { timeZone: timeZone ?? 'UTC' })}T00:00:00Z`)
  const start = dayOf(startsAt)
  return { start, end: endsAt === null ? new Date(start.getTime() + 24 * hour) : dayOf(endsAt), allDay: true }
}

/** Rises with each change, undone ones included, and fits 32 bits: seconds since 2026. */
const sequenceOf = (changedAt: Date) => Math.max(0, Math.floor((changedAt.getTime() - Date.UTC(2026, 0)) / 1000))

function nameOf({ company, title, summary }: FeedInterview, interview: string): string {
  const about = [company, title].filter(Boolean).join(', ')
  return oneLine(about ? `${interview}: ${about}` : summary || interview)
}

function descriptionOf({ summary, people, place, link }: FeedInterview, url: string): string {
  return [summary, people, place, link === place ? null : link, url].filter(Boolean).join('\n')
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
