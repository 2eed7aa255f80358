import type { Status } from '../../contract/applications.ts'
import { jobTerms as germanTerms } from '../../contract/job-terms/de.ts'
import { jobTerms as englishTerms, type JobTerm } from '../../contract/job-terms/en.ts'
import type { Language } from '../../contract/languages.ts'
import { statusNames as german } from '../../contract/status-names/de.ts'
import { statusNames as english } from '../../contract/status-names/en.ts'

type Column =
  | 'company'
  | 'agency'
  | 'title'
  | 'status'
  | 'isActive'
  | 'appliedAt'
  | 'lastActivityAt'
  | 'location'
  | 'postingUrl'
  | 'requisition'
  | 'source'
  | 'workMode'
  | 'employmentType'
  | 'salaryMin'
  | 'salaryMax'
  | 'salaryCurrency'
  | 'salaryPeriod'
  | 'rating'
  | 'labels'
  | 'nextStep'
  | 'nextStepDueAt'
  | 'history'

/** Headers and values of exported tables. The import recognises them. */
export interface TableWords {
  columns: Record<Column, string>
  status: (status: Status) => string
  source: Record<string, string>
  term: (term: JobTerm) => string
  yes: string
  no: string
}

export const tableWords: Record<Language, TableWords> = {
  en: {
    columns: {
      company: 'Company',
      agency: 'Agency',
      title: 'Job title',
      status: 'Status',
      isActive: 'Active',
      appliedAt: 'Applied on',
      lastActivityAt: 'Last activity',
      location: 'Location',
      postingUrl: 'Link to the posting',
      requisition: 'Reference number',
      source: 'Source',
      workMode: 'Where the work is done',
      employmentType: 'Employment',
      salaryMin: 'Salary from',
      salaryMax: 'Salary to',
      salaryCurrency: 'Currency',
      salaryPeriod: 'Paid by the',
      rating: 'Rating',
      labels: 'Labels',
      nextStep: 'Next step',
      nextStepDueAt: 'Due on',
      history: 'What happened',
    },
    status: (status) => english[`status.${status}`],
    source: { mail: 'Mail', manual: 'By hand', link: 'Posting', import: 'Import', tag: 'Mail' },
    term: (term) => englishTerms[term],
    yes: 'yes',
    no: 'no',
  },
  de: {
    columns: {
      company: 'Unternehmen',
      agency: 'Vermittlung',
      title: 'Stelle',
      status: 'Stand',
      isActive: 'Aktiv',
      appliedAt: 'Beworben am',
      lastActivityAt: 'Letzte Aktivität',
      location: 'Ort',
      postingUrl: 'Link zur Stelle',
      requisition: 'Referenznummer',
      source: 'Quelle',
      workMode: 'Wo gearbeitet wird',
      employmentType: 'Anstellung',
      salaryMin: 'Gehalt von',
      salaryMax: 'Gehalt bis',
      salaryCurrency: 'Währung',
      salaryPeriod: 'Bezahlt je',
      rating: 'Bewertung',
      labels: 'Etiketten',
      nextStep: 'Nächster Schritt',
      nextStepDueAt: 'Fällig am',
      history: 'Verlauf',
    },
    status: (status) => german[`status.${status}`],
    source: { mail: 'Mail', manual: 'Von Hand', link: 'Anzeige', import: 'Import', tag: 'Mail' },
    term: (term) => germanTerms[term],
    yes: 'ja',
    no: 'nein',
  },
}
