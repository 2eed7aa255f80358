import { v7 as uuidv7 } from 'uuid'
import { afterAll, describe, expect, test } from 'vitest'
import { changeManyApplications } from '../../../contract/application-lists.ts'
import {
  changeApplication,
  createApplication,
  deleteApplication,
  getApplication,
  listApplications,
  mergeApplications,
  splitApplication,
  toggleActive,
  undo,
} from '../../../contract/applications.ts'
import { listThreads, listUnknown } from '../../../contract/mail.ts'
import { getTimeline } from '../../../contract/timeline.ts'
import { loadMemory } from '../../placement/memory.ts'
import { refreshApplication } from '../../placement/refresh.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addReadMail, addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'

const served = await serve(routesOf)
const user = await addUser(served.database.db)
const client = served.as(user)
afterAll(() => served.close())

const day = (n: number) => new Date(Date.UTC(2026, 8, n))
const get = (id: string) => client.call(getApplication, { params: { id } })
const takeBack = (token: string) => client.call(undo, { params: { token } })
const timeline = async (id: string) =>
  (await client.call(getTimeline, { params: { id } })).list.map(
    ({ kind, actor, from, to }) => `${kind} by ${actor}: ${from} → ${to}`,
  )

describe('an application noted by hand', () => {
  test('is there with what was said, and can be taken back', async () => {
    const made = await client.call(createApplication, {
      body: {
        company: 'Contoso',
        title: 'Analyst',
        location: 'Vienna',
        postingUrl: 'https://jobs.contoso.example/1',
        appliedAt: '2026-09-01T10:00:00Z',
      },
    })
    expect(made).toMatchObject({
      company: { name: 'Contoso' },
      job: { title: 'Analyst' },
      status: 'applied',
      source: 'manual',
      isActive: true,
      location: 'Vienna',
      appliedAt: '2026-09-01T10:00:00.000Z',
    })
    expect(await get(made.id)).toMatchObject({ postingUrl: 'https://jobs.contoso.example/1' })
    expect(await timeline(made.id)).toContain('created by user: null → applied')
    await takeBack(made.undo)
    expect(await client.refused(getApplication, { params: { id: made.id } })).toMatchObject({ code: 'not_found' })
  })

  test('that is only saved has no date of application until it is applied to', async () => {
    const made = await client.call(createApplication, { body: { company: 'Contoso', title: 'Clerk', status: 'saved' } })
    expect(made).toMatchObject({ status: 'saved', appliedAt: null })
    const applied = await client.call(changeApplication, { params: { id: made.id }, body: { status: 'applied' } })
    expect(Date.now() - Date.parse(applied.appliedAt ?? '')).toBeLessThan(60_000)
  })

  test.each(['in_review', 'interview', 'rejected', 'withdrawn', 'accepted'] as const)(
    'that is noted as %s was sent on a day that nobody told, not today',
    async (status) => {
      const made = await client.call(createApplication, { body: { company: 'Contoso', title: 'Clerk', status } })
      expect(made).toMatchObject({ status, appliedAt: null })
      const saved = await client.call(createApplication, { body: { company: 'Fabrikam', title: 'Clerk', status: 'saved' } })
      expect(await client.call(changeApplication, { params: { id: saved.id }, body: { status } })).toMatchObject({
        status,
        appliedAt: null,
      })
    },
  )

  test('that is only saved was applied to on the day of the receipt', async () => {
    const made = await client.call(createApplication, { body: { company: 'Relecloud', title: 'Clerk', status: 'saved' } })
    const read = { kind: 'application_received', company: 'Relecloud', title: 'Clerk' } as const
    await addReadMail(served.database.db, user, { applicationId: made.id, sentAt: day(4), read })
    await refreshApplication(served.database.db, user, made.id)
    expect(await get(made.id)).toMatchObject({ status: 'applied', appliedAt: day(4).toISOString(), isAppliedAtKnown: true })
  })

  test('that is only saved again has no date of application, changed alone or with others', async () => {
    const made = await client.call(createApplication, { body: { company: 'Contoso', title: 'Clerk' } })
    const one = { params: { id: made.id } }
    expect(await client.call(changeApplication, { ...one, body: { status: 'saved' } })).toMatchObject({ appliedAt: null })
    await client.call(changeApplication, { ...one, body: { status: 'applied' } })
    expect(await get(made.id)).not.toMatchObject({ appliedAt: null })
    const changed = await client.call(changeManyApplications, { body: { action: 'status', status: 'saved', ids: [made.id] } })
    expect(await get(made.id)).toMatchObject({ appliedAt: null })
    await takeBack(changed.undo ?? '')
    expect(await get(made.id)).not.toMatchObject({ appliedAt: null })
  })

  test.each(['alone', 'with others'])(
    'that was only saved by mistake was applied to on the day of its receipt, changed %s',
    async (how) => {
      const { db } = served.database
      const id = await addApplication(db, user, { company: 'Proseware', title: 'Clerk' })
      await addReadMail(db, user, {
        applicationId: id,
        sentAt: day(4),
        read: { kind: 'application_received', company: 'Proseware' },
      })
      await refreshApplication(db, user, id)
      for (const status of ['saved', 'applied'] as const)
        await (how === 'alone'
          ? client.call(changeApplication, { params: { id }, body: { status } })
          : client.call(changeManyApplications, { body: { action: 'status', status, ids: [id] } }))
      expect(await get(id)).toMatchObject({ status: 'applied', appliedAt: day(4).toISOString() })
    },
  )

  test('takes mail like any other one', async () => {
    const { db } = served.database
    const made = await client.call(createApplication, {
      body: { company: 'Fabrikam', title: 'Tester', appliedAt: day(1).toISOString() },
    })
    await addReadMail(db, user, {
      applicationId: made.id,
      sentAt: new Date(),
      read: { kind: 'interview', company: 'Wrong', location: 'Graz' },
    })
    await refreshApplication(db, user, made.id)
    expect(await get(made.id)).toMatchObject({
      company: { name: 'Fabrikam' },
      status: 'interview',
      location: 'Graz',
      appliedAt: day(1).toISOString(),
    })
  })

  test.each([
    ['without a company', { title: 'x' }],
    ['without a title', { company: 'x', title: '  ' }],
    ['with a link that is none', { company: 'x', title: 'x', postingUrl: 'javascript:alert(1)' }],
    ['with a date that is none', { company: 'x', title: 'x', appliedAt: 'yesterday' }],
    ['with a status that there is none of', { company: 'x', title: 'x', status: 'hired' }],
  ])('is refused %s', async (_, body) => {
    expect(await client.refused(createApplication, { body: body as never })).toMatchObject({ code: 'bad_input' })
  })
})

