import { afterAll, expect, test } from 'vitest'
import { changeApplication, createApplication, getApplication, undo } from '../../../contract/applications.ts'
import { serve } from '../../testing/served.ts'
import { addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'

const served = await serve(routesOf)
const client = served.as(await addUser(served.database.db))
afterAll(() => served.close())

const add = (company: string, title: string) => client.call(createApplication, { body: { company, title } })
const change = (id: string, body: { company?: string; title?: string; rating?: number }) =>
  client.call(changeApplication, { params: { id }, body })
const takeBack = (token: string) => client.call(undo, { params: { token } })
const namesOf = async (id: string) => {
  const { company, job } = await client.call(getApplication, { params: { id } })
  return [company?.name, job?.title]
}

test('A name that was written otherwise is written as before when that is undone', async () => {
  const { id } = await add('larkspur gmbh', 'Data engineer')
  const changed = await change(id, { company: 'Larkspur GmbH', title: 'Data Engineer' })
  expect(await namesOf(id)).toEqual(['Larkspur GmbH', 'Data Engineer'])
  await takeBack(changed.undo)
  expect(await namesOf(id)).toEqual(['larkspur gmbh', 'Data engineer'])
})

test('What was written otherwise again since, through another application, stays so', async () => {
  const one = await add('quince ag', 'Clerk')
  const other = await add('quince ag', 'Porter')
  const first = await change(one.id, { company: 'Quince AG' })
  await change(other.id, { company: 'QUINCE AG' })
  await takeBack(first.undo)
  expect(await namesOf(one.id)).toEqual(['QUINCE AG', 'Clerk'])
})

test('Undoing something else leaves a name as it was written since through another application', async () => {
  const one = await add('wren ltd', 'Clerk')
  const other = await add('wren ltd', 'Porter')
  const rated = await change(one.id, { rating: 4 })
  await change(other.id, { company: 'Wren Ltd' })
  await takeBack(rated.undo)
  expect(await namesOf(one.id)).toEqual(['Wren Ltd', 'Clerk'])
})
