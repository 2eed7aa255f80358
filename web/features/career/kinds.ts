import * as contract from '../../../contract/career.ts'
import { call, query } from '../../api.ts'
import { t } from './texts/index.ts'

/** What a form holds: the record's fields as text; no end date is one that goes on. */
export type Draft = Record<string, string>

/** Experience and education are shown and changed alike: what differs. */
export interface Kind {
  name: 'experience' | 'education'
  query: typeof experienceQuery | typeof educationQuery
  /** In the order of the form; the first two are the headline and what stands below it. */
  fields: readonly FieldOf[]
  add(draft: Draft): Promise<{ undo: string }>
  change(id: string, draft: Draft): Promise<{ undo: string }>
  remove(id: string): Promise<{ undo: string }>
}

export interface FieldOf {
  name: string
  label: () => string
  isRequired?: boolean
  /** Shown before the text, which says little alone. */
  isNamed?: boolean
  /** Where suggestions come from while one types. */
  suggests?: 'companies' | 'institutions' | 'fieldsOfStudy'
}

const experienceQuery = query(contract.listExperience, {})
const educationQuery = query(contract.listEducation, {})

export const kinds: readonly Kind[] = [
  {
    name: 'experience',
    query: experienceQuery,
    fields: [
      { name: 'title', label: () => t('career.title'), isRequired: true },
      { name: 'company', label: () => t('career.company'), isRequired: true, suggests: 'companies' },
      { name: 'location', label: () => t('career.location') },
    ],
    add: (draft) => call(contract.addExperience, { body: bodyOf(draft) as contract.ExperienceFields }),
    change: (id, draft) => call(contract.changeExperience, { params: { id }, body: bodyOf(draft) as contract.ExperienceFields }),
    remove: (id) => call(contract.removeExperience, { params: { id } }),
  },
  {
    name: 'education',
    query: educationQuery,
    fields: [
      { name: 'institution', label: () => t('career.institution'), isRequired: true, suggests: 'institutions' },
      { name: 'degree', label: () => t('career.degree') },
      { name: 'fieldOfStudy', label: () => t('career.fieldOfStudy'), suggests: 'fieldsOfStudy' },
      { name: 'grade', label: () => t('career.grade'), isNamed: true },
    ],
    add: (draft) => call(contract.addEducation, { body: bodyOf(draft) as contract.EducationFields }),
    change: (id, draft) => call(contract.changeEducation, { params: { id }, body: bodyOf(draft) as contract.EducationFields }),
    remove: (id) => call(contract.removeEducation, { params: { id } }),
  },
]

export interface CareerRecord {
  id: string
  startDate: string | null
  endDate: string | null
  description: string
  [field: string]: string | null
}

function bodyOf({ startDate, endDate, ...texts }: Draft) {
  return { ...texts, startDate: startDate || null, endDate: endDate || null }
}

export function draftOf({ id: _, ...record }: CareerRecord): Draft {
  return Object.fromEntries(Object.entries(record).map(([field, value]) => [field, value ?? '']))
}

/** As the server sorts them: what goes on first, then the latest end, then the latest start. */
export function latestFirst(a: CareerRecord, b: CareerRecord): number {
  return (
    (b.endDate ?? '9').localeCompare(a.endDate ?? '9') ||
    (b.startDate ?? '0').localeCompare(a.startDate ?? '0') ||
    b.id.localeCompare(a.id)
  )
}
