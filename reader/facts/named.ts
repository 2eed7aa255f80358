import type { Likely } from '../../domain/reading.ts'
import { type CalendarEvent, calendarEvent } from '../invitation.ts'
import type { NormalisedMail } from '../mail.ts'
import type { PlatformMatch } from '../platforms/index.ts'
import { type CompanyContext, hostOf } from './company/sighting.ts'
import { sitesIn } from './company/sites.ts'
import { companyOf } from './company.ts'
import { ownLabelOf } from './domain-name.ts'
import { type NamesModel, namesModel } from './names-model.ts'
import { type Passage, passagesOf } from './passages.ts'
import { peopleKeys } from './people.ts'
import { senderOf } from './sender.ts'
import type { TitleContext } from './title/candidate.ts'
import { titleOf } from './title.ts'
import { tokenise } from './tokens.ts'
import { type UsageOf, usageBeside } from './usage.ts'

/**
 * Who hires for which job, as far as the words tell before it is known what the mail wants; and what it took to read
 * that.
 */
export interface Named {
  calendar: CalendarEvent | null
  passages: Passage[]
  /** Keys of everybody who writes, receives or takes part. */
  people: Set<string>
  company: ReturnType<typeof companyOf>['told']
  title: ReturnType<typeof titleOf>['told']
  /** What they may be, told or not. */
  likely: { company: Likely[]; title: Likely[] }
}

export function namesIn(mail: NormalisedMail, platform: PlatformMatch | null, model: NamesModel = namesModel()): Named {
  const said = saidIn(mail, platform)
  const company = companyOf(companyContext(mail, platform, said, model.usageOf.company), model.company)
  const title = titleOf(titleContext(mail, platform, said, company.told?.company ?? null, model.usageOf.title), model.title)
  return { ...said, company: company.told, title: title.told, likely: { company: company.likely, title: title.likely } }
}

/** What the names are read from. */
export function saidIn(mail: NormalisedMail, platform: PlatformMatch | null): Pick<Named, 'calendar' | 'passages' | 'people'> {
  const calendar = calendarEvent(mail)
  const { organizer = null, summary = '' } = calendar?.invitation ?? {}
  return {
    calendar,
    passages: [...passagesOf(mail), ...summaryOf(summary)],
    people: peopleKeys(mail, [...(calendar?.attendees ?? []), organizer?.name ?? ''], platform?.tenant ?? null),
  }
}

type Said = ReturnType<typeof saidIn>

export function companyContext(
  mail: NormalisedMail,
  platform: PlatformMatch | null,
  said: Said,
  usageOf: UsageOf,
): CompanyContext {
  const { calendar, passages, people } = said
  const own = ownLabelOf(hostOf(mail))
  const sites = sitesIn(mail, own?.label ?? null)
  return { mail, platform, passages, people, organizer: calendar?.invitation.organizer ?? null, own, sites, usageOf }
}

export function titleContext(
  mail: NormalisedMail,
  platform: PlatformMatch | null,
  { passages, people }: Said,
  company: string | null,
  usageOf: UsageOf,
): TitleContext {
  const isBoard = platform?.platform.type === 'board'
  return {
    passages,
    language: mail.language,
    company,
    people,
    isBoard,
    sender: senderOf(mail, platform),
    usageOf: usageBeside(usageOf, mail.language),
  }
}

/** A meeting's name is read like a subject. */
function summaryOf(summary: string): Passage[] {
  const text = summary.slice(0, 300)
  return text === '' ? [] : [{ text, tokens: tokenise(text), where: 'calendar', zone: 'subject', line: -1, links: [] }]
}
