import type { Language } from '../../../contract/languages.ts'
import { type TableWords, tableWords } from '../../lib/table-words.ts'

/** What a report says, by language: it is read by offices, not in the app. */
export interface Words extends TableWords {
  title: string
  period: (from: string, to: string) => string
  of: (person: string) => string
  made: (day: string) => string
  total: (n: number) => string
  withoutDay: (n: number) => string
  dayUnknown: string
  applied: string
  job: string
  now: string
  history: string
  none: string
  page: (n: number) => string
}

export const words: Record<Language, Words> = {
  en: {
    ...tableWords.en,
    title: 'Proof of job search',
    period: (from, to) => `${from} to ${to}`,
    of: (person) => `Job search of ${person}`,
    made: (day) => `Made on ${day} with Applybox`,
    total: (n) => (n === 1 ? '1 application' : `${n} applications`),
    withoutDay: (n) => `Listed last: ${n === 1 ? '1 application' : `${n} applications`}, sent on an unknown day`,
    dayUnknown: 'Day unknown',
    applied: 'Applied on',
    job: 'Company and job',
    now: 'Status',
    history: 'What happened',
    none: 'No applications in this period.',
    page: (n) => `Page ${n}`,
  },
  de: {
    ...tableWords.de,
    title: 'Nachweis der Arbeitssuche',
    period: (from, to) => `${from} bis ${to}`,
    of: (person) => `Arbeitssuche von ${person}`,
    made: (day) => `Erstellt am ${day} mit Applybox`,
    total: (n) => (n === 1 ? '1 Bewerbung' : `${n} Bewerbungen`),
    withoutDay: (n) => `Am Ende: ${n === 1 ? '1 Bewerbung' : `${n} Bewerbungen`}, Tag der Bewerbung unbekannt`,
    dayUnknown: 'Tag unbekannt',
    applied: 'Beworben am',
    job: 'Unternehmen und Stelle',
    now: 'Stand',
    history: 'Verlauf',
    none: 'Keine Bewerbungen in diesem Zeitraum.',
    page: (n) => `Seite ${n}`,
  },
}
