import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { archiveUnknown, listUnknown } from '../../../contract/mail.ts'
import { countUncategorized, getUncategorized, listUncategorized } from '../../../contract/uncategorized.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addMail, addReadMail, addUser } from '../../testing/tracker.ts'
import { triageRoutes } from './index.ts'

const served = await serve(triageRoutes)
afterAll(() => served.close())

const day = (n: number) => new Date(Date.UTC(2026, 8, n))

describe('mail that belongs to no application', () => {
  let user: string
  beforeAll(async () => {
    const { db } = served.database
    user = await addUser(db)
    const add = (subject: string, n: number, row: Parameters<typeof addMail>[2]) =>
      addMail(db, user, { subject, state: 'applied', receivedAt: day(n), sentAt: day(n), ...row })
    await add('Shall we talk?', 1, { place: 'review', kind: 'interview' })
    await add('12 new jobs', 2, { place: 'aside', kind: 'job_alert' })
    await add('A role for you', 3, { place: 'aside', kind: 'recruiter_outreach' })
    await add('Your code is 123456', 4, { place: 'aside', kind: 'account' })
    await add('Your parcel', 5, { place: 'aside', kind: 'other' })
    await add('Torn', 6, { state: 'failed', sentAt: null, failure: 'The mail could not be taken apart' })
    await add('Old alert', 7, { place: 'aside', kind: 'job_alert', archivedAt: day(8) })
    await add('On its way', 8, { state: 'waiting', sentAt: null })
    await add('Placed', 9, { place: 'application', kind: 'offer', applicationId: await addApplication(db, user) })
  })
  const subjects = async (query: Parameters<typeof listOf>[0]) => (await listOf(query)).list.map(({ subject }) => subject)
  const listOf = (query: {
    filter?: 'review' | 'alerts' | 'outreach' | 'codes' | 'other' | 'failed' | 'all'
    archived?: 'true'
    limit?: number
    cursor?: string
  }) => served.as(user).call(listUnknown, { query })

  test.each([
    ['review', ['Shall we talk?']],
    ['alerts', ['12 new jobs']],
    ['outreach', ['A role for you']],
    ['codes', ['Your code is 123456']],
    ['other', ['Your parcel']],
    ['failed', ['Torn']],
    ['all', ['Torn', 'Your parcel', 'Your code is 123456', 'A role for you', '12 new jobs', 'Shall we talk?']],
  ] as const)('is listed under %s', async (filter, expected) => {
    expect(await subjects({ filter })).toEqual(expected)
  })

  test('is listed apart when it was archived', async () => {
    expect(await subjects({ archived: 'true' })).toEqual(['Old alert'])
  })

  test('is read page by page', async () => {
    const seen: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await listOf({ limit: 4, ...(cursor && { cursor }) })
      seen.push(...page.list.map(({ subject }) => subject))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(await subjects({}))
  })

  test('that failed says why', async () => {
    expect((await listOf({ filter: 'failed' })).list[0]).toMatchObject({
      filter: 'failed',
      reasons: [{ code: 'unreadable', value: 'The mail could not be taken apart' }],
    })
  })
})

test('mail that shows signs of a fraud, or that its sender did not send, is marked, also where it is put aside', async () => {
  const { db } = served.database
  const user = await addUser(db)
  const aside = { state: 'applied', place: 'aside', read: { kind: 'recruiter_outreach' } } as const
  const warnings = [{ code: 'cheque' as const, quote: 'We will mail you a cheque' }]
  await addReadMail(db, user, { ...aside, read: { ...aside.read, trust: { level: 'warn', warnings } }, subject: 'cheque' })
  await addReadMail(db, user, { ...aside, authentication: JSON.stringify({ dmarc: 'fail' }), subject: 'unproven' })
  await addReadMail(db, user, { ...aside, authentication: JSON.stringify({ dmarc: 'pass' }), subject: 'honest' })
  const { list } = await served.as(user).call(listUnknown)
  const marked = list.filter(({ isSuspicious }) => isSuspicious).map(({ subject }) => subject)
  expect(marked.sort()).toEqual(['cheque', 'unproven'])
})

