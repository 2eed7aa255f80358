import type { Status } from '../applications.ts'

/** What each status is called, by the app, its summaries and its reports alike. */
export const statusNames = {
  'status.saved': 'Saved',
  'status.applied': 'Applied',
  'status.in_review': 'In review',
  'status.assessment': 'Assessment',
  'status.interview': 'Interview',
  'status.offer': 'Offer',
  'status.accepted': 'Accepted',
  'status.rejected': 'Rejected',
  'status.withdrawn': 'Withdrawn',
} as const satisfies Record<`status.${Status}`, string>
