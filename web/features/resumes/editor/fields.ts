import type { SectionName } from '../../../../contract/resume-document.ts'
import { t } from '../texts/index.ts'

export interface FieldOf {
  name: string
  label: string
  /** `words` are several in one line, separated by commas; `lines` are highlights. */
  kind: 'line' | 'date' | 'text' | 'words' | 'lines'
}

/** An entry of any section, as the form sees it: values by the names of its fields. */
export type Entry = Record<string, unknown> & { 'x-applybox'?: { id?: string | undefined; isHidden?: boolean | undefined } }

const line = (name: string, label: string): FieldOf => ({ name, label, kind: 'line' })
const date = (name: string, label: string): FieldOf => ({ name, label, kind: 'date' })
const text = (name: string, label: string): FieldOf => ({ name, label, kind: 'text' })
const words = (name: string, label: string): FieldOf => ({ name, label, kind: 'words' })

const period = () => [date('startDate', t('resume.f.startDate')), date('endDate', t('resume.f.endDate'))]
const ended = () => [date('startDate', t('resume.f.startDate')), date('endDate', t('resume.f.end'))]
const url = () => line('url', t('resume.f.url'))
const summary = () => text('summary', t('resume.f.summary'))
const highlights = (): FieldOf => ({ name: 'highlights', label: t('resume.highlights'), kind: 'lines' })

/** What is asked of an entry, the first two being what it is called by. */
export function fieldsOf(key: string): FieldOf[] {
  return key in bySection ? bySection[key as SectionName]() : ofOwn()
}

const ofOwn = () => [
  line('title', t('resume.f.title')),
  line('subtitle', t('resume.f.subtitle')),
  line('location', t('resume.f.location')),
  url(),
  ...ended(),
  summary(),
  highlights(),
]

const bySection: Record<SectionName, () => FieldOf[]> = {
  work: () => [
    line('position', t('resume.f.position')),
    line('name', t('resume.f.employer')),
    line('location', t('resume.f.location')),
    url(),
    ...period(),
    summary(),
    highlights(),
  ],
  projects: () => [
    line('name', t('resume.f.project')),
    line('entity', t('resume.f.entity')),
    url(),
    words('keywords', t('resume.f.keywords')),
    ...ended(),
    text('description', t('resume.f.summary')),
    highlights(),
  ],
  education: () => [
    line('studyType', t('resume.f.studyType')),
    line('area', t('resume.f.area')),
    line('institution', t('resume.f.institution')),
    line('score', t('resume.f.score')),
    ...period(),
    url(),
    { name: 'courses', label: t('resume.f.courses'), kind: 'lines' },
  ],
  skills: () => [
    line('name', t('resume.f.skill')),
    line('level', t('resume.f.level')),
    words('keywords', t('resume.f.keywords')),
  ],
  languages: () => [line('language', t('resume.f.language')), line('fluency', t('resume.f.fluency'))],
  certificates: () => [
    line('name', t('resume.f.certificate')),
    line('issuer', t('resume.f.issuer')),
    date('date', t('resume.f.date')),
    url(),
  ],
  awards: () => [
    line('title', t('resume.f.award')),
    line('awarder', t('resume.f.awarder')),
    date('date', t('resume.f.date')),
    summary(),
  ],
  publications: () => [
    line('name', t('resume.f.publication')),
    line('publisher', t('resume.f.publisher')),
    date('releaseDate', t('resume.f.date')),
    url(),
    summary(),
  ],
  volunteer: () => [
    line('position', t('resume.f.role')),
    line('organization', t('resume.f.organization')),
    ...period(),
    url(),
    summary(),
    highlights(),
  ],
  interests: () => [line('name', t('resume.f.interest')), words('keywords', t('resume.f.keywords'))],
  references: () => [line('name', t('resume.f.fullName')), text('reference', t('resume.f.reference'))],
}

export const profileFields = (): FieldOf[] => [
  line('network', t('resume.f.network')),
  line('username', t('resume.f.username')),
  url(),
]

/** What an entry is called by in the form; empty while nothing is written. */
export function nameOfEntry(entry: Entry, fields: readonly FieldOf[]): string {
  const named = fields.slice(0, 3).map(({ name }) => entry[name])
  return named
    .filter((value): value is string => typeof value === 'string' && value.trim() !== '')
    .slice(0, 2)
    .join(', ')
}