describe('changing an application', () => {
  test('the user’s status holds against earlier mail and gives way to later', async () => {
    const { db } = served.database
    const id = await addApplication(db, user, { company: 'Contoso', title: 'Writer', lastActivityAt: day(1) })
    await addReadMail(db, user, { applicationId: id, sentAt: day(1), read: { kind: 'application_received' } })
    await refreshApplication(db, user, id)
    const changed = await client.call(changeApplication, { params: { id }, body: { status: 'offer' } })
    expect(changed).toMatchObject({ status: 'offer' })
    await addReadMail(db, user, { applicationId: id, sentAt: day(2), read: { kind: 'rejection' } })
    await refreshApplication(db, user, id)
    expect(await get(id)).toMatchObject({ status: 'offer' })
    await addReadMail(db, user, { applicationId: id, sentAt: new Date(Date.now() + 60_000), read: { kind: 'rejection' } })
    await refreshApplication(db, user, id)
    expect(await get(id)).toMatchObject({ status: 'rejected' })
    expect(await timeline(id)).toContain('status by user: applied → offer')
    await takeBack(changed.undo)
    expect(await get(id)).toMatchObject({ status: 'rejected' })
    expect(await timeline(id)).not.toContain('status by user: applied → offer')
  })

  test('what the user says of a field stays, mail says the rest', async () => {
    const { db } = served.database
    const id = await addApplication(db, user, { company: 'acme', title: 'Clerk', lastActivityAt: day(1) })
    await addReadMail(db, user, {
      applicationId: id,
      sentAt: day(1),
      read: { company: 'acme', title: 'Clerk', location: 'Linz', requisition: 'R-1' },
    })
    const changed = await client.call(changeApplication, { params: { id }, body: { company: 'ACME', location: null } })
    expect(changed).toMatchObject({ company: { name: 'ACME' }, location: null })
    expect(await get(id)).toMatchObject({
      company: { name: 'ACME' },
      job: { title: 'Clerk' },
      location: null,
      requisition: 'R-1',
    })
    expect(await timeline(id)).toContain('company by user: acme → ACME')
  })

  test('only the latest change can be taken back, then the one before it', async () => {
    const id = await addApplication(served.database.db, user, { company: 'Tailspin', title: 'Pilot' })
    const first = await client.call(changeApplication, { params: { id }, body: { location: 'Oslo' } })
    const second = await client.call(toggleActive, { params: { id } })
    expect(await client.refused(undo, { params: { token: first.undo } })).toMatchObject({ code: 'conflict' })
    await takeBack(second.undo ?? '')
    expect(await get(id)).toMatchObject({ isActive: true, location: 'Oslo' })
    await takeBack(first.undo)
    expect(await get(id)).toMatchObject({ location: null })
    expect(await timeline(id)).toEqual([])
  })
})

