import { z } from 'zod'
import { undoToken } from './applications.ts'
import { byId, endpoint } from './endpoint.ts'
import type { RefusalReason } from './refusals.ts'

const tag = 'Experience and education'

const line = z.string().trim().max(200)
/** A month: YYYY-MM. */
const month = z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'not_a_month' satisfies RefusalReason)
const inOrder = ({ startDate, endDate }: { startDate: string | null; endDate: string | null }) =>
  startDate === null || endDate === null || startDate <= endDate
const wrongOrder = { path: ['endDate'], message: 'end_before_start' satisfies RefusalReason }

const period = {
  startDate: month.nullable().default(null),
  /** Null while it is ongoing. */
  endDate: month.nullable().default(null),
  description: z.string().max(4000).default(''),
}
const experienceFields = z.object({
  title: line.min(1),
  company: line.min(1),
  location: line.default(''),
  ...period,
})
const educationFields = z.object({
  institution: line.min(1),
  degree: line.default(''),
  fieldOfStudy: line.default(''),
  grade: line.default(''),
  ...period,
})

const asExperience = experienceFields.refine(inOrder, wrongOrder)
const asEducation = educationFields.refine(inOrder, wrongOrder)
export const experience = experienceFields.extend({ id: z.uuid() })
export const education = educationFields.extend({ id: z.uuid() })
export type Experience = z.infer<typeof experience>
export type Education = z.infer<typeof education>
export type ExperienceFields = z.infer<typeof experienceFields>
export type EducationFields = z.infer<typeof educationFields>

/** Maximum entries of one kind. */
export const mostRecords = 100

const own = { access: 'session', tag } as const

export const listExperience = endpoint({
  ...own,
  method: 'GET',
  path: 'users/experience',
  summary: 'Where the user worked, the latest first',
  answer: z.object({ list: z.array(experience) }),
})

export const addExperience = endpoint({
  ...own,
  method: 'POST',
  path: 'users/experience',
  summary: 'Add a place of work',
  body: asExperience,
  answer: experience.extend({ undo: undoToken }),
  errors: ['too_many_records'],
})

export const changeExperience = endpoint({
  ...own,
  method: 'PUT',
  path: 'users/experience/{id}',
  summary: 'Put another text in the place of the last',
  params: byId,
  body: asExperience,
  answer: experience.extend({ undo: undoToken }),
  errors: ['not_found'],
})

export const removeExperience = endpoint({
  ...own,
  method: 'DELETE',
  path: 'users/experience/{id}',
  summary: 'Remove a place of work',
  params: byId,
  answer: z.object({ undo: undoToken }),
  errors: ['not_found'],
})

export const listEducation = endpoint({
  ...own,
  method: 'GET',
  path: 'users/education',
  summary: 'Where the user learned, the latest first',
  answer: z.object({ list: z.array(education) }),
})

export const addEducation = endpoint({
  ...own,
  method: 'POST',
  path: 'users/education',
  summary: 'Add a place of learning',
  body: asEducation,
  answer: education.extend({ undo: undoToken }),
  errors: ['too_many_records'],
})

export const changeEducation = endpoint({
  ...own,
  method: 'PUT',
  path: 'users/education/{id}',
  summary: 'Put another text in the place of the last',
  params: byId,
  body: asEducation,
  answer: education.extend({ undo: undoToken }),
  errors: ['not_found'],
})

export const removeEducation = endpoint({
  ...own,
  method: 'DELETE',
  path: 'users/education/{id}',
  summary: 'Remove a place of learning',
  params: byId,
  answer: z.object({ undo: undoToken }),
  errors: ['not_found'],
})
