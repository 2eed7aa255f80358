import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { getApplication, listApplications, markSeen } from '../../../contract/applications.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addReadMail, addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'

const served = await serve(routesOf)
const { db } = served.database
const user = await addUser(db)
const client = served.as(user)
afterAll(() => served.close())

const isNew = async (id: string) => {
  const { list } = await client.call(listApplications, { query: {} })
  const { isNew: inDetail } = await client.call(getApplication, { params: { id } })
  expect(list.find((one) => one.id === id)?.isNew).toBe(inDetail)
  return inDetail
}

test('an application is new from the mail that arrived in it until the user looks at it', async () => {
  const applicationId = await addApplication(db, user, { company: 'Contoso', title: 'Analyst' })
  expect(await isNew(applicationId)).toBe(false)
  await addReadMail(db, user, { applicationId, read: { kind: 'application_received' } })
  expect(await isNew(applicationId)).toBe(true)
  await client.call(markSeen, { params: { id: applicationId } })
  expect(await isNew(applicationId)).toBe(false)
  await addReadMail(db, user, { applicationId, read: { kind: 'interview' } })
  expect(await isNew(applicationId)).toBe(true)
})

test('what the user sent or imported is not new to them', async () => {
  const applicationId = await addApplication(db, user, { company: 'Fabrikam', title: 'Cook' })
  for (const source of ['sent', 'import']) await addReadMail(db, user, { applicationId, source, read: { kind: 'conversation' } })
  expect(await isNew(applicationId)).toBe(false)
})

test('nobody looks at it for another user', async () => {
  const other = await addUser(db)
  const theirs = await addApplication(db, other, { company: 'Contoso', title: 'Analyst' })
  expect(await client.refused(markSeen, { params: { id: theirs } })).toMatchObject({ code: 'not_found' })
  const { rows } = await sql`select seen_at from applications where id = ${theirs} and seen_at is not null`.execute(db)
  expect(rows).toEqual([])
})
