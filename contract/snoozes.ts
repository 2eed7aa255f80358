import { z } from 'zod'
import { byId, endpoint, id, instant, saidInstant } from './endpoint.ts'
import { timeZone } from './statistics.ts'

const tag = 'Dashboard'

/** A next step that is due, a mail that asks for something, an interview to answer, an application that has gone quiet. */
const kind = z.enum(['step', 'asked', 'interview', 'quiet'])

const snooze = z.object({
  id: z.uuid(),
  kind,
  /** Id of the application for `step` and `quiet`, of the mail for `asked`, of the interview for `interview`. */
  subjectId: z.uuid(),
  until: instant,
})
export type Snooze = z.infer<typeof snooze>

export const listSnoozes = endpoint({
  method: 'GET',
  path: 'users/snoozes',
  access: 'account',
  tag,
  summary:
    'What is put off and has not come back: its time has not come, no new mail arrived in its application, no interview is within 24 hours, and it is not due today',
  /** Time zone that decides which day is today. */
  query: z.object({ timeZone: timeZone.default('UTC') }),
  answer: z.object({ list: z.array(snooze) }),
})

export const addSnooze = endpoint({
  method: 'POST',
  path: 'users/snoozes',
  access: 'account',
  tag,
  summary: 'Put something off; the same thing again takes the place of before',
  body: z.object({ kind, subjectId: id, until: saidInstant }),
  answer: snooze,
  errors: ['not_found'],
})

export const deleteSnooze = endpoint({
  method: 'DELETE',
  path: 'users/snoozes/{id}',
  access: 'account',
  tag,
  summary: 'Bring back what was put off',
  params: byId,
  answer: z.object({}),
  errors: ['not_found'],
})
