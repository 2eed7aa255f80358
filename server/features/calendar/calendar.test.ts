import { sql } from 'kysely'
import { parseICS, type VEvent } from 'node-ical'
import { afterAll, expect, test } from 'vitest'
import { createApplication, undo } from '../../../contract/applications.ts'
import { getCalendarFeed, readCalendarFeed, renewCalendarFeed } from '../../../contract/calendar.ts'
import type { BodyIn } from '../../../contract/endpoint.ts'
import { addInterview, changeInterview, deleteInterview } from '../../../contract/interviews.ts'
import { hours } from '../../testing/hours.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addUser } from '../../testing/tracker.ts'
import { applicationRoutes } from '../applications/index.ts'
import { interviewRoutes } from '../interviews/index.ts'
import { undoRoutes } from '../undo/index.ts'
import { calendarRoutes } from './index.ts'

const served = await serve(calendarRoutes, interviewRoutes, undoRoutes, applicationRoutes)
const user = await addUser(served.database.db)
const client = served.as(user)
const applicationId = await addApplication(served.database.db, user, { company: 'Contoso, Ltd.', title: 'Analyst; Data' })
afterAll(() => served.close())

const nobody = () => served.as('')
const secretIn = (url: string) => url.split('/').at(-1)?.replace('.ics', '') ?? ''
const add = (body: BodyIn<typeof addInterview>) => client.call(addInterview, { params: { id: applicationId }, body })

async function read(url: string): Promise<VEvent[]> {
  const answer = await served.app.inject({ url: new URL(url).pathname })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/calendar')
  return Object.values(parseICS(answer.body)).filter((one): one is VEvent => one?.type === 'VEVENT')
}

test('a calendar program reads the interviews without signing in, as they are now', async () => {
  const { url } = await client.call(getCalendarFeed)
  expect(url).toMatch(/^http:\/\/localhost:3000\/calendar\/[\w-]{64}\.ics$/)
  expect(await read(url)).toEqual([])
  const { id } = await add({
    startsAt: hours(24),
    endsAt: hours(25),
    place: 'https://meet.example/1',
    people: 'Kim Vega',
    summary: 'Talk\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:forged',
    state: 'proposed',
  })
  await add({ startsAt: hours(48) })
  await add({ startsAt: hours(-24 * 100) })
  const [first, second, ...rest] = await read(url)
  expect(rest).toEqual([])
  expect(first).toMatchObject({
    summary: 'Interview: Contoso, Ltd., Analyst; Data',
    status: 'TENTATIVE',
    location: 'https://meet.example/1',
  })
  expect(first?.uid).toBe(`${id}@applybox.localhost`)
  expect([first?.start.toISOString(), first?.end?.toISOString()]).toEqual([hours(24), hours(25)])
  expect(String(first?.description)).toContain('Kim Vega')
  expect(second?.end?.toISOString()).toBe(hours(49))

  const told = await client.call(addInterview, {
    params: { id: applicationId },
    body: { startsAt: hours(72), state: 'cancelled' },
  })
  expect((await read(url)).find(({ uid }) => uid.startsWith(told.id))?.status).toBe('CANCELLED')
  await client.call(deleteInterview, { params: { id: applicationId, interviewId: told.id } })
  expect(await read(url)).toHaveLength(2)
})

test('what has not changed since it was asked for is not sent again', async () => {
  const { url } = await client.call(getCalendarFeed)
  const ask = (etag?: string) =>
    served.app.inject({ url: new URL(url).pathname, headers: etag === undefined ? {} : { 'if-none-match': etag } })
  const { id } = await add({ startsAt: hours(96) })
  const first = await ask()
  const etag = String(first.headers.etag)
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await ask(known)
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  }
  await client.call(deleteInterview, { params: { id: applicationId, interviewId: id } })
  const changed = await ask(etag)
  expect(changed.statusCode).toBe(200)
  expect(changed.headers.etag).not.toBe(etag)
})

test('an interview that is moved by hand, and moved back by undo, is newer to calendar programs', async () => {
  const mover = served.as(await addUser(served.database.db))
  const { url } = await mover.call(getCalendarFeed)
  const application = await mover.call(createApplication, { body: { company: 'Contoso', title: 'Analyst' } })
  const { id } = await mover.call(addInterview, { params: { id: application.id }, body: { startsAt: hours(120) } })
  const params = { id: application.id, interviewId: id }
  const asRead = async () => {
    const event = (await read(url)).find(({ uid }) => uid.startsWith(id))
    return { sequence: Number(event?.sequence), start: event?.start.toISOString(), summary: event?.summary }
  }
  // as if it was noted a minute ago, and moved half a minute ago
  const age = (seconds: number) =>
    sql`update interviews set changed_at = now() - ${seconds} * interval '1 second' where id = ${id}`.execute(served.database.db)
  await age(60)
  const noted = await asRead()
  await mover.call(changeInterview, { params, body: { kind: 'phone' } })
  expect(await asRead()).toEqual(noted)
  const { undo: token } = await mover.call(changeInterview, { params, body: { startsAt: hours(121) } })
  await age(30)
  const moved = await asRead()
  await mover.call(undo, { params: { token } })
  const back = await asRead()
  expect([noted.start, moved.start, back.start]).toEqual([hours(120), hours(121), hours(120)])
  expect(moved.sequence).toBeGreaterThan(noted.sequence)
  expect(back.sequence).toBeGreaterThan(moved.sequence)
  expect(back.summary).toBe(noted.summary)
})

test('who speaks German gets an address under which it speaks German too', async () => {
  const { url } = await served.as(user, { 'accept-language': 'de' }).call(getCalendarFeed)
  expect(url).toMatch(/\.ics\?language=de$/)
  const { pathname, search } = new URL(url)
  const { body } = await served.app.inject({ url: pathname + search })
  expect(body).toContain('Gespräch: Contoso')
  expect(body).not.toContain('Interview:')
})

test('a new address takes the place of the one before', async () => {
  const before = await client.call(getCalendarFeed)
  const after = await client.call(renewCalendarFeed)
  expect(after.url).not.toBe(before.url)
  expect((await client.call(getCalendarFeed)).url).toBe(after.url)
  expect(await nobody().refused(readCalendarFeed, { params: { secret: secretIn(before.url) } })).toMatchObject({
    code: 'not_found',
  })
  expect((await read(after.url)).length).toBe(2)
})

test('an address that is guessed, cut or of another person leads nowhere, or to that person’s own', async () => {
  const other = await addUser(served.database.db)
  const { url } = await served.as(other).call(getCalendarFeed)
  expect(await read(url)).toEqual([])
  const mine = secretIn((await client.call(getCalendarFeed)).url)
  const theirs = secretIn(url)
  for (const secret of [
    'x',
    mine.slice(0, -1),
    mine.slice(0, 22) + theirs.slice(22),
    theirs.slice(0, 22) + mine.slice(22),
    'A'.repeat(64),
  ])
    expect(await nobody().refused(readCalendarFeed, { params: { secret } }), secret).toMatchObject({ code: 'not_found' })
})

test('the address of a person who was disabled leads nowhere', async () => {
  const gone = await addUser(served.database.db)
  const { url } = await served.as(gone).call(getCalendarFeed)
  await served.database.db.updateTable('users').set({ isActive: false }).where('id', '=', gone).execute()
  expect(await nobody().refused(readCalendarFeed, { params: { secret: secretIn(url) } })).toMatchObject({ code: 'not_found' })
})
