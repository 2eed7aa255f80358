import { v7 as uuidv7 } from 'uuid'
import { afterAll, describe, expect, test } from 'vitest'
import { createApplication, deleteApplication, mergeApplications, undo } from '../../../contract/applications.ts'
import * as contract from '../../../contract/interviews.ts'
import { assignUnknown } from '../../../contract/mail.ts'
import { getTimeline } from '../../../contract/timeline.ts'
import type { Invitation } from '../../../domain/reading.ts'
import { refreshApplication } from '../../placement/refresh.ts'
import { hours } from '../../testing/hours.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addReadMail, addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'

const served = await serve(routesOf)
const user = await addUser(served.database.db)
const client = served.as(user)
afterAll(() => served.close())

const takeBack = (token: string) => client.call(undo, { params: { token } })
const listOf = async (id: string) => (await client.call(contract.listInterviewsOf, { params: { id } })).list
const entries = async (id: string) =>
  (await client.call(getTimeline, { params: { id } })).list
    .filter(({ kind, actor }) => kind === 'interview' && actor === 'user')
    .map(({ from, to }) => [from, to])

const invitation = (startsAt: string, more: Partial<Invitation> = {}): Invitation => ({
  uid: 'meeting-1@contoso.example',
  sequence: 0,
  method: 'request',
  start: startsAt,
  end: null,
  timeZone: 'Europe/Vienna',
  summary: 'Interview',
  place: 'https://meet.example/1',
  kind: 'video',
  organizer: null,
  ...more,
})

test('who comes is told by the calendar, without the user, and stays as said by hand', async () => {
  const { db } = served.database
  const id = await addApplication(db, user, { company: 'Contoso', title: 'Analyst' })
  const box = (name: string, address: string) => ({ name, address })
  const read = {
    invitation: invitation(hours(50), {
      uid: 'panel@contoso.example',
      organizer: box('Kim Vega', 'kim@contoso.example'),
      attendees: [
        box('Ada', 'ada@applybox.localhost'),
        box('Kim Vega', 'kim@contoso.example'),
        box('Sam Ode', 'sam@contoso.example'),
        box('', 'lead@contoso.example'),
      ],
    }),
  }
  await addReadMail(db, user, { applicationId: id, recipient: 'ada@applybox.localhost', read })
  await refreshApplication(db, user, id)
  const [told] = await listOf(id)
  expect(told?.people).toBe('Kim Vega, Sam Ode, lead@contoso.example')
  const params = { id, interviewId: told?.id ?? '' }
  await client.call(contract.changeInterview, { params, body: { people: 'Kim and her team' } })
  await refreshApplication(db, user, id)
  expect((await listOf(id))[0]?.people).toBe('Kim and her team')
})

test('interviews over all applications: those to come, soonest first, those that were, and which clash', async () => {
  const { db } = served.database
  const other = await addUser(db)
  const as = served.as(other)
  const id = await addApplication(db, other, { company: 'Contoso', title: 'Analyst' })
  const second = await addApplication(db, other, { company: 'Fabrikam', title: 'Tester' })
  const add = async (applicationId: string, startsAt: string, more: object = {}) =>
    (await as.call(contract.addInterview, { params: { id: applicationId }, body: { startsAt, ...more } })).id
  const clash = await add(second, hours(24.5))
  const long = await add(id, hours(24), { endsAt: hours(26), place: 'Vienna' })
  const now = await add(id, hours(-0.5))
  const past = await add(id, hours(-30))
  await add(id, hours(3), { state: 'cancelled' })
  const coming = await as.call(contract.listInterviews)
  expect(coming.list.map((one) => [one.id, one.conflictsWith])).toEqual([
    [now, []],
    [long, [clash]],
    [clash, [long]],
  ])
  expect(coming.list[1]).toMatchObject({
    application: { id, company: 'Contoso', title: 'Analyst' },
    place: 'Vienna',
    state: 'confirmed',
    mailId: null,
  })
  expect((await as.call(contract.listInterviews, { query: { when: 'past' } })).list.map((one) => one.id)).toEqual([past])
  const first = await as.call(contract.listInterviews, { query: { limit: 2 } })
  const rest = await as.call(contract.listInterviews, { query: { limit: 2, cursor: first.nextCursor ?? '' } })
  expect([...first.list, ...rest.list].map((one) => one.id)).toEqual([now, long, clash])
})

