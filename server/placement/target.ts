import { v7 as uuidv7 } from 'uuid'
import { type StoredMail, within } from '../../domain/application/stored-mail.ts'
import type { Decision } from '../../domain/attribution/shapes.ts'
import { type ApplicationRecord, withMail } from './record.ts'

/** Where a mail goes without being compared. */
export type Fixed =
  /** A report about a mail that the user wrote. */
  | { as: 'report' }
  /** The user wrote it there, or put it there. */
  | { as: 'inside'; applicationId: string }
  /** It brings again what is there. */
  | { as: 'repeat'; of: { id: string; applicationId: string } }
  | { as: 'outside'; place: 'review' | 'aside' }

/** Where a mail goes. */
export interface Target {
  place: 'application' | 'review' | 'aside'
  applicationId: string | null
  /** The application as it is with the mail in it; null where it changes nothing there. */
  record: ApplicationRecord | null
  isNew: boolean
  /** The mail that it brings again. */
  repeats: string | null
}

/** In an application where it counts, in one where it only lies beside the mail that it repeats, or in none. */
export const inside = (record: ApplicationRecord, isNew = false): Target => ({
  place: 'application',
  applicationId: record.id,
  record,
  isNew,
  repeats: null,
})
export const beside = ({ id, applicationId }: { id: string; applicationId: string }): Target => ({
  place: 'application',
  applicationId,
  record: null,
  isNew: false,
  repeats: id,
})
export const outside = (place: 'review' | 'aside'): Target => ({
  place,
  applicationId: null,
  record: null,
  isNew: false,
  repeats: null,
})

export function targetOf(decision: Decision, records: readonly ApplicationRecord[], mail: StoredMail, email: string): Target {
  const attached = decision.as === 'attached' ? records.find(({ id }) => id === decision.applicationId) : undefined
  if (attached) return inside(withMail(attached, mail))
  if (decision.as === 'created') return inside(foundedBy(mail, email), true)
  return outside(decision.as === 'aside' ? 'aside' : 'review')
}

function foundedBy(mail: StoredMail, email: string): ApplicationRecord {
  return {
    id: uuidv7(),
    email,
    source: mail.tag === null ? 'mail' : 'tag',
    settled: [],
    status: 'applied',
    isActive: true,
    companyId: null,
    company: null,
    agency: null,
    jobId: null,
    title: null,
    location: null,
    requisition: null,
    postingUrl: null,
    workMode: null,
    employmentType: null,
    startsOn: null,
    salaryMin: null,
    salaryMax: null,
    salaryCurrency: null,
    salaryPeriod: null,
    appliedAt: mail.at,
    endedAt: null,
    lastActivityAt: mail.at,
    hasInterviews: false,
    decisions: [],
    made: null,
    takenBack: [],
    mails: [within(mail)],
  }
}
