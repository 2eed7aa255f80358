import { afterAll, expect, test } from 'vitest'
import { getApplication, toggleActive, undo } from '../../../contract/applications.ts'
import { getTimeline } from '../../../contract/timeline.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'

const served = await serve(routesOf)
const user = await addUser(served.database.db)
const client = served.as(user)
afterAll(() => served.close())

const add = () => addApplication(served.database.db, user, { company: 'Contoso', title: 'Clerk' })
const press = (id: string, isActive?: boolean) =>
  client.call(toggleActive, { params: { id }, ...(isActive !== undefined && { body: { isActive } }) })
const isActive = async (id: string) => (await client.call(getApplication, { params: { id } })).isActive

test('The same wish from two devices is fulfilled once, and taken back by the one that came first', async () => {
  const id = await add()
  const answers = await Promise.all([press(id, false), press(id, false)])
  expect(await isActive(id)).toBe(false)
  const { list } = await client.call(getTimeline, { params: { id } })
  expect(list.filter(({ kind }) => kind === 'archived')).toHaveLength(1)
  const tokens = answers.flatMap((answer) => answer.undo ?? [])
  expect(tokens).toHaveLength(1)
  await client.call(undo, { params: { token: tokens[0] ?? '' } })
  expect(await isActive(id)).toBe(true)
})

test('Without a wish it is turned round, each time', async () => {
  const id = await add()
  expect((await press(id)).isActive).toBe(false)
  expect((await press(id)).isActive).toBe(true)
})