test('one of several days is among those to come until it ends, and one that never seems to end is over after two weeks', async () => {
  const other = served.as(await addUser(served.database.db))
  const { id } = await other.call(createApplication, { body: { company: 'Contoso', title: 'Analyst' } })
  const add = (from: number, to: number) =>
    other.call(contract.addInterview, { params: { id }, body: { startsAt: hours(from), endsAt: hours(to) } })
  const [days, weeks] = [await add(-30, 6), await add(-24 * 15, 6)]
  const listed = async (when: 'coming' | 'past') =>
    (await other.call(contract.listInterviews, { query: { when } })).list.map((one) => one.id)
  expect([await listed('coming'), await listed('past')]).toEqual([[days.id], [weeks.id]])
})

test('an interview is noted, moved and deleted by hand, and each can be taken back', async () => {
  const id = await addApplication(served.database.db, user, { company: 'Contoso', title: 'Analyst' })
  const added = await client.call(contract.addInterview, { params: { id }, body: { startsAt: hours(24), kind: 'phone' } })
  const params = { id, interviewId: added.id }
  const moved = await client.call(contract.changeInterview, { params, body: { startsAt: hours(48), state: 'moved' } })
  expect(moved).toMatchObject({ id: added.id, startsAt: hours(48), kind: 'phone', state: 'moved' })
  const deleted = await client.call(contract.deleteInterview, { params })
  expect(await listOf(id)).toEqual([])
  expect(await entries(id)).toEqual([
    [hours(48), null],
    [hours(24), hours(48)],
    [null, hours(24)],
  ])
  await takeBack(deleted.undo)
  expect(await listOf(id)).toMatchObject([{ startsAt: hours(48) }])
  await takeBack(moved.undo)
  expect(await listOf(id)).toMatchObject([{ startsAt: hours(24), state: 'confirmed' }])
  await takeBack(added.undo)
  expect([await listOf(id), await entries(id)]).toEqual([[], []])
})

