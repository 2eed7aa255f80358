import type { Status } from '../../../contract/applications.ts'
import type { Language } from '../../../contract/languages.ts'
import { statusNames as german } from '../../../contract/status-names/de.ts'
import { statusNames as english } from '../../../contract/status-names/en.ts'

/** What a report says, by language: it is read by offices, not in the app. */
export interface Words {
  title: string
  period: (from: string, to: string) => string
  of: (person: string) => string
  made: (day: string) => string
  total: (n: number) => string
  applied: string
  job: string
  now: string
  history: string
  none: string
  page: (n: number) => string
  columns: Record<
    'applied' | 'company' | 'title' | 'location' | 'status' | 'source' | 'requisition' | 'posting' | 'history',
    string
  >
  status: (status: Status) => string
  source: Record<string, string>
}

export const words: Record<Language, Words> = {
  en: {
    title: 'Proof of job search',
    period: (from, to) => `${from} to ${to}`,
    of: (person) => `Job search of ${person}`,
    made: (day) => `Made on ${day} with Applybox`,
    total: (n) => (n === 1 ? '1 application' : `${n} applications`),
    applied: 'Applied on',
    job: 'Company and job',
    now: 'Status',
    history: 'What happened',
    none: 'No applications in this period.',
    page: (n) => `Page ${n}`,
    columns: {
      applied: 'Applied on',
      company: 'Company',
      title: 'Job title',
      location: 'Location',
      status: 'Status',
      source: 'Source',
      requisition: 'Reference number',
      posting: 'Link to the posting',
      history: 'What happened',
    },
    status: (status) => english[`status.${status}`],
    source: { mail: 'Mail', manual: 'By hand', link: 'Posting', import: 'Import', tag: 'Mail' },
  },
  de: {
    title: 'Nachweis der Arbeitssuche',
    period: (from, to) => `${from} bis ${to}`,
    of: (person) => `Arbeitssuche von ${person}`,
    made: (day) => `Erstellt am ${day} mit Applybox`,
    total: (n) => (n === 1 ? '1 Bewerbung' : `${n} Bewerbungen`),
    applied: 'Beworben am',
    job: 'Unternehmen und Stelle',
    now: 'Stand',
    history: 'Verlauf',
    none: 'Keine Bewerbungen in diesem Zeitraum.',
    page: (n) => `Seite ${n}`,
    columns: {
      applied: 'Beworben am',
      company: 'Unternehmen',
      title: 'Stelle',
      location: 'Ort',
      status: 'Stand',
      source: 'Quelle',
      requisition: 'Referenznummer',
      posting: 'Link zur Stelle',
      history: 'Verlauf',
    },
    status: (status) => german[`status.${status}`],
    source: { mail: 'Mail', manual: 'Von Hand', link: 'Anzeige', import: 'Import', tag: 'Mail' },
  },
}
