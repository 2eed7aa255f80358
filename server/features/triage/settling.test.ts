import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getApplication, listApplications, undo } from '../../../contract/applications.ts'
import { assignUnknown, listThreads, listUnknown } from '../../../contract/mail.ts'
import { previewReport } from '../../../contract/report.ts'
import { countSubmitted, getStatistics } from '../../../contract/statistics.ts'
import { getTimeline } from '../../../contract/timeline.ts'
import { assignJob } from '../../../contract/uncategorized.ts'
import { attribute } from '../../../domain/attribution/attribute.ts'
import { candidateOf } from '../../../domain/attribution/candidate.ts'
import { factsOf } from '../../placement/facts.ts'
import { loadMemory } from '../../placement/memory.ts'
import { loadRecord } from '../../placement/record.ts'
import { refreshApplication } from '../../placement/refresh.ts'
import { type Client, serve } from '../../testing/served.ts'
import { addApplication, addMail, addReadMail, addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'

const served = await serve(routesOf)
let user: string
let client: Client
beforeAll(async () => {
  user = await addUser(served.database.db)
  client = served.as(user)
})
afterAll(() => served.close())

const day = (n: number) => new Date(Date.UTC(2026, 8, n))
const kindsOf = async (id: string) =>
  (await client.call(getTimeline, { params: { id } })).list.map(({ kind, actor, to }) => `${kind} by ${actor}: ${to}`)

describe('a mail that waits for the user', () => {
  test('is put into an application: it moves the status, stands in the timeline, and what follows it goes there too', async () => {
    const { db } = served.database
    const applicationId = await addApplication(db, user, { company: 'Contoso', title: 'Analyst', lastActivityAt: day(1) })
    await addReadMail(db, user, {
      applicationId,
      sentAt: day(1),
      read: { kind: 'application_received', company: 'Contoso', title: 'Analyst' },
    })
    const mailId = await addReadMail(db, user, {
      sentAt: day(2),
      read: { kind: 'interview', from: { name: 'Lou', address: 'lou@agency.example' }, invitation: null },
    })
    const heard: string[] = []
    const stop = served.events.subscribe(user, ({ type }) => heard.push(type))
    const placed = await client.call(assignUnknown, { body: { mailId, to: { as: 'application', applicationId } } })
    expect(placed).toEqual({ applicationId, undo: expect.any(String) })
    await expect.poll(() => heard).toEqual(['application', 'triage'])
    stop()

    const application = await client.call(getApplication, { params: { id: applicationId } })
    expect(application).toMatchObject({ status: 'interview', lastActivityAt: day(2).toISOString() })
    expect(application.contacts).toMatchObject([{ address: 'kim@contoso.example' }, { address: 'lou@agency.example' }])
    expect(await kindsOf(applicationId)).toEqual(expect.arrayContaining(['moved by user: null', 'status by mail: interview']))
    expect((await client.call(listUnknown, { query: { filter: 'review' } })).list).toEqual([])
    expect(
      (await client.call(listThreads, { params: { id: applicationId } })).list.flatMap(({ messages }) =>
        messages.map(({ id }) => id),
      ),
    ).toContain(mailId)

    const next = await addReadMail(db, user, { sentAt: day(3), read: { from: { name: 'Lou', address: 'lou@agency.example' } } })
    const [known, record] = [await loadMemory(db, user), await loadRecord(db, user, applicationId)]
    const facts = {
      ...factsOf(record?.mails[1] as never, 'ada@example.com'),
      messageId: '<next@x>',
      inReplyTo: [],
      references: [],
    }
    const candidate = candidateOf(
      {
        id: applicationId,
        company: 'Contoso',
        title: 'Analyst',
        requisition: null,
        postingUrl: null,
        location: null,
        status: 'interview',
        appliedAt: null,
        endedAt: null,
      },
      [],
    )
    expect(attribute(facts, [candidate], known)).toMatchObject({
      as: 'attached',
      applicationId,
      reasons: [{ code: 'put_here_sender', value: 'lou@agency.example' }],
    })
    await db.deleteFrom('mails').where('id', '=', next).execute()

    expect(await client.call(undo, { params: { token: placed.undo } })).toEqual({ applicationIds: [applicationId] })
    expect(await client.call(getApplication, { params: { id: applicationId } })).toMatchObject({ status: 'applied' })
    expect((await client.call(listUnknown, { query: { filter: 'review' } })).list.map(({ id }) => id)).toEqual([mailId])
    expect(await loadMemory(db, user)).toEqual([])
    expect(await client.refused(undo, { params: { token: placed.undo } })).toMatchObject({ code: 'not_found' })
    await db.deleteFrom('mails').where('id', '=', mailId).execute()
  })

  test('starts an application of its own, named by the user or not at all', async () => {
    const { db } = served.database
    const [named, bare] = [
      await addReadMail(db, user, { sentAt: day(4), read: { kind: 'assessment', company: 'Wrong Ltd' } }),
      await addReadMail(db, user, { sentAt: day(5), read: { kind: 'offer' } }),
    ]
    const first = await client.call(assignUnknown, {
      body: { mailId: named, to: { as: 'new', company: 'Fabrikam', title: 'Tester' } },
    })
    expect(await client.call(getApplication, { params: { id: first.applicationId ?? '' } })).toMatchObject({
      company: { name: 'Fabrikam' },
      job: { title: 'Tester' },
      status: 'assessment',
      appliedAt: day(4).toISOString(),
    })
    const second = await client.call(assignUnknown, { body: { mailId: bare, to: { as: 'new' } } })
    expect(await client.call(getApplication, { params: { id: second.applicationId ?? '' } })).toMatchObject({
      isUncategorized: true,
      status: 'offer',
    })

    expect(await client.call(undo, { params: { token: first.undo } })).toEqual({ applicationIds: [] })
    expect(await client.refused(getApplication, { params: { id: first.applicationId ?? '' } })).toMatchObject({
      code: 'not_found',
    })
    expect((await client.call(listUnknown, { query: { filter: 'review' } })).list.map(({ id }) => id)).toEqual([named])
  })

  test('of a recruiter begins what is saved, not sent, unless the user says that they applied', async () => {
    const { db } = served.database
    const own = await addUser(db)
    const theirs = served.as(own)
    const read = { kind: 'recruiter_outreach', company: 'Fabrikam', title: 'Tester' } as const
    const within = { kind: 'interview', confidence: 0.9, likelihood: 0.55 } as const
    const mails = [
      await addReadMail(db, own, { sentAt: day(4), read }),
      await addReadMail(db, own, { sentAt: day(5), read: { ...read, title: 'Driver', within } }),
    ]
    const [second, first] = (await theirs.call(listUnknown, { query: { filter: 'review' } })).list
    expect(first?.begins).toEqual({ company: 'Fabrikam', title: 'Tester', status: 'saved' })
    expect(second?.begins).toEqual({ company: 'Fabrikam', title: 'Driver', status: 'saved' })
    for (const mailId of mails) {
      const { applicationId } = await theirs.call(assignUnknown, { body: { mailId, to: { as: 'new' } } })
      const saved = await theirs.call(getApplication, { params: { id: applicationId ?? '' } })
      expect(saved).toMatchObject({ status: 'saved', appliedAt: null, company: { name: 'Fabrikam' } })
    }
    expect(await theirs.call(countSubmitted)).toMatchObject({ week: { count: 0 }, all: 0 })
    expect(await theirs.call(getStatistics)).toMatchObject({ submitted: 0, answered: 0, flows: [] })
    const period = { from: '2026-09-01', to: new Date().toISOString().slice(0, 10) }
    expect(await theirs.call(previewReport, { query: period })).toMatchObject({ total: 0, withoutDay: 0, list: [] })

    const mailId = await addReadMail(db, own, { sentAt: day(6), read: { ...read, title: 'Baker' } })
    const { applicationId } = await theirs.call(assignUnknown, { body: { mailId, to: { as: 'new', status: 'applied' } } })
    const applied = await theirs.call(getApplication, { params: { id: applicationId ?? '' } })
    expect(applied).toMatchObject({ status: 'applied', appliedAt: null, isAppliedAtKnown: false })
    expect(await theirs.call(countSubmitted)).toMatchObject({ week: { count: 0 }, all: 1 })
    expect(await theirs.call(previewReport, { query: period })).toMatchObject({
      total: 0,
      withoutDay: 1,
      list: [{ title: 'Baker', appliedAt: null }],
    })
  })

  test('says why it waits and where it could belong as things stand, whatever was so when it came', async () => {
    const { db } = served.database
    const own = await addUser(db)
    const theirs = served.as(own)
    const decision = JSON.stringify({ reasons: [{ code: 'unknown_employer' }], candidates: [] })
    const read = {
      kind: 'interview',
      company: 'Tailspin',
      from: { name: 'Lou', address: 'lou@mail.example' },
      confidence: 0.7,
    } as const
    const first = await addReadMail(db, own, { sentAt: day(4), decision, read: { ...read, title: 'Pilot' } })
    const second = await addReadMail(db, own, { sentAt: day(5), decision, read: { ...read, subject: 'Next steps' } })
    const waiting = async () =>
      (await theirs.call(listUnknown, { query: { filter: 'review' } })).list.find(({ id }) => id === second)
    expect(await waiting()).toMatchObject({ reasons: [{ code: 'unknown_employer_no_job', value: 'Tailspin' }], suggestions: [] })
    const { applicationId } = await theirs.call(assignUnknown, {
      body: { mailId: first, to: { as: 'new', company: 'Tailspin', title: 'Pilot' } },
    })
    const after = await waiting()
    expect(after?.reasons.map(({ code }) => code)).not.toContain('unknown_employer_no_job')
    expect(after?.suggestions).toMatchObject([{ applicationId }])
  })

  test('goes aside when it is not about jobs, and so does what its sender writes next', async () => {
    const { db } = served.database
    const mailId = await addReadMail(db, user, {
      read: { from: { name: 'Bank', address: 'loans@bank.example' }, subject: 'Your loan application' },
    })
    expect(await client.call(assignUnknown, { body: { mailId, to: { as: 'aside' } } })).toMatchObject({ applicationId: null })
    expect((await client.call(listUnknown, { query: { filter: 'other' } })).list.map(({ id }) => id)).toContain(mailId)
    expect((await loadMemory(db, user)).at(-1)).toMatchObject({ kind: 'not_about_jobs', signs: { sender: 'loans@bank.example' } })
  })

  test('that could not be read can be put somewhere too', async () => {
    const { db } = served.database
    const mailId = await addMail(db, user, { state: 'failed', failure: 'torn', subject: 'Torn' })
    const applicationId = await addApplication(db, user, { company: 'Tailspin', title: 'Pilot' })
    await client.call(assignUnknown, { body: { mailId, to: { as: 'application', applicationId } } })
    expect((await client.call(listThreads, { params: { id: applicationId } })).list).toMatchObject([
      { messages: [{ id: mailId }] },
    ])
    expect((await client.call(listUnknown, { query: { filter: 'failed' } })).list).toEqual([])
  })

  test('is not put where it is already', async () => {
    const { db } = served.database
    const applicationId = await addApplication(db, user, { company: 'Woodgrove', title: 'Teller' })
    const mailId = await addReadMail(db, user)
    const body = { mailId, to: { as: 'application' as const, applicationId } }
    await client.call(assignUnknown, { body })
    expect(await client.refused(assignUnknown, { body })).toMatchObject({ code: 'conflict' })
  })
})

test('a mail moved out of an application takes its status with it, and leaves no empty one behind', async () => {
  const { db } = served.database
  const right = await addApplication(db, user, { company: 'Contoso', title: 'Designer', lastActivityAt: day(1) })
  const wrong = await addApplication(db, user, { company: 'Contoso', title: 'Engineer', lastActivityAt: day(1) })
  await db.deleteFrom('timeline').where('applicationId', '=', wrong).execute()
  const mailId = await addReadMail(db, user, {
    applicationId: wrong,
    sentAt: day(2),
    read: { kind: 'rejection', company: 'Contoso', title: 'Engineer' },
  })
  await refreshApplication(db, user, wrong)
  const { undo: token } = await client.call(assignUnknown, {
    body: { mailId, to: { as: 'application', applicationId: right } },
  })
  expect(await client.call(getApplication, { params: { id: right } })).toMatchObject({ status: 'rejected' })
  expect(await client.refused(getApplication, { params: { id: wrong } })).toMatchObject({ code: 'not_found' })
  expect((await loadMemory(db, user)).at(-1)).toMatchObject({ kind: 'split', from: wrong, applicationId: right })
  await client.call(undo, { params: { token } })
  expect(await client.call(getApplication, { params: { id: wrong } })).toMatchObject({
    status: 'rejected',
    job: { title: 'Engineer' },
  })
  expect(await client.call(getApplication, { params: { id: right } })).toMatchObject({ status: 'applied' })
})

describe('an uncategorized application', () => {
  test('gets the company and job that the user says, and mail does not change them any more', async () => {
    const { db } = served.database
    const existing = await addApplication(db, user, { company: 'Northwind GmbH', title: 'Buyer' })
    const id = await addApplication(db, user, { lastActivityAt: day(1) })
    await addReadMail(db, user, {
      applicationId: id,
      sentAt: day(1),
      read: { kind: 'application_received', company: 'Greenhouse', title: 'Mr' },
    })
    const settled = await client.call(assignJob, { body: { applicationId: id, company: 'northwind', title: 'Data Analyst' } })
    expect(settled).toMatchObject({ company: { name: 'Northwind GmbH' }, job: { title: 'Data Analyst' }, isUncategorized: false })
    expect(settled.company?.id).toBe((await client.call(getApplication, { params: { id: existing } })).company?.id)
    await addReadMail(db, user, {
      applicationId: id,
      sentAt: day(2),
      read: { kind: 'interview', company: 'Greenhouse', title: 'Mr' },
    })
    await refreshApplication(db, user, id)
    expect(await client.call(getApplication, { params: { id } })).toMatchObject({
      company: { name: 'Northwind GmbH' },
      job: { title: 'Data Analyst' },
      status: 'interview',
    })
    expect(await kindsOf(id)).toEqual(expect.arrayContaining(['company by user: northwind', 'title by user: Data Analyst']))
    expect((await loadMemory(db, user)).at(-1)).toMatchObject({
      kind: 'rename',
      company: 'northwind',
      title: 'Data Analyst',
      signs: { companyKey: 'greenhouse' },
    })

    await client.call(undo, { params: { token: settled.undo } })
    expect(await client.call(getApplication, { params: { id } })).toMatchObject({
      company: { name: 'Greenhouse' },
      status: 'interview',
    })
    expect((await client.call(listApplications, { query: { name: 'Data Analyst' } })).list).toEqual([])
  })

  test.each([
    ['no company', { company: ' ', title: 'x' }],
    ['a company too long', { company: 'x'.repeat(201), title: 'x' }],
    ['no title', { company: 'x', title: '' }],
  ])('is refused %s', async (_, names) => {
    const applicationId = await addApplication(served.database.db, user)
    expect(await client.refused(assignJob, { body: { applicationId, ...names } })).toMatchObject({ code: 'bad_input' })
  })
})

test('nothing of somebody else can be settled, and that it exists does not show', async () => {
  const { db } = served.database
  const eve = await addUser(db)
  const [adas, adasMail] = [await addApplication(db, user, { company: 'Secret', title: 'Agent' }), await addReadMail(db, user)]
  const [eves, evesMail] = [await addApplication(db, eve), await addReadMail(db, eve)]
  const as = served.as(eve)
  const job = (applicationId: string) => as.refused(assignJob, { body: { applicationId, company: 'Mine', title: 'Now' } })
  expect(await job(adas)).toEqual(await job(uuidv7()))
  const put = (mailId: string, applicationId: string) =>
    as.refused(assignUnknown, { body: { mailId, to: { as: 'application', applicationId } } })
  const unknown = await put(evesMail, uuidv7())
  expect(unknown.code).toBe('not_found')
  expect(await put(evesMail, adas)).toEqual(unknown)
  expect(await put(uuidv7(), eves)).toEqual(unknown)
  expect(await put(adasMail, eves)).toEqual(unknown)
  const { undo: token } = await client.call(assignUnknown, { body: { mailId: adasMail, to: { as: 'aside' } } })
  expect(await as.refused(undo, { params: { token } })).toEqual(await as.refused(undo, { params: { token: 'never' } }))
  await client.call(undo, { params: { token } })
})
