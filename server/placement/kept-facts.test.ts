import { afterAll, expect, test } from 'vitest'
import { changeApplication, getApplication, listApplications } from '../../contract/applications.ts'
import { assignUnknown } from '../../contract/mail.ts'
import { previewReport } from '../../contract/report.ts'
import { asOwnMail, ownAddresses } from '../../domain/application/own-mail.ts'
import type { Reading } from '../../domain/reading.ts'
import { routesOf } from '../features/routes.ts'
import { plainReading } from '../testing/reading.ts'
import { type Client, serve } from '../testing/served.ts'
import { addApplication, addReadMail, addUser } from '../testing/tracker.ts'
import { refreshApplication } from './refresh.ts'

const served = await serve(routesOf)
afterAll(() => served.close())

const day = (n: number) => new Date(Date.UTC(2026, 8, n))

/** An application with these mails, one a day, as its user sees it. */
async function withMails(...mails: Partial<Reading>[]) {
  const { db } = served.database
  const user = await addUser(db)
  const client: Client = served.as(user)
  const id = await addApplication(db, user)
  for (const [n, read] of mails.entries()) await addReadMail(db, user, { applicationId: id, sentAt: day(n + 1), read })
  await refreshApplication(db, user, id)
  return { client, id, shown: () => client.call(getApplication, { params: { id } }) }
}

const names = { company: 'Contoso', title: 'Analyst' }

test('pay, work mode and what is promised are kept with the words that tell them', async () => {
  const pay = { min: 62_000, max: 68_000, currency: 'EUR', period: 'year' } as const
  const { client, id, shown } = await withMails({
    ...names,
    kind: 'application_received',
    workMode: 'hybrid',
    expected: { by: '2026-09-20' },
    evidence: [
      { field: 'kind', quote: 'Thank you for applying', where: 'body' },
      { field: 'workMode', quote: 'Berlin (Hybrid)', where: 'body' },
      { field: 'expected', quote: 'You will hear from us within two weeks', where: 'body' },
    ],
  })
  const first = await shown()
  expect(first).toMatchObject({
    workMode: 'hybrid',
    expected: { by: '2026-09-20', quote: 'You will hear from us within two weeks' },
    isAppliedAtKnown: true,
  })
  expect(first.evidence).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ field: 'appliedAt', quote: 'Thank you for applying' }),
      expect.objectContaining({ field: 'workMode', quote: 'Berlin (Hybrid)' }),
    ]),
  )
  const { db } = served.database
  const user = (await db.selectFrom('applications').select('userId').where('id', '=', id).executeTakeFirstOrThrow()).userId
  const words = { field: 'salary', quote: 'We offer €62,000 to €68,000 a year', where: 'body' } as const
  // What an offer sets a time for is asked, not promised.
  const offer: Partial<Reading> = { ...names, kind: 'offer', pay, expected: { by: '2026-09-20' }, evidence: [words] }
  await addReadMail(db, user, { applicationId: id, sentAt: day(9), read: offer })
  await refreshApplication(db, user, id)
  const offered = await shown()
  expect(offered).toMatchObject({
    salaryMin: 62_000,
    salaryMax: 68_000,
    salaryCurrency: 'EUR',
    salaryPeriod: 'year',
    expected: null,
  })
  expect(offered.evidence).toContainEqual(expect.objectContaining(words))

  await client.call(changeApplication, { params: { id }, body: { salaryMax: 70_000, workMode: 'remote' } })
  await refreshApplication(db, user, id)
  expect(await shown()).toMatchObject({ salaryMin: 62_000, salaryMax: 70_000, workMode: 'remote' })
})

test('the letter of application tells the day, an answer of the user’s does not', async () => {
  const from = { name: 'Ada', address: 'ada@example.com' }
  const own = ownAddresses(from.address, [])
  const written = (subject: string, text: string) =>
    asOwnMail({ ...plainReading, from, to: [{ name: '', address: 'jobs@contoso.example' }], subject, evidence: [] }, own, text)
  const letter = written('Bewerbung als Analyst', 'Sehr geehrte Frau Vega, …')
  for (const answer of [written('Re: Application', 'Thank you!'), written('A question', 'When do I hear about it?')])
    expect(answer.evidence).toEqual([])
  expect(written('Hello', 'Dear Kim, I would like to apply for the post of analyst.').evidence).toMatchObject([
    { field: 'appliedAt', where: 'body' },
  ])
  const { shown, client } = await withMails(letter, { ...names, kind: 'rejection' })
  expect(await shown()).toMatchObject({ appliedAt: day(1).toISOString(), isAppliedAtKnown: true, status: 'rejected' })
  const report = await client.call(previewReport, { query: { from: '2026-09-01', to: '2026-09-30' } })
  expect(report).toMatchObject({ total: 1, withoutDay: 0, list: [{ appliedAt: day(1).toISOString() }] })
})

test('an application that a tagged address founds is found by that', async () => {
  const { db } = served.database
  const user = await addUser(db)
  const client = served.as(user)
  const mailId = await addReadMail(db, user, { tag: 'board', read: { kind: 'application_received', ...names } })
  const { applicationId } = await client.call(assignUnknown, { body: { mailId, to: { as: 'new' } } })
  const { list } = await client.call(listApplications, { query: { source: 'tag' } })
  expect(list).toMatchObject([{ id: applicationId, source: 'tag' }])
})
