import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { changeView, deleteView, listViews, mostViews, saveView } from '../../../contract/application-lists.ts'
import { undo } from '../../../contract/applications.ts'
import { serve } from '../../testing/served.ts'
import { addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'

const served = await serve(routesOf)
const client = served.as(await addUser(served.database.db))
afterAll(() => served.close())

const names = async () => (await client.call(listViews)).list.map(({ name }) => name)

test('a view is saved, renamed, given another list and deleted', async () => {
  const saved = await client.call(saveView, { body: { name: 'Offers', search: 'status=offer' } })
  expect(saved).toMatchObject({ name: 'Offers', place: 'active', search: 'status=offer' })
  await client.call(saveView, { body: { name: 'Old ones', place: 'archived' } })
  expect(await names()).toEqual(['Offers', 'Old ones'])
  const { id } = saved
  await client.call(changeView, { params: { id }, body: { name: 'offers' } })
  const changed = await client.call(changeView, { params: { id }, body: { search: 'status=offer&view=board' } })
  expect(changed).toMatchObject({ id, name: 'offers', place: 'active', search: 'status=offer&view=board' })
  expect({ ...(await client.call(listViews)).list[0], undo: changed.undo }).toEqual(changed)
  await client.call(deleteView, { params: { id } })
  expect(await names()).toEqual(['Old ones'])
})

test('what was done to a view is taken back step by step, in its place and as the same one', async () => {
  const user = served.as(await addUser(served.database.db))
  const takeBack = (token: string) => user.call(undo, { params: { token } })
  const views = async () => (await user.call(listViews)).list.map(({ name, search }) => `${name}?${search}`)
  const saved = await user.call(saveView, { body: { name: 'Offers', search: 'status=offer' } })
  const params = { id: saved.id }
  await user.call(saveView, { body: { name: 'Later' } })
  const renamed = await user.call(changeView, { params, body: { name: 'My offers' } })
  const deleted = await user.call(deleteView, { params })
  expect(await user.refused(undo, { params: { token: renamed.undo } })).toMatchObject({
    code: 'conflict',
    reason: 'changed_since',
  })
  await takeBack(deleted.undo)
  expect(await views()).toEqual(['My offers?status=offer', 'Later?'])
  const other = await user.call(saveView, { body: { name: 'offers' } })
  expect(await user.refused(undo, { params: { token: renamed.undo } })).toMatchObject({ code: 'conflict', reason: 'view_taken' })
  for (const token of [other.undo, renamed.undo]) await takeBack(token)
  expect(await views()).toEqual(['Offers?status=offer', 'Later?'])
  await takeBack(saved.undo)
  expect(await views()).toEqual(['Later?'])
})

test('two views do not share a name', async () => {
  await client.call(saveView, { body: { name: 'Twins' } })
  const other = await client.call(saveView, { body: { name: 'Other' } })
  const refusals = [
    await client.refused(saveView, { body: { name: 'TWINS' } }),
    await client.refused(changeView, { params: { id: other.id }, body: { name: 'twins' } }),
  ]
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'conflict', errors: [{ path: 'name' }] })
})

test('there are only so many, so that the list of them stays one', async () => {
  const many = served.as(await addUser(served.database.db))
  for (let n = 0; n < mostViews; n++) await many.call(saveView, { body: { name: `View ${n}` } })
  expect(await many.refused(saveView, { body: { name: 'One more' } })).toMatchObject({ code: 'conflict' })
})

test('the views of somebody else are not there', async () => {
  const { id } = await client.call(saveView, { body: { name: 'Secret' } })
  const eve = served.as(await addUser(served.database.db))
  expect((await eve.call(listViews)).list).toEqual([])
  for (const theirs of [id, uuidv7()]) {
    const params = { id: theirs }
    expect(await eve.refused(changeView, { params, body: { name: 'Mine' } })).toMatchObject({ code: 'not_found' })
    expect(await eve.refused(deleteView, { params })).toMatchObject({ code: 'not_found' })
  }
  expect(await names()).toContain('Secret')
})

test.each([
  ['without a name', { name: ' ' }],
  ['with a name that is no name but a page', { name: 'x'.repeat(61) }],
  ['of another list', { name: 'x', place: 'companies' }],
  ['of a list that nobody could write', { name: 'x', search: 'x'.repeat(2001) }],
])('a view is refused %s', async (_, body) => {
  expect(await client.refused(saveView, { body: body as never })).toMatchObject({ code: 'bad_input' })
})
