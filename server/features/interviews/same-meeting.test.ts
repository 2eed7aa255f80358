import { afterAll, expect, test } from 'vitest'
import * as contract from '../../../contract/interviews.ts'
import { refreshApplications } from '../../placement/refresh.ts'
import { hours } from '../../testing/hours.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addReadMail, addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'

const served = await serve(routesOf)
const { db } = served.database
afterAll(() => served.close())

/** Somebody with two applications, each with a mail that brought the same calendar object, at these times. */
async function invitedTwice(...times: [string, string]) {
  const userId = await addUser(db)
  const client = served.as(userId)
  const ids: string[] = []
  for (const [n, start] of times.entries()) {
    const applicationId = await addApplication(db, userId, { company: `Contoso ${n}`, title: 'Analyst' })
    const invitation = {
      uid: 'slot@ats.example',
      sequence: 0,
      method: 'request',
      start,
      end: null,
      timeZone: 'Europe/Vienna',
    } as const
    const more = { summary: 'Interview', place: null, kind: 'video', organizer: null } as const
    await addReadMail(db, userId, { applicationId, read: { kind: 'interview', invitation: { ...invitation, ...more } } })
    ids.push(applicationId)
  }
  const startsOf = async (id: string) =>
    (await client.call(contract.listInterviewsOf, { params: { id } })).list.map(({ startsAt }) => startsAt)
  return { userId, client, ids, starts: () => Promise.all(ids.map(startsOf)) }
}

test.each([
  ['one after the other', (ids: string[]) => ids.map((id) => [id])],
  ['the other way round', (ids: string[]) => ids.toReversed().map((id) => [id])],
  ['together', (ids: string[]) => [ids]],
])('Each application keeps the meeting that its own mail tells of, worked out %s', async (_, inTurn) => {
  const { userId, ids, starts } = await invitedTwice(hours(24), hours(48))
  for (const some of inTurn(ids)) await refreshApplications(db, userId, some)
  expect(await starts()).toEqual([[hours(24)], [hours(48)]])
})

test('One meeting that two applications have does not clash with itself', async () => {
  const { userId, client, ids } = await invitedTwice(hours(24), hours(24))
  await refreshApplications(db, userId, ids)
  expect((await client.call(contract.listInterviews)).list).toMatchObject([{ conflictsWith: [] }, { conflictsWith: [] }])
})
