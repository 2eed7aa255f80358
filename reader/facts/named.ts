import { type CalendarEvent, calendarEvent } from '../invitation.ts'
import type { NormalisedMail } from '../mail.ts'
import type { PlatformMatch } from '../platforms/index.ts'
import { companyOf } from './company.ts'
import { type Passage, passagesOf } from './passages.ts'
import { peopleKeys } from './people.ts'
import { titleOf } from './title.ts'
import { tokenise } from './tokens.ts'

/** Who hires for which job, as far as the words tell before it is known what the mail wants; and what it took to read that. */
export interface Named {
  calendar: CalendarEvent | null
  passages: Passage[]
  /** Keys of everybody who writes, receives or takes part. */
  people: Set<string>
  company: ReturnType<typeof companyOf>
  title: ReturnType<typeof titleOf>
}

export function namesIn(mail: NormalisedMail, platform: PlatformMatch | null): Named {
  const calendar = calendarEvent(mail)
  const organizer = calendar?.invitation.organizer ?? null
  const passages = [...passagesOf(mail), ...summaryOf(calendar?.invitation.summary ?? '')]
  const people = peopleKeys(mail, [...(calendar?.attendees ?? []), organizer?.name ?? ''])
  const company = companyOf({ mail, platform, kind: undefined, passages, people, organizer })
  const isBoard = platform?.platform.type === 'board'
  const title = titleOf({ passages, language: mail.language, company: company?.company ?? null, people, isBoard })
  return { calendar, passages, people, company, title }
}

/** A meeting's name is read like a subject. */
function summaryOf(summary: string): Passage[] {
  const text = summary.slice(0, 300)
  return text === '' ? [] : [{ text, tokens: tokenise(text), where: 'calendar', zone: 'subject', line: -1, links: [] }]
}