test('mail to settle says why it waits and where it could belong, the likeliest first, then by who wrote before', async () => {
  const { db } = served.database
  const user = await addUser(db)
  const [contoso, fabrikam, tailspin] = [
    await addApplication(db, user, { company: 'Contoso', title: 'Analyst' }),
    await addApplication(db, user, { company: 'Fabrikam', title: 'Tester' }),
    await addApplication(db, user, { company: 'Tailspin' }),
  ]
  for (const applicationId of [fabrikam, tailspin])
    await db
      .insertInto('contacts')
      .values({ userId: user, applicationId, address: 'kim@example.com', name: 'Kim', firstSeenAt: day(1) })
      .execute()
  const eves = await addApplication(db, await addUser(db), { company: 'Secret', title: 'Agent' })
  await addMail(db, user, {
    state: 'applied',
    place: 'review',
    fromAddress: 'Kim@example.com',
    decision: JSON.stringify({
      reasons: [{ code: 'several_here' }],
      candidates: [
        { applicationId: fabrikam, score: 0.5, reasons: [{ code: 'known_contact' }] },
        { applicationId: contoso, score: 0.7, reasons: [{ code: 'same_title' }] },
        { applicationId: eves, score: 0.9, reasons: [] },
        { applicationId: uuidv7(), score: 0.9, reasons: [] },
      ],
    }),
  })
  expect((await served.as(user).call(listUnknown)).list).toMatchObject([
    {
      reasons: [{ code: 'several_here' }],
      suggestions: [
        { applicationId: contoso, company: 'Contoso', title: 'Analyst', reasons: [{ code: 'same_title' }] },
        { applicationId: fabrikam, company: 'Fabrikam', title: 'Tester', reasons: [{ code: 'known_contact' }] },
        {
          applicationId: tailspin,
          company: 'Tailspin',
          title: null,
          reasons: [{ code: 'wrote_before', value: 'kim@example.com' }],
        },
      ],
    },
  ])
})

test('mail to settle is suggested the applications at the employer that it names or comes from', async () => {
  const { db } = served.database
  const user = await addUser(db)
  const [named, from] = [
    await addApplication(db, user, { company: 'Contoso GmbH', title: 'Analyst' }),
    await addApplication(db, user, { company: 'Nebel Horn', title: 'Tester' }),
  ]
  await addReadMail(db, user, {
    read: { company: 'contoso', from: { name: 'Lou', address: 'lou@jobs.nebelhorn.example' } },
  })
  await addReadMail(db, user, { place: 'aside', read: { kind: 'job_alert', company: 'contoso' } })
  const { list } = await served.as(user).call(listUnknown)
  expect(list.find(({ filter }) => filter === 'alerts')?.suggestions).toEqual([])
  expect(
    list
      .find(({ filter }) => filter === 'review')
      ?.suggestions.toSorted((a, b) => String(a.reasons[0]?.value).localeCompare(String(b.reasons[0]?.value))),
  ).toMatchObject([
    { applicationId: named, reasons: [{ code: 'from_or_about', value: 'Contoso GmbH' }] },
    { applicationId: from, reasons: [{ code: 'from_or_about', value: 'Nebel Horn' }] },
  ])
})

describe('archiving', () => {
  test('puts mail out of the way and back, and open windows hear it', async () => {
    const { db } = served.database
    const user = await addUser(db)
    const mailIds = [
      await addMail(db, user, { state: 'applied', place: 'aside', kind: 'job_alert' }),
      await addMail(db, user, { state: 'failed' }),
    ]
    const heard: string[] = []
    const stop = served.events.subscribe(user, ({ type }) => heard.push(type))
    expect(await served.as(user).call(archiveUnknown, { body: { mailIds } })).toEqual({ count: 2 })
    expect((await served.as(user).call(listUnknown)).list).toEqual([])
    expect(await served.as(user).call(archiveUnknown, { body: { mailIds } })).toEqual({ count: 0 })
    expect(await served.as(user).call(archiveUnknown, { body: { mailIds, archived: false } })).toEqual({ count: 2 })
    expect((await served.as(user).call(listUnknown)).list).toHaveLength(2)
    await expect.poll(() => heard).toEqual(['triage', 'triage'])
    stop()
  })

  test('leaves mail of applications where it is', async () => {
    const { db } = served.database
    const user = await addUser(db)
    const mailId = await addMail(db, user, {
      state: 'applied',
      place: 'application',
      applicationId: await addApplication(db, user),
    })
    expect(await served.as(user).call(archiveUnknown, { body: { mailIds: [mailId] } })).toEqual({ count: 0 })
  })

  test('of somebody else’s mail is refused like that of mail that never was, and archives nothing', async () => {
    const { db } = served.database
    const [ada, eve] = [await addUser(db), await addUser(db)]
    const adas = await addMail(db, ada, { state: 'applied', place: 'review' })
    const eves = await addMail(db, eve, { state: 'applied', place: 'review' })
    const unknown = await served.as(eve).refused(archiveUnknown, { body: { mailIds: [eves, uuidv7()] } })
    expect(unknown.code).toBe('not_found')
    expect(await served.as(eve).refused(archiveUnknown, { body: { mailIds: [eves, adas] } })).toEqual(unknown)
    expect((await served.as(eve).call(listUnknown)).list.map(({ id }) => id)).toEqual([eves])
    expect((await served.as(ada).call(listUnknown)).list.map(({ id }) => id)).toEqual([adas])
  })
})

