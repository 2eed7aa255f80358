import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApplication, findDuplicates } from '../../../contract/applications.ts'
import type { QueryIn } from '../../../contract/endpoint.ts'
import { type Client, type Served, serve } from '../../testing/served.ts'
import { addUser } from '../../testing/tracker.ts'
import { applicationRoutes } from './index.ts'

let served: Served
let client: Client
let stranger: Client
beforeAll(async () => {
  served = await serve(applicationRoutes)
  client = served.as(await addUser(served.database.db))
  stranger = served.as(await addUser(served.database.db))
  const noted = [
    {
      company: 'Contoso GmbH',
      title: 'Data Engineer',
      requisition: 'REQ-4711',
      postingUrl: 'https://jobs.contoso.example/jobs/88123',
    },
    { company: 'Contoso GmbH', title: 'Cook' },
    { company: 'Fabrikam', title: 'Data Engineer', requisition: '20260042' },
  ]
  for (const body of noted) await client.call(createApplication, { body })
})
afterAll(() => served.close())

const found = async (query: QueryIn<typeof findDuplicates>, who = client) =>
  (await who.call(findDuplicates, { query })).list.map(
    ({ company, job, because }) => `${company?.name}: ${job?.title} (${because})`,
  )

test.each<[string, QueryIn<typeof findDuplicates>, string[]]>([
  [
    'the same names, spelled differently',
    { company: 'CONTOSO', title: 'Data engineer (m/f/d)' },
    ['Contoso GmbH: Data Engineer (names)'],
  ],
  [
    'names that may mean the same',
    { company: 'Contoso', title: 'Senior Data Engineer' },
    ['Contoso GmbH: Data Engineer (likeness)'],
  ],
  [
    'the same posting, however its link is decorated',
    { link: 'https://www.jobs.contoso.example/jobs/88123?utm_source=x' },
    ['Contoso GmbH: Data Engineer (posting)'],
  ],
  [
    'the same number at the same company',
    { company: 'Contoso', requisition: 'req 4711' },
    ['Contoso GmbH: Data Engineer (requisition)'],
  ],
  ['a long number, whoever the company is', { requisition: '20260042' }, ['Fabrikam: Data Engineer (requisition)']],
  ['a short number at another company', { company: 'Tailspin', requisition: '4711' }, []],
  ['another job at the same company', { company: 'Contoso', title: 'Accountant' }, []],
  ['the same title at another company', { company: 'Tailspin', title: 'Data Engineer' }, []],
  ['nothing', {}, []],
  ['what LIKE and patterns would take for their own', { company: '%', title: '_', link: 'https://%/', requisition: '%' }, []],
])('is asked for before an application is noted: %s', async (_, query, expected) => {
  expect(await found(query)).toEqual(expected)
})

test('says nothing of what somebody else applied to', async () => {
  expect(await found({ company: 'Contoso', title: 'Data Engineer', requisition: '20260042' }, stranger)).toEqual([])
})
