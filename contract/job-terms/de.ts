import type { JobTerm } from './en.ts'

export const jobTerms: Record<JobTerm, string> = {
  'job.workMode.on-site': 'Vor Ort',
  'job.workMode.hybrid': 'Hybrid',
  'job.workMode.remote': 'Aus der Ferne',
  'job.employmentType.full-time': 'Vollzeit',
  'job.employmentType.part-time': 'Teilzeit',
  'job.employmentType.contract': 'Freie Mitarbeit',
  'job.employmentType.temporary': 'Befristet',
  'job.employmentType.internship': 'Praktikum',
  'job.employmentType.apprenticeship': 'Ausbildung',
  'job.employmentType.volunteer': 'Ehrenamt',
  'job.period.hour': 'Stunde',
  'job.period.day': 'Tag',
  'job.period.week': 'Woche',
  'job.period.month': 'Monat',
  'job.period.year': 'Jahr',
}