test('applications without company or job wait among the uncategorized, unless they are archived', async () => {
  const { db } = served.database
  const user = await addUser(db)
  const evidence = [{ field: 'kind' as const, quote: 'we received your application', where: 'body' as const, mailId: uuidv7() }]
  const ids = [
    await addApplication(db, user, { lastActivityAt: day(1), evidence: JSON.stringify(evidence) }),
    await addApplication(db, user, { lastActivityAt: day(2), company: 'Contoso' }),
    await addApplication(db, user, { lastActivityAt: day(3), title: 'Analyst' }),
  ]
  await addApplication(db, user, { company: 'Fabrikam', title: 'Tester' })
  await addApplication(db, user, { isActive: false })
  expect(await served.as(user).call(countUncategorized)).toEqual({ count: 3 })
  const first = await served.as(user).call(listUncategorized, { query: { limit: 2 } })
  const second = await served.as(user).call(listUncategorized, { query: { limit: 2, cursor: first.nextCursor ?? '' } })
  expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(ids.toReversed())
  expect(await served.as(user).call(getUncategorized, { params: { id: ids[0] ?? '' } })).toMatchObject({
    company: null,
    job: null,
    evidence,
  })
})

test('an uncategorized application of somebody else is as unknown as one that never was; one that is complete says so', async () => {
  const { db } = served.database
  const [ada, eve] = [await addUser(db), await addUser(db)]
  const unknown = await served.as(eve).refused(getUncategorized, { params: { id: uuidv7() } })
  expect(unknown.code).toBe('not_found')
  expect(await served.as(eve).refused(getUncategorized, { params: { id: await addApplication(db, ada) } })).toEqual(unknown)
  const complete = await addApplication(db, eve, { company: 'Contoso', title: 'Analyst' })
  expect(await served.as(eve).call(getUncategorized, { params: { id: complete } })).toMatchObject({ isUncategorized: false })
  expect(await served.as(ada).refused(getUncategorized, { params: { id: complete } })).toEqual(unknown)
  expect(await served.as(eve).call(countUncategorized)).toEqual({ count: 0 })
})