describe('an interview that mail told of', () => {
  async function invited() {
    const { db } = served.database
    const id = await addApplication(db, user, { company: 'Fabrikam', title: 'Tester' })
    const mail = (more: Partial<Invitation>, at: number) =>
      addReadMail(db, user, {
        applicationId: id,
        sentAt: new Date(Date.now() + at),
        read: { kind: 'interview', invitation: { ...invitation(hours(24)), uid: id, ...more } },
      })
    await mail({}, -3000)
    await refreshApplication(db, user, id)
    const [interview] = await listOf(id)
    return { id, mail, interviewId: interview?.id ?? '', params: { id, interviewId: interview?.id ?? '' } }
  }

  test('is changed by the user, and later mail changes when it is alone', async () => {
    const { id, mail, params } = await invited()
    const changed = await client.call(contract.changeInterview, { params, body: { place: 'Room 7' } })
    await mail({ sequence: 1, start: hours(30) }, 3000)
    await refreshApplication(served.database.db, user, id)
    expect(await listOf(id)).toMatchObject([{ place: 'Room 7', startsAt: hours(30), state: 'moved' }])
    await takeBack(changed.undo)
    expect(await listOf(id)).toMatchObject([{ place: 'https://meet.example/1', startsAt: hours(30), state: 'moved' }])
  })

  test('is moved by the user: mail from before does not move it back, and a later one calls it off', async () => {
    const { id, mail, params } = await invited()
    await client.call(contract.changeInterview, { params, body: { startsAt: hours(48) } })
    await mail({ sequence: 1, start: hours(30) }, -1000)
    await refreshApplication(served.database.db, user, id)
    expect(await listOf(id)).toMatchObject([{ startsAt: hours(48) }])
    await mail({ sequence: 2, method: 'cancel', start: hours(30) }, 3000)
    await refreshApplication(served.database.db, user, id)
    expect(await listOf(id)).toMatchObject([{ state: 'cancelled' }])
  })

  test('is deleted by the user, and does not come back at another time', async () => {
    const { id, mail, params } = await invited()
    await client.call(contract.deleteInterview, { params })
    await mail({ sequence: 1, start: hours(30) }, 3000)
    await refreshApplication(served.database.db, user, id)
    expect((await listOf(id)).map(({ state }) => state)).toEqual(['cancelled'])
  })

  async function proposed() {
    const { db } = served.database
    const id = await addApplication(db, user, { company: 'Fabrikam', title: 'Tester' })
    const mail = (said: Invitation, at: number) =>
      addReadMail(db, user, {
        applicationId: id,
        sentAt: new Date(Date.now() + at),
        read: { kind: 'interview', invitation: said },
      })
    await mail(invitation(hours(24), { uid: null, method: 'text', place: null }), -3000)
    await refreshApplication(db, user, id)
    const [interview] = await listOf(id)
    const comes = async () => {
      await mail(invitation(hours(24), { uid: `calendar ${id}` }), 0)
      await refreshApplication(db, user, id)
    }
    return { id, comes, params: { id, interviewId: interview?.id ?? '' } }
  }

  test('in its text and was changed by the user is no second one when its calendar object comes', async () => {
    const { id, comes, params } = await proposed()
    const changed = await client.call(contract.changeInterview, { params, body: { place: 'Room 7' } })
    await comes()
    expect(await listOf(id)).toMatchObject([{ place: 'Room 7', startsAt: hours(24), conflictsWith: [] }])
    await refreshApplication(served.database.db, user, id)
    expect(await listOf(id)).toHaveLength(1)
    await takeBack(changed.undo)
    expect(await listOf(id)).toMatchObject([{ place: 'https://meet.example/1', state: 'confirmed' }])
  })

  test('in its text and was deleted comes again with its calendar object', async () => {
    const { id, comes, params } = await proposed()
    await client.call(contract.deleteInterview, { params })
    await comes()
    expect((await listOf(id)).map(({ state }) => state).sort()).toEqual(['cancelled', 'confirmed'])
  })

  test('is cancelled when it is deleted, and stays so', async () => {
    const { id, params } = await invited()
    const { undo: token } = await client.call(contract.deleteInterview, { params })
    await refreshApplication(served.database.db, user, id)
    expect(await listOf(id)).toMatchObject([{ state: 'cancelled' }])
    await takeBack(token)
    expect(await listOf(id)).toMatchObject([{ state: 'confirmed' }])
  })

  test('comes back with its application as the user left it', async () => {
    const { id, params } = await invited()
    await client.call(contract.changeInterview, { params, body: { place: 'Room 7' } })
    const { undo: token } = await client.call(deleteApplication, { params: { id } })
    await takeBack(token)
    expect(await listOf(id)).toMatchObject([{ place: 'Room 7' }])
  })

  test('goes with its mail to another application', async () => {
    const { db } = served.database
    const { id, params } = await invited()
    await client.call(contract.changeInterview, { params, body: { place: 'Room 7' } })
    const into = await addApplication(db, user, { company: 'Tailspin', title: 'Pilot' })
    await db.updateTable('mails').set({ applicationId: into }).where('applicationId', '=', id).execute()
    for (const each of [id, into]) await refreshApplication(db, user, each)
    expect([await listOf(id), (await listOf(into)).length]).toEqual([[], 1])
  })

  test('stays called off by hand where its application is merged, and that can be taken back', async () => {
    const { id, params } = await invited()
    await client.call(contract.deleteInterview, { params })
    const into = await addApplication(served.database.db, user, { company: 'Tailspin', title: 'Pilot' })
    const merged = await client.call(mergeApplications, { body: { from: id, into } })
    expect(await listOf(into)).toMatchObject([{ state: 'cancelled' }])
    await takeBack(merged.undo)
    expect([await listOf(into), await listOf(id)]).toMatchObject([[], [{ id: params.interviewId, state: 'cancelled' }]])
  })

  test.each([
    ['of a calendar', {}],
    ['of words alone', { uid: null, method: 'text' as const }],
  ])('%s stays as the user said where its mail is put elsewhere, and that can be taken back', async (_, more) => {
    const { db } = served.database
    const { id, mail, params } = await invited()
    const mailId = await mail({ start: hours(40), uid: `${id} 2`, ...more }, -1000)
    await refreshApplication(db, user, id)
    const [first, second] = await listOf(id)
    await client.call(contract.changeInterview, {
      params: { id, interviewId: second?.id ?? '' },
      body: { startsAt: hours(44), place: 'Room 7' },
    })
    const into = await addApplication(db, user, { company: 'Tailspin', title: 'Pilot' })
    const moved = await client.call(assignUnknown, { body: { mailId, to: { as: 'application', applicationId: into } } })
    expect(await listOf(into)).toMatchObject([{ startsAt: hours(44), place: 'Room 7' }])
    expect(await listOf(id)).toMatchObject([{ id: params.interviewId, startsAt: first?.startsAt }])
    await takeBack(moved.undo)
    expect([await listOf(into), await listOf(id)]).toMatchObject([[], [{}, { startsAt: hours(44), place: 'Room 7' }]])
  })

  test('is in the deleted application as it was when that comes back, and stays at its new time in the new one', async () => {
    const { db } = served.database
    const { id, params } = await invited()
    await client.call(contract.changeInterview, { params, body: { place: 'Room 7' } })
    const { undo: token } = await client.call(deleteApplication, { params: { id } })
    const other = await addApplication(db, user, { company: 'Fabrikam', title: 'Tester' })
    const read = { kind: 'interview' as const, invitation: invitation(hours(30), { uid: id, sequence: 1 }) }
    await addReadMail(db, user, { applicationId: other, read })
    await refreshApplication(db, user, other)
    await takeBack(token)
    expect([await listOf(id), await listOf(other)]).toMatchObject([[{ place: 'Room 7' }], [{ startsAt: hours(30) }]])
  })
})

