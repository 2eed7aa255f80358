import { getProfile, listSessions } from '../../../contract/accounts.ts'
import {
  countByStatus,
  countSubmitted,
  countUncategorized,
  getApplication,
  getTimeline,
  getUncategorized,
  listActivity,
  listApplications,
  listUncategorized,
} from '../../../contract/applications.ts'
import type { ChangeEvent } from '../../../contract/events.ts'
import { getIngestHealth, getMessage, listThreads, listUnknown } from '../../../contract/mail.ts'

const lists = [listApplications, countByStatus, countSubmitted, listActivity, listUncategorized, countUncategorized]
const one = [getApplication, getTimeline, getUncategorized, listThreads]
const triage = [listUnknown, getIngestHealth, listUncategorized, countUncategorized]

const stale = {
  mail: [...one, ...triage, listActivity, getMessage],
  application: [...lists, ...one, getIngestHealth],
  triage,
  profile: [getProfile],
  session: [listSessions],
} satisfies Record<ChangeEvent['type'], { path: string }[]>

/** The paths whose answers are no longer as they were shown. */
export function staleAfter(events: Iterable<ChangeEvent>): Set<string> {
  return new Set([...events].flatMap(({ type }) => stale[type].map(({ path }) => path)))
}
