import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/pool.ts'
import { type FeedInterview, listForFeed } from './queries.ts'

const hour = 60 * 60 * 1000
const states: Record<string, ICalEventStatus> = {
  proposed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
}

/** The interviews of a user as calendar programs read them (RFC 5545). Cancelled ones stay, so that programs take them out. */
export async function calendarOf(db: Db, userId: string, { publicUrl, mailDomain }: Config): Promise<string> {
  const calendar = ical({ name: 'Interviews', prodId: { company: 'Applybox', product: 'Interviews' }, ttl: 15 * 60 })
  calendar.method(ICalCalendarMethod.PUBLISH)
  for (const interview of await listForFeed(db, userId)) {
    const { id, applicationId, startsAt, endsAt, place, state } = interview
    const url = `${publicUrl}/active-applications/${applicationId}?tab=interviews`
    calendar.createEvent({
      id: `${id}@${mailDomain}`,
      start: startsAt,
      end: endsAt ?? new Date(startsAt.getTime() + hour),
      summary: nameOf(interview),
      description: descriptionOf(interview, url),
      location: place,
      status: states[state] ?? ICalEventStatus.CONFIRMED,
      url,
    })
  }
  return calendar.toString()
}

function nameOf({ company, title, summary }: FeedInterview): string {
  const about = [company, title].filter(Boolean).join(', ')
  return oneLine(about ? `Interview: ${about}` : summary || 'Interview')
}

function descriptionOf({ summary, people, place }: FeedInterview, url: string): string {
  return [summary, people, place, url].filter(Boolean).join('\n')
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
