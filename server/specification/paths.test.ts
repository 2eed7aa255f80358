import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshShared } from '../features/catalogue/index.ts'
import { openOutbound } from '../lib/outbound.ts'
import { type Caller, signUp } from '../testing/caller.ts'
import { processed, type Running, run } from '../testing/running.ts'
import { addApplication, addReadMail, addUser } from '../testing/tracker.ts'
import { catalogue, neighbour, pathCatalogue, profileFields, type Row, type World } from './catalogue.ts'

let running: Running
let ada: Caller
let world: World
beforeAll(async () => {
  const outbound = openOutbound({ resolve: async () => [{ address: '1.1.1.1', family: 4 }] })
  running = await run({ APPLYBOX_SEEDING: 'on', APPLYBOX_BOT_PROTECTION: 'off' }, outbound)
  ada = await signUp(running, 'ada.walks')
  await signUp(running, 'grace.walks')
  const { db } = running.database
  const { id: userId, refCode } = await ada.data<{ id: string; refCode: string }>('GET', 'users/profile')
  // by hand: their names are the user's, which no mail that arrives meanwhile changes
  const add = (company: string, title: string) =>
    ada.data<{ id: string }>('POST', 'jobApplications', { source: 'manual', company, title, status: 'applied' })
  const { id: application } = await add('Contoso', 'Analyst')
  const { company, job } = await ada.data<{ company: { id: string }; job: { id: string } }>(
    'GET',
    `jobApplications/${application}`,
  )
  world = {
    refreshToken: ada.refreshToken,
    refCode,
    application,
    otherApplication: (await add('Alderbrook', 'Engineer')).id,
    uncategorized: await addApplication(db, userId, { title: 'Nurse' }),
    company: company.id,
    job: job.id,
    sharedCompany: await shareCompany(),
    unknownMail: await addReadMail(db, userId, { place: 'review' }),
    otherUnknownMail: await addReadMail(db, userId, {
      place: 'review',
      read: { subject: 'To be archived', from: { name: 'Newsletter', address: 'news@elsewhere.example' } },
    }),
    notice: await addReadMail(db, userId, { applicationId: application, read: { kind: 'interview' } }),
    neighboursMail: await addReadMail(db, userId, {
      applicationId: application,
      read: { from: { name: 'Grace', address: neighbour } },
    }),
    document: '',
    note: '',
    experience: '',
    education: '',
  }
})
afterAll(() => running.close())

/** A company at which five people applied is one for all. */
async function shareCompany(): Promise<string> {
  const { db } = running.database
  for (let n = 0; n < 5; n++)
    await addApplication(db, await addUser(db), { company: 'Contoso', title: 'Engineer', appliedAt: new Date() })
  await refreshShared(db)
  return (await ada.data<{ list: { id: string }[] }>('GET', 'companies/detail')).list[0]?.id ?? ''
}

/** What needs the ids of this world in its body. */
function bodyOf({ method, path, body }: Row): unknown {
  if (typeof body === 'function') return body()
  if (path === 'jobApplications/note' && method === 'POST') return { ...Object(body), applicationId: world.application }
  if (path === 'jobApplications/assign-job') return { ...Object(body), applicationId: world.uncategorized }
  if (path === 'users/emails/unknown/assign')
    return { mailId: world.unknownMail, to: { as: 'application', applicationId: world.application } }
  if (path === 'users/emails/unknown/archive') return { mailIds: [world.otherUnknownMail] }
  if (path === 'users/emails/reply' || path === 'users/emails/forward') return { ...Object(body), emailId: world.neighboursMail }
  if (path === 'authenticate') return { method: 'email', intent: 'sign-in', email: ada.email, password: ada.password }
  if (path === 'authenticate/refresh') return { refreshToken: world.refreshToken }
  return body
}

function addressOf({ path, id, query }: Pick<Row, 'path' | 'id' | 'query'>): string {
  const search = typeof query === 'function' ? query(world) : query
  return `${path.replace('{id}', id ? world[id] : '')}${search ? `?${search}` : ''}`
}

test.each(catalogue.map((row) => [`${row.method} ${row.path}`, row] as const))('%s', async (_, row) => {
  const answer = await ada.send(row.method, addressOf(row), bodyOf(row))
  const text = await answer.text()
  expect([answer.status, text]).toEqual([row.sees === undefined ? 204 : 200, text])
  if (row.sees === undefined) expect(text).toBe('')
  else expect(JSON.parse(text).data).toMatchObject(row.sees as object)
  if (row.makes) world[row.makes] = JSON.parse(text).data.id
  if (row.path.startsWith('authenticate') && row.method === 'POST' && row.sees !== undefined)
    ada.token = JSON.parse(text).data.token
  // What is seeded comes by mail.
  if (row.path.includes('/seed')) await processed(running.database)
  if (row.after) expect(await ada.data<object>('GET', addressOf(row.after))).toMatchObject(row.after.sees as object)
})

/** The paths between commas, semicolons and 'or'; `(plus /count and /{id})` stands for two that begin as the one before it. */
function pathsIn(words: string): string[] {
  return words
    .trim()
    .split('\n')
    .flatMap((line) => line.slice(line.indexOf(': ') + 2).split(/[,;]\s+| or |\.$/))
    .flatMap((entry) => {
      const [path = '', plus] = entry.trim().split(' (plus ')
      const more = plus?.slice(0, -1).split(' and ') ?? []
      return [path.replace(/ \(.*/, ''), ...more.map((end) => path + end)]
    })
    .filter(Boolean)
}

test('every path that the specification lists is called by a row', () => {
  const listed = pathsIn(pathCatalogue)
  expect(listed.length).toBe(71)
  // Every person who signs up here is given an address.
  const called = new Set([...catalogue.map(({ path }) => path), 'email/assign'])
  expect(listed.filter((path) => !called.has(path))).toEqual([])
})

test('the profile has every field of the specification', async () => {
  const bea = await signUp(running, 'bea.walks')
  const user = await bea.data<Record<string, unknown>>('GET', 'users/profile')
  expect(Object.keys(user)).toEqual(expect.arrayContaining(profileFields))
  expect(user).toMatchObject({
    assignedEmail: 'bea.walks@applybox.localhost',
    assignedEmails: [{ email: 'bea.walks@applybox.localhost' }],
    notification: [{ notification: false }],
    phoneNumber: '',
    username: 'Bea Walks',
    clickOn: false,
  })
})