test('an application without a company is told what it could be called: by other mail from the domain, the signature, the domain', async () => {
  const { db } = served.database
  const [user, eve] = [await addUser(db), await addUser(db)]
  const client = served.as(user)
  const from = (address: string) => ({ read: { from: { name: 'Lou Berg', address } } })
  for (const [owner, company] of [
    [user, 'Larkspur'],
    [eve, 'Secret'],
  ] as const) {
    const known = await addApplication(db, owner, { company, title: 'Cook' })
    await db
      .insertInto('contacts')
      .values({
        userId: owner,
        applicationId: known,
        address: 'kim@jobs.larkspur-analytics.example',
        name: 'Kim',
        firstSeenAt: day(1),
      })
      .execute()
  }
  const nameless = await addApplication(db, user, { title: 'Analyst' })
  const signed =
    'Subject: Hello\r\n\r\nHi Ada,\r\n\r\nmore next week.\r\n\r\n-- \r\nLou Berg\r\nNorthbank Logistics GmbH | Hafenstr. 3\r\n'
  await addReadMail(db, user, {
    applicationId: nameless,
    bytes: Buffer.from(signed),
    ...from('lou@larkspur-analytics.example'),
  })
  const namesOf = async (id: string) => (await client.call(getUncategorized, { params: { id } })).names.company
  expect(await namesOf(nameless)).toEqual([
    { name: 'Larkspur', because: 'domain_known', value: 'larkspur-analytics.example' },
    { name: 'Northbank Logistics GmbH', because: 'signature', value: 'Northbank Logistics GmbH' },
    { name: 'Larkspur Analytics', because: 'domain', value: 'larkspur-analytics.example' },
  ])
  const personal = await addApplication(db, user, { title: 'Analyst' })
  await addReadMail(db, user, { applicationId: personal, ...from('lou.berg@gmail.com') })
  expect(await namesOf(personal)).toEqual([])
  const untitled = await addApplication(db, user, { company: 'Contoso' })
  await addReadMail(db, user, { applicationId: untitled, ...from('lou@larkspur-analytics.example') })
  expect(await namesOf(untitled)).toEqual([])
})

test('what a mail may be called is asked about: names that were too unsure to be told, with their words', async () => {
  const { db } = served.database
  const user = await addUser(db)
  const client = served.as(user)
  const said = (field: 'company' | 'title', name: string, share: number, quote: string) => ({
    name,
    share,
    evidence: { field, quote, where: 'body' as const },
  })
  const likely = {
    company: [
      said(
        'company',
        'Larkspur Quay',
        0.6,
        'Larkspur Quay, the yard behind the old sugar mill, where we have mended boats since 1911',
      ),
      said('company', 'Northbank', 0.3, 'our crane at Northbank'),
    ],
    title: [said('title', 'Rigger', 0.5, 'as a Rigger')],
  }
  const read = { company: null, title: null, likely, from: { name: 'Lou', address: 'lou.berg@gmail.com' } }
  const bare = await addApplication(db, user, {})
  await addReadMail(db, user, { applicationId: bare, read })
  const { names } = await client.call(getUncategorized, { params: { id: bare } })
  expect(names.company.map(({ name }) => name)).toEqual(['Larkspur Quay', 'Northbank'])
  expect(names.company[0]).toMatchObject({ because: 'said', value: expect.stringMatching(/^Larkspur Quay, the yard.{20,40}…$/) })
  expect(names.title).toEqual([{ name: 'Rigger', because: 'said', value: 'as a Rigger' }])
})

test('an application that lacks something is suggested the whole ones it could be part of, with why', async () => {
  const { db } = served.database
  const user = await addUser(db)
  const client = served.as(user)
  const [analyst, cook, tester] = [
    await addApplication(db, user, { company: 'Contoso', title: 'Analyst', lastActivityAt: day(3) }),
    await addApplication(db, user, { company: 'Contoso', title: 'Cook', lastActivityAt: day(2) }),
    await addApplication(db, user, { company: 'Fabrikam', title: 'Tester', lastActivityAt: day(1) }),
  ]
  const eve = await addUser(db)
  await addApplication(db, eve, { company: 'Contoso', title: 'Analyst' })
  const untitled = await addApplication(db, user, { company: 'Contoso' })
  await addApplication(db, user, { company: 'Contoso' })
  const nameless = await addApplication(db, user, { title: 'Tester' })
  const byDomain = await addApplication(db, user, {})
  const mailId = await addReadMail(db, user, {
    applicationId: byDomain,
    read: { from: { name: 'Lou', address: 'lou@fabrikam.example' } },
  })
  const suggested = async (id: string) =>
    (await client.call(getUncategorized, { params: { id } })).suggestions.map(({ applicationId, reasons }) => [
      applicationId,
      reasons[0]?.code,
    ])
  expect(await suggested(untitled)).toEqual([
    [analyst, 'same_company'],
    [cook, 'same_company'],
  ])
  expect(await suggested(nameless)).toEqual([[tester, 'same_title']])
  expect(await suggested(byDomain)).toEqual([[tester, 'from_or_about']])
  expect((await client.call(getUncategorized, { params: { id: byDomain } })).mailIds).toEqual([mailId])
})
