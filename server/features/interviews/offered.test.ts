import { afterAll, expect, test } from 'vitest'
import { undo } from '../../../contract/applications.ts'
import * as contract from '../../../contract/interviews.ts'
import { refreshApplication } from '../../placement/refresh.ts'
import { hours } from '../../testing/hours.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addReadMail, addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'

const served = await serve(routesOf)
const { db } = served.database
const user = await addUser(db)
const client = served.as(user)
afterAll(() => served.close())

const offered = [hours(24), hours(50), hours(75)].map((at) => `${at.slice(0, 16)}:00.000Z`)

const answerBy = hours(12).slice(0, 10)

async function applicationWithOffer() {
  const id = await addApplication(db, user, { company: 'Contoso', title: 'Analyst', source: 'mail' })
  const times = offered.map((at) => ({ day: at.slice(0, 10), weekday: null, clock: at.slice(11, 16), zone: 'UTC' }))
  await addReadMail(db, user, {
    applicationId: id,
    read: {
      kind: 'interview',
      acts: [{ says: ['question'], times, quote: 'Which of these suits you?' }],
      setting: { kind: 'on-site', place: '12 Canal Street, Leeds', link: null },
      deadline: answerBy,
    },
  })
  await refreshApplication(db, user, id)
  return id
}
const shown = async (id: string) =>
  (await client.call(contract.listInterviewsOf, { params: { id } })).list.map(({ startsAt, state }) => [startsAt, state])

test('of times that are offered together one is taken, and undo offers them all again', async () => {
  const id = await applicationWithOffer()
  const { list } = await client.call(contract.listInterviewsOf, { params: { id } })
  expect(list.map(({ startsAt, state, proposedBy }) => [startsAt, state, proposedBy])).toEqual(
    offered.map((at) => [at, 'proposed', 'employer']),
  )
  expect(new Set(list.map(({ choice }) => choice)).size).toBe(1)
  expect(list.flatMap(({ conflictsWith }) => conflictsWith)).toEqual([])
  expect(list.map(({ kind, place, answerBy }) => [kind, place, answerBy])).toEqual(
    offered.map(() => ['on-site', '12 Canal Street, Leeds', answerBy]),
  )

  const [, second] = list
  const params = { id, interviewId: second?.id ?? '' }
  const { undo: token } = await client.call(contract.changeInterview, { params, body: { state: 'confirmed' } })
  const taken = [
    [offered[0], 'cancelled'],
    [offered[1], 'confirmed'],
    [offered[2], 'cancelled'],
  ]
  expect(await shown(id)).toEqual(taken)
  await refreshApplication(db, user, id)
  expect(await shown(id)).toEqual(taken)

  expect((await client.call(contract.listInterviewsOf, { params: { id } })).list[1]?.answerBy).toBe(null)
  await client.call(undo, { params: { token } })
  expect((await client.call(contract.listInterviewsOf, { params: { id } })).list[1]?.answerBy).toBe(answerBy)
  expect(await shown(id)).toEqual(offered.map((at) => [at, 'proposed']))
})
