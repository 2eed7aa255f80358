import type { Application, Interview, Status } from '../../../contract/applications.ts'
import type { Db } from '../../db/pool.ts'
import { Refusal } from '../../lib/refusal.ts'
import { missing } from '../undo/index.ts'
import type { Filter } from './list-filter.ts'
import { findDetails, findSummary, listContacts, listInterviews, listSummaries, type SummaryRow } from './queries.ts'
import { isShared } from './shared-mailbox.ts'

export async function listApplications(db: Db, userId: string, filter: Filter) {
  const { rows, nextCursor, total } = await listSummaries(db, userId, filter)
  return { list: rows.map(summaryOf), nextCursor, total }
}

/** One application as lists show it. Refuses with not_found what is not the user's. */
export async function getSummary(db: Db, userId: string, id: string): Promise<Application> {
  const row = await findSummary(db, userId, id)
  if (!row) throw new Refusal('not_found')
  return summaryOf(row)
}

export async function getDetails(db: Db, userId: string, id: string) {
  const [row, interviews, contacts] = await Promise.all([
    findDetails(db, userId, id),
    listInterviews(db, userId, id),
    listContacts(db, userId, id),
  ])
  if (!row) throw await missing(db, userId, id)
  return {
    ...summaryOf(row),
    postingUrl: row.postingUrl,
    description: row.description,
    startsOn: row.startsOn,
    pros: row.pros,
    cons: row.cons,
    evidence: row.evidence,
    answered: row.isActive ? row.answered : [],
    interviews: interviews.map((interview) => ({
      ...interview,
      kind: interview.kind as Interview['kind'],
      state: interview.state as Interview['state'],
      proposedBy: interview.proposedBy as Interview['proposedBy'],
      startsAt: interview.startsAt.toISOString(),
      endsAt: interview.endsAt?.toISOString() ?? null,
    })),
    contacts: contacts.map(({ source, ...contact }) => ({ ...contact, isShared: isShared({ ...contact, source }) })),
  }
}

export function summaryOf(row: SummaryRow): Application {
  return {
    id: row.id,
    company: row.companyId && row.companyName ? { id: row.companyId, name: row.companyName } : null,
    job: row.jobId && row.jobTitle ? { id: row.jobId, title: row.jobTitle } : null,
    agency: row.agency,
    status: row.status as Status,
    isActive: row.isActive,
    isUncategorized: row.companyId === null || row.jobId === null,
    source: row.source as Application['source'],
    location: row.location,
    requisition: row.requisition,
    appliedAt: row.appliedAt?.toISOString() ?? null,
    isAppliedAtKnown: row.isAppliedAtKnown,
    lastActivityAt: row.lastActivityAt.toISOString(),
    isNew: row.isNew,
    nextInterviewAt: row.nextInterviewAt?.toISOString() ?? null,
    quiet: row.quiet,
    asked: row.asked,
    expected: row.expected,
    workMode: row.workMode as Application['workMode'],
    employmentType: row.employmentType as Application['employmentType'],
    salaryMin: numberOf(row.salaryMin),
    salaryMax: numberOf(row.salaryMax),
    salaryCurrency: row.salaryCurrency,
    salaryPeriod: row.salaryPeriod as Application['salaryPeriod'],
    rating: row.rating,
    labels: row.labels,
    nextStep: row.nextStep,
    nextStepDueAt: row.nextStepDueAt?.toISOString() ?? null,
  }
}

/** The driver gives what is counted in decimals as text. */
const numberOf = (decimal: string | null) => (decimal === null ? null : Number(decimal))