test('what the user archives stays archived, whatever good news comes', async () => {
  const { db } = served.database
  const id = await addApplication(db, user, { company: 'Lamna', title: 'Nurse', lastActivityAt: day(1) })
  for (const [n, kind] of (['application_received', 'rejection', 'interview'] as const).entries())
    await addReadMail(db, user, { applicationId: id, sentAt: day(n + 1), read: { kind } })
  await refreshApplication(db, user, id)
  expect(await client.call(toggleActive, { params: { id } })).toMatchObject({ isActive: false, status: 'interview' })
  await refreshApplication(db, user, id)
  expect(await get(id)).toMatchObject({ isActive: false })
  expect(await client.call(toggleActive, { params: { id } })).toMatchObject({ isActive: true })
})

test('a deleted application leaves its mail in the archive, and comes back with everything', async () => {
  const { db } = served.database
  const id = await addApplication(db, user, { company: 'Northwind', title: 'Buyer', lastActivityAt: day(1) })
  const mailId = await addReadMail(db, user, {
    applicationId: id,
    sentAt: day(1),
    read: {
      kind: 'offer',
      company: 'Northwind',
      title: 'Buyer',
      people: [{ name: 'Lou', address: 'lou@northwind.example', role: 'CEO' }],
    },
  })
  await refreshApplication(db, user, id)
  await client.call(changeApplication, { params: { id }, body: { status: 'accepted' } })
  const before = await get(id)
  const past = await timeline(id)
  const { undo: token } = await client.call(deleteApplication, { params: { id } })
  expect(await client.refused(getApplication, { params: { id } })).toMatchObject({ code: 'not_found' })
  expect((await client.call(listApplications, { query: { active: 'all', name: 'Northwind' } })).list).toEqual([])
  expect((await client.call(listUnknown, { query: { archived: 'true' } })).list.map((mail) => mail.id)).toEqual([mailId])
  await takeBack(token)
  expect(await get(id)).toEqual(before)
  expect(await timeline(id)).toEqual(past)
  expect((await client.call(listUnknown, { query: { archived: 'true' } })).list).toEqual([])
})

describe('merging', () => {
  test('makes one application of two, with the mail, decisions and names of both, and can be taken back', async () => {
    const { db } = served.database
    const into = await addApplication(db, user, { company: 'Contoso', lastActivityAt: day(1) })
    const from = await addApplication(db, user, { company: 'Contoso Ltd', title: 'Chemist', lastActivityAt: day(3) })
    const read = { company: 'Contoso' }
    const mails = [
      await addReadMail(db, user, { applicationId: into, sentAt: day(1), read: { ...read, kind: 'application_received' } }),
      await addReadMail(db, user, {
        applicationId: from,
        sentAt: day(3),
        read: { ...read, kind: 'interview', title: 'Chemist' },
      }),
    ]
    for (const id of [into, from]) await refreshApplication(db, user, id)
    await client.call(changeApplication, { params: { id: from }, body: { location: 'Basel' } })
    const before = [await get(into), await get(from)]

    const merged = await client.call(mergeApplications, { body: { from, into } })
    expect(merged).toMatchObject({
      id: into,
      status: 'interview',
      job: { title: 'Chemist' },
      location: 'Basel',
      lastActivityAt: day(3).toISOString(),
    })
    expect(await client.refused(getApplication, { params: { id: from } })).toMatchObject({ code: 'not_found' })
    const threads = await client.call(listThreads, { params: { id: into } })
    expect(threads.list.flatMap(({ messages }) => messages.map(({ id }) => id)).sort()).toEqual(mails.sort())
    expect(await timeline(into)).toContain('merged by user: Chemist, Contoso → null')
    expect((await loadMemory(db, user)).at(-1)).toMatchObject({ kind: 'merge', from, applicationId: into })

    await takeBack(merged.undo)
    expect([await get(into), await get(from)]).toEqual(before)
  })

  test('keeps the day of applying that the user told, where mail told of an answer alone', async () => {
    const { db } = served.database
    const into = await addApplication(db, user, { company: 'Adatum', title: 'Clerk' })
    await addReadMail(db, user, { applicationId: into, sentAt: day(20), read: { kind: 'rejection', company: 'Adatum' } })
    await refreshApplication(db, user, into)
    const appliedAt = day(1).toISOString()
    const { id: from } = await client.call(createApplication, { body: { company: 'Adatum', title: 'Clerk', appliedAt } })
    expect(await client.call(mergeApplications, { body: { from, into } })).toMatchObject({ appliedAt, isAppliedAtKnown: true })
  })

  test('of an archived one into an active one leaves nothing archived by hand', async () => {
    const { db } = served.database
    const [from, into] = [await addApplication(db, user), await addApplication(db, user, { company: 'Adatum' })]
    await client.call(toggleActive, { params: { id: from } })
    expect(await client.call(mergeApplications, { body: { from, into } })).toMatchObject({ isActive: true })
    await db.updateTable('applications').set({ isActive: false }).where('id', '=', into).execute()
    for (const [n, kind] of (['rejection', 'offer'] as const).entries())
      await addReadMail(db, user, { applicationId: into, sentAt: day(n + 1), read: { kind, company: 'Adatum' } })
    await refreshApplication(db, user, into)
    expect(await get(into)).toMatchObject({ status: 'offer', isActive: true })
  })

  test('of an application with itself is refused', async () => {
    const id = await addApplication(served.database.db, user)
    expect(await client.refused(mergeApplications, { body: { from: id, into: id } })).toMatchObject({ code: 'conflict' })
  })
})

