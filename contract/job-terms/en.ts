import type { employmentTypes, salaryPeriods, workModes } from '../applications.ts'

export type JobTerm =
  | `job.workMode.${(typeof workModes)[number]}`
  | `job.employmentType.${(typeof employmentTypes)[number]}`
  | `job.period.${(typeof salaryPeriods)[number]}`

/** What the choices of an application's particulars are called, by the app and its tables alike. */
export const jobTerms = {
  'job.workMode.on-site': 'On site',
  'job.workMode.hybrid': 'Hybrid',
  'job.workMode.remote': 'Remote',
  'job.employmentType.full-time': 'Full time',
  'job.employmentType.part-time': 'Part time',
  'job.employmentType.contract': 'Contract',
  'job.employmentType.temporary': 'Temporary',
  'job.employmentType.internship': 'Internship',
  'job.employmentType.apprenticeship': 'Apprenticeship',
  'job.employmentType.volunteer': 'Volunteer',
  'job.period.hour': 'Hour',
  'job.period.day': 'Day',
  'job.period.week': 'Week',
  'job.period.month': 'Month',
  'job.period.year': 'Year',
} as const satisfies Record<JobTerm, string>
