import { v7 as uuidv7 } from 'uuid'
import { afterAll, describe, expect, test } from 'vitest'
import { changeManyApplications, mostAtOnce } from '../../../contract/application-lists.ts'
import { changeApplication, getApplication, listApplications, toggleActive, undo } from '../../../contract/applications.ts'
import type { BodyIn } from '../../../contract/endpoint.ts'
import { createNote, listNotes } from '../../../contract/notes.ts'
import { getTimeline } from '../../../contract/timeline.ts'
import { addLargeAccount } from '../../testing/large-account.ts'
import { type Client, serve } from '../../testing/served.ts'
import { addApplication, addReadMail, addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'

const served = await serve(routesOf)
afterAll(() => served.close())

type Change = BodyIn<typeof changeManyApplications>

async function person(): Promise<{ user: string; client: Client; add: (title: string, row?: object) => Promise<string> }> {
  const user = await addUser(served.database.db)
  const add = (title: string, row: object = {}) =>
    addApplication(served.database.db, user, { company: 'Contoso', title, source: 'manual', ...row })
  return { user, client: served.as(user), add }
}
const all = async (client: Client) =>
  (await client.call(listApplications, { query: { active: 'all', sort: 'title', limit: 100 } })).list
const change = (client: Client, body: Change) => client.call(changeManyApplications, { body })
const takeBack = (client: Client, token: string | null) => client.call(undo, { params: { token: token ?? '' } })

describe('many applications at once', () => {
  test('get a status, as if each were given it alone, and one undo takes it back', async () => {
    const { client, add } = await person()
    const ids = [await add('a'), await add('b', { status: 'saved' }), await add('c', { status: 'rejected' })]
    const before = await all(client)
    const done = await change(client, { action: 'status', ids, status: 'rejected' })
    expect(done.changed).toBe(2)
    const after = await all(client)
    expect(after.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    // When it was sent, nobody told.
    expect(after[1]?.appliedAt).toBeNull()
    const { list } = await client.call(getTimeline, { params: { id: ids[0] ?? '' } })
    expect(list[0]).toMatchObject({ kind: 'status', actor: 'user', from: 'applied', to: 'rejected' })
    await takeBack(client, done.undo)
    expect(await all(client)).toEqual(before)
  })

  test('are archived and made active again', async () => {
    const { client, add } = await person()
    const ids = [await add('a'), await add('b', { isActive: false })]
    const archived = await change(client, { action: 'archive', ids })
    expect(archived.changed).toBe(1)
    expect((await all(client)).map(({ isActive }) => isActive)).toEqual([false, false])
    await change(client, { action: 'activate', ids })
    expect((await all(client)).map(({ isActive }) => isActive)).toEqual([true, true])
  })

  test('get labels and lose some; each is spelled as it is elsewhere', async () => {
    const { client, add } = await person()
    const ids = [await add('a', { labels: ['Far', 'old'] }), await add('b'), await add('c', { labels: ['far', 'new'] })]
    const before = await all(client)
    const done = await change(client, { action: 'label', ids, add: ['FAR', 'new'], remove: ['OLD'] })
    expect(done.changed).toBe(2)
    expect((await all(client)).map(({ labels }) => labels)).toEqual([
      ['Far', 'new'],
      ['Far', 'new'],
      ['far', 'new'],
    ])
    await takeBack(client, done.undo)
    expect(await all(client)).toEqual(before)
  })

  test('are deleted with everything, and come back with everything', async () => {
    const { client, add, user } = await person()
    const ids = [await add('a', { labels: ['x'] }), await add('b')]
    await client.call(createNote, { body: { applicationId: ids[0] ?? '', text: 'Ask about tea' } })
    for (const applicationId of ids)
      await addReadMail(served.database.db, user, { applicationId, sentAt: new Date(), read: { company: 'Contoso' } })
    const before = await Promise.all(ids.map((id) => client.call(getApplication, { params: { id } })))
    const done = await change(client, { action: 'delete', ids })
    expect(await all(client)).toEqual([])
    await takeBack(client, done.undo)
    const after = await Promise.all(ids.map((id) => client.call(getApplication, { params: { id } })))
    expect(after.map(({ job, labels, status }) => [job?.title, labels, status])).toEqual(
      before.map(({ job, labels, status }) => [job?.title, labels, status]),
    )
    expect((await client.call(listNotes, { params: { id: ids[0] ?? '' } })).list).toHaveLength(1)
  })

  test('get the names that they lack and keep those that they have, and one undo takes it back', async () => {
    const { client, user } = await person()
    const { db } = served.database
    const ids = [
      await addApplication(db, user, { company: 'Fabrikam', settled: ['company'] }),
      await addApplication(db, user, { title: 'Cook', settled: ['title'] }),
      await addApplication(db, user, { company: 'Tailspin', title: 'Pilot' }),
      await addApplication(db, user),
    ]
    const names = async () => {
      const found = await Promise.all(ids.map((id) => client.call(getApplication, { params: { id } })))
      return found.map(({ company, job }) => [company?.name, job?.title])
    }
    const before = await names()
    const done = await change(client, { action: 'name', ids, company: 'Contoso', title: 'Analyst' })
    expect(done.changed).toBe(3)
    expect(await names()).toEqual([
      ['Fabrikam', 'Analyst'],
      ['Contoso', 'Cook'],
      ['Tailspin', 'Pilot'],
      ['Contoso', 'Analyst'],
    ])
    await takeBack(client, done.undo)
    expect(await names()).toEqual(before)
    expect(await change(client, { action: 'name', ids: ids.slice(0, 1), company: 'Contoso' })).toEqual({
      changed: 0,
      undo: null,
    })
  })

  test('are put aside as not about jobs with their mail, and come back; one without mail stays', async () => {
    const { client, user, add } = await person()
    const { db } = served.database
    const mailed = [await addApplication(db, user), await addApplication(db, user)]
    for (const applicationId of mailed) await addReadMail(db, user, { applicationId, sentAt: new Date(), read: {} })
    const ids = [...mailed, await add('by hand')]
    const done = await change(client, { action: 'aside', ids })
    expect(done.changed).toBe(2)
    expect((await all(client)).map(({ id }) => id)).toEqual(ids.slice(2))
    await takeBack(client, done.undo)
    expect((await all(client)).map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(await change(client, { action: 'aside', ids: ids.slice(2) })).toEqual({ changed: 0, undo: null })
  })

  test('that are so already are left alone, and what was done to them before can still be taken back', async () => {
    const { client, add } = await person()
    const ids = [await add('a'), await add('b')]
    const first = await client.call(toggleActive, { params: { id: ids[0] ?? '' } })
    await change(client, { action: 'archive', ids })
    expect(await change(client, { action: 'archive', ids })).toEqual({ changed: 0, undo: null })
    await takeBack(client, first.undo)
    expect((await all(client)).map(({ isActive }) => isActive)).toEqual([true, false])
  })

  test('can not be taken back when one of them was changed since', async () => {
    const { client, add } = await person()
    const ids = [await add('a'), await add('b')]
    const done = await change(client, { action: 'archive', ids })
    await client.call(changeApplication, { params: { id: ids[1] ?? '' }, body: { rating: 3 } })
    expect(await client.refused(undo, { params: { token: done.undo ?? '' } })).toMatchObject({ code: 'conflict' })
  })

  test('are changed all or none: one that is unknown or of somebody else refuses the whole', async () => {
    const { client, add } = await person()
    const other = await person()
    const mine = await add('a')
    const theirs = await other.add('secret')
    for (const action of ['archive', 'delete', 'aside', 'name'] as const) {
      const refusals = await Promise.all(
        [theirs, uuidv7()].map((id) => client.refused(changeManyApplications, { body: { action, ids: [mine, id] } })),
      )
      expect(refusals[0]).toEqual(refusals[1])
      expect(refusals[0]).toMatchObject({ code: 'not_found' })
    }
    expect(await all(client)).toMatchObject([{ id: mine, isActive: true }])
    expect(await all(other.client)).toMatchObject([{ id: theirs, isActive: true }])
  })

  test.each<[string, object]>([
    ['no application', { action: 'archive', ids: [] }],
    ['too many', { action: 'archive', ids: Array.from({ length: mostAtOnce + 1 }, () => uuidv7()) }],
    ['what is no id', { action: 'archive', ids: ['x'] }],
    ['a status that there is none of', { action: 'status', ids: [uuidv7()], status: 'hired' }],
    ['something else to do', { action: 'burn', ids: [uuidv7()] }],
    ['an empty name', { action: 'name', ids: [uuidv7()], company: ' ' }],
    ['a label with a comma', { action: 'label', ids: [uuidv7()], add: ['a,b'] }],
  ])('are refused with %s', async (_, body) => {
    const { client } = await person()
    expect(await client.refused(changeManyApplications, { body: body as never })).toMatchObject({ code: 'bad_input' })
  })

  test('are as many as one change takes, in a few seconds there and back', async () => {
    const user = await addLargeAccount(served.database.db, { mails: 4_000, applications: 1_000, companies: 100 })
    const client = served.as(user)
    const ids: string[] = []
    for (let cursor: string | null | undefined; ids.length < mostAtOnce; ) {
      const page = await client.call(listApplications, { query: { limit: 100, active: 'all', ...(cursor && { cursor }) } })
      ids.push(...page.list.map(({ id }) => id))
      cursor = page.nextCursor
    }
    const began = performance.now()
    for (const body of [
      { action: 'status', ids, status: 'withdrawn' },
      { action: 'delete', ids },
    ] as const) {
      const done = await change(client, body)
      expect(done.changed).toBe(mostAtOnce)
      await takeBack(client, done.undo)
    }
    expect(performance.now() - began).toBeLessThan(60_000)
    const first = await client.call(getApplication, { params: { id: ids[0] ?? '' } })
    expect(first.status).not.toBe('withdrawn')
  }, 90_000)
})