test.each([
  ['that ends before it begins', { startsAt: hours(2), endsAt: hours(1) }, 'endsAt'],
  ['without a time', { kind: 'phone' }, 'startsAt'],
  ['at a time that is none', { startsAt: 'tomorrow' }, 'startsAt'],
])('an interview %s is refused', async (_, body, path) => {
  const id = await addApplication(served.database.db, user)
  expect(await client.refused(contract.addInterview, { params: { id }, body: body as never })).toMatchObject({
    code: 'bad_input',
    errors: [{ path }],
  })
})

test('interviews of somebody else are as unknown as ones that never were', async () => {
  const { db } = served.database
  const eve = await addUser(db)
  const as = served.as(eve)
  const own = await addApplication(db, eve)
  const id = await addApplication(db, user, { company: 'Secret', title: 'Agent' })
  const { id: interviewId } = await client.call(contract.addInterview, { params: { id }, body: { startsAt: hours(24) } })
  const tries: ((application: string, interview: string) => Promise<{ code: string }>)[] = [
    (application) => as.refused(contract.listInterviewsOf, { params: { id: application } }),
    (application) => as.refused(contract.addInterview, { params: { id: application }, body: { startsAt: hours(1) } }),
    (application, interview) =>
      as.refused(contract.changeInterview, { params: { id: application, interviewId: interview }, body: { place: 'x' } }),
    (application, interview) => as.refused(contract.deleteInterview, { params: { id: application, interviewId: interview } }),
    (_, interview) => as.refused(contract.deleteInterview, { params: { id: own, interviewId: interview } }),
  ]
  for (const attempt of tries) {
    const unknown = await attempt(uuidv7(), uuidv7())
    expect(unknown.code).toBe('not_found')
    expect(await attempt(id, interviewId)).toEqual(unknown)
  }
  expect((await as.call(contract.listInterviews)).list).toEqual([])
  expect(await listOf(id)).toHaveLength(1)
})
