import * as accounts from './accounts.ts'
import * as applicationLists from './application-lists.ts'
import * as applications from './applications.ts'
import * as calendar from './calendar.ts'
import * as career from './career.ts'
import * as companies from './companies.ts'
import * as contacts from './contacts.ts'
import * as documents from './documents.ts'
import * as drafts from './drafts.ts'
import type { Endpoint } from './endpoint.ts'
import * as events from './events.ts'
import * as imports from './imports.ts'
import * as interviews from './interviews.ts'
import * as mail from './mail.ts'
import * as meta from './meta.ts'
import * as notes from './notes.ts'
import * as notifications from './notifications.ts'
import * as outbox from './outbox.ts'
import * as outgoing from './outgoing.ts'
import * as personalData from './personal-data.ts'
import * as profile from './profile.ts'
import * as report from './report.ts'
import * as resumeCheck from './resume-check.ts'
import * as resumes from './resumes.ts'
import * as search from './search.ts'
import * as seeding from './seeding.ts'
import * as settings from './settings.ts'
import * as snoozes from './snoozes.ts'
import * as statistics from './statistics.ts'
import * as summaries from './summaries.ts'
import * as templates from './templates.ts'
import * as timeline from './timeline.ts'
import * as uncategorized from './uncategorized.ts'

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

/** Every entry of the interface, by name. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  [
    accounts,
    applicationLists,
    applications,
    calendar,
    career,
    companies,
    contacts,
    documents,
    drafts,
    events,
    imports,
    interviews,
    mail,
    meta,
    notes,
    notifications,
    outbox,
    outgoing,
    personalData,
    profile,
    seeding,
    settings,
    report,
    resumeCheck,
    resumes,
    search,
    snoozes,
    statistics,
    summaries,
    templates,
    timeline,
    uncategorized,
  ].flatMap((room) => Object.entries(room).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))),
)