describe('splitting', () => {
  test('takes mails into an application of their own, and can be taken back', async () => {
    const { db } = served.database
    const id = await addApplication(db, user, { company: 'Woodgrove', title: 'Teller', lastActivityAt: day(1) })
    await addReadMail(db, user, {
      applicationId: id,
      sentAt: day(1),
      read: { kind: 'application_received', company: 'Woodgrove', title: 'Teller' },
    })
    const other = await addReadMail(db, user, {
      applicationId: id,
      sentAt: day(2),
      read: { kind: 'rejection', company: 'Woodgrove', title: 'Guard' },
    })
    await refreshApplication(db, user, id)
    expect(await get(id)).toMatchObject({ status: 'rejected' })
    const made = await client.call(splitApplication, { body: { applicationId: id, mailIds: [other] } })
    expect(made).toMatchObject({ company: { name: 'Woodgrove' }, job: { title: 'Guard' }, status: 'rejected' })
    expect(await get(id)).toMatchObject({ status: 'applied', job: { title: 'Teller' } })
    await takeBack(made.undo)
    expect(await get(id)).toMatchObject({ status: 'rejected' })
    expect(await client.refused(getApplication, { params: { id: made.id } })).toMatchObject({ code: 'not_found' })
  })

  test('needs mail of that application, and leaves some', async () => {
    const { db } = served.database
    const id = await addApplication(db, user)
    const mailId = await addReadMail(db, user, { applicationId: id })
    const elsewhere = await addReadMail(db, user)
    const split = (mailIds: string[]) => client.refused(splitApplication, { body: { applicationId: id, mailIds } })
    expect(await split([mailId])).toMatchObject({ code: 'conflict' })
    expect(await split([elsewhere])).toMatchObject({ code: 'not_found' })
  })
})

test('nothing of somebody else can be changed, merged or split, and that it exists does not show', async () => {
  const { db } = served.database
  const eve = await addUser(db)
  const as = served.as(eve)
  const adas = await addApplication(db, user, { company: 'Secret', title: 'Agent' })
  const adasMails = [await addReadMail(db, user, { applicationId: adas }), await addReadMail(db, user, { applicationId: adas })]
  const eves = await addApplication(db, eve, { company: 'Open', title: 'Door' })
  const unknown = uuidv7()
  const tries: ((id: string) => Promise<{ code: string }>)[] = [
    (id) => as.refused(changeApplication, { params: { id }, body: { status: 'offer' } }),
    (id) => as.refused(deleteApplication, { params: { id } }),
    (id) => as.refused(toggleActive, { params: { id } }),
    (id) => as.refused(mergeApplications, { body: { from: id, into: eves } }),
    (id) => as.refused(mergeApplications, { body: { from: eves, into: id } }),
    (id) => as.refused(splitApplication, { body: { applicationId: id, mailIds: adasMails.slice(1) } }),
    (id) =>
      as.refused(splitApplication, { body: { applicationId: eves, mailIds: id === adas ? adasMails.slice(1) : [unknown] } }),
  ]
  for (const attempt of tries) {
    const refusal = await attempt(unknown)
    expect(refusal.code).toBe('not_found')
    expect(await attempt(adas)).toEqual(refusal)
  }
  expect(await get(adas)).toMatchObject({ status: 'applied', isActive: true })
})
