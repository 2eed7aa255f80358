import { z } from 'zod'
import { interview, undoToken } from './applications.ts'
import { byId, endpoint, id, listOf, page, saidInstant } from './endpoint.ts'
import type { RefusalReason } from './refusals.ts'
import { timeZone } from './statistics.ts'

const tag = 'Interviews'

const kind = interview.shape.kind
const state = interview.shape.state

export const listedInterview = interview.extend({
  summary: z.string(),
  application: z.object({ id: z.uuid(), company: z.string().nullable(), title: z.string().nullable() }),
  /** Other interviews at the same time. */
  conflictsWith: z.array(z.uuid()),
})
export type ListedInterview = z.infer<typeof listedInterview>

export const listInterviews = endpoint({
  method: 'GET',
  path: 'interviews',
  access: 'account',
  tag,
  summary:
    'Interviews over all applications: those to come, soonest first, or those that were, latest first; cancelled ones are left out',
  query: page.extend({ when: z.enum(['coming', 'past']).default('coming') }),
  answer: listOf(listedInterview),
})

export const listInterviewsOf = endpoint({
  method: 'GET',
  path: 'jobApplications/{id}/interviews',
  access: 'account',
  tag,
  summary: 'All interviews of one application, cancelled ones too, by their time',
  params: byId,
  answer: z.object({ list: z.array(listedInterview) }),
  errors: ['not_found'],
})

const said = z.object({
  startsAt: saidInstant,
  endsAt: saidInstant.nullable(),
  timeZone: timeZone.nullable(),
  kind,
  place: z.string().trim().max(500).nullable(),
  people: z.string().trim().max(300).nullable(),
  summary: z.string().trim().max(300),
  state,
})
const endsLater = ({ startsAt, endsAt }: { startsAt?: string; endsAt?: string | null }) =>
  !startsAt || !endsAt || Date.parse(endsAt) >= Date.parse(startsAt)
const order = { path: ['endsAt'], message: 'interview_order' satisfies RefusalReason }
const undoable = listedInterview.extend({ undo: undoToken })

export const addInterview = endpoint({
  method: 'POST',
  path: 'jobApplications/{id}/interviews',
  access: 'account',
  tag,
  summary: 'Note an interview by hand',
  params: byId,
  body: said
    .extend({
      endsAt: said.shape.endsAt.default(null),
      timeZone: said.shape.timeZone.default(null),
      kind: kind.default('other'),
      place: said.shape.place.default(null),
      people: said.shape.people.default(null),
      summary: said.shape.summary.default(''),
      state: state.default('confirmed'),
    })
    .refine(endsLater, order),
  answer: undoable,
  errors: ['not_found'],
})

const both = byId.extend({ interviewId: id })

export const changeInterview = endpoint({
  method: 'PUT',
  path: 'jobApplications/{id}/interviews/{interviewId}',
  access: 'account',
  tag,
  summary: 'Change an interview; mail about it does not change it any more',
  params: both,
  body: said.partial().refine(endsLater, order),
  answer: undoable,
  errors: ['not_found'],
})

export const deleteInterview = endpoint({
  method: 'DELETE',
  path: 'jobApplications/{id}/interviews/{interviewId}',
  access: 'account',
  tag,
  summary: 'Delete an interview noted by hand; one that mail told of is cancelled instead',
  params: both,
  answer: z.object({ undo: undoToken }),
  errors: ['not_found'],
})
