import { listSessions } from '../../../contract/accounts.ts'
import { listViews } from '../../../contract/application-lists.ts'
import { getApplication, listApplications, listLabels } from '../../../contract/applications.ts'
import { listEducation, listExperience } from '../../../contract/career.ts'
import {
  companiesPipeline,
  companyPipeline,
  companyStats,
  countCompanies,
  countJobs,
  getCompany,
  getJobDetails,
  jobPipeline,
  listJobs,
  listJobsOfCompany,
  listMyCompanies,
} from '../../../contract/companies.ts'
import { listContacts } from '../../../contract/contacts.ts'
import { listDocuments, listMailDocuments } from '../../../contract/documents.ts'
import { listDrafts } from '../../../contract/drafts.ts'
import type { ChangeEvent } from '../../../contract/events.ts'
import { listImports } from '../../../contract/imports.ts'
import { listInterviews, listInterviewsOf } from '../../../contract/interviews.ts'
import { getIngestHealth, getMessage, listThreads, listUnknown } from '../../../contract/mail.ts'
import { listNotes } from '../../../contract/notes.ts'
import { countUnread, listNotifications, listNotificationsOf } from '../../../contract/notifications.ts'
import { listOutgoing } from '../../../contract/outbox.ts'
import { getProfile } from '../../../contract/profile.ts'
import { previewReport } from '../../../contract/report.ts'
import { getResume, listResumeStates, listResumes } from '../../../contract/resumes.ts'
import { getSettings } from '../../../contract/settings.ts'
import { listSnoozes } from '../../../contract/snoozes.ts'
import { countByStatus, countSubmitted, getApplicationStatistics, getStatistics } from '../../../contract/statistics.ts'
import { readSummary } from '../../../contract/summaries.ts'
import { getTimeline, listActivity } from '../../../contract/timeline.ts'
import { countUncategorized, getUncategorized, listUncategorized } from '../../../contract/uncategorized.ts'

const lists = [
  listApplications,
  listLabels,
  countByStatus,
  countSubmitted,
  getStatistics,
  listActivity,
  listUncategorized,
  countUncategorized,
  listImports,
  previewReport,
]
const one = [listContacts, readSummary, getApplication, getApplicationStatistics, getTimeline, getUncategorized, listThreads]
const around = [
  listInterviews,
  listInterviewsOf,
  listSnoozes,
  listMyCompanies,
  getCompany,
  companiesPipeline,
  countCompanies,
  companyStats,
  companyPipeline,
  listJobs,
  listJobsOfCompany,
  getJobDetails,
  jobPipeline,
  countJobs,
  listNotes,
  listDocuments,
]
const triage = [listUnknown, getIngestHealth, listUncategorized, countUncategorized]

const notifications = [listNotifications, countUnread, listNotificationsOf]

const stale = {
  mail: [listOutgoing, ...one, ...triage, ...notifications, listActivity, getMessage],
  application: [...lists, ...one, ...notifications, ...around, getIngestHealth],
  seen: [listApplications, getApplication],
  triage: [...triage, ...notifications],
  notification: notifications,
  profile: [getProfile, getSettings, listExperience, listEducation],
  session: [listSessions],
  view: [listViews],
  resume: [listResumes, getResume, listResumeStates],
  draft: [listDrafts, listMailDocuments],
} satisfies Record<ChangeEvent['type'], { path: string }[]>

/** The paths whose answers are no longer as they were shown. */
export function staleAfter(events: Iterable<ChangeEvent>): Set<string> {
  return new Set([...events].flatMap(({ type }) => stale[type].map(({ path }) => path)))
}
