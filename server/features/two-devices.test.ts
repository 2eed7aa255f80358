import { afterAll, beforeEach, expect, test } from 'vitest'
import { createApplication, undo } from '../../contract/applications.ts'
import { addCompany, addJob, changeJob } from '../../contract/companies.ts'
import { deleteDocument, listDocuments, renameDocument } from '../../contract/documents.ts'
import { createNote, deleteNote, listNotes } from '../../contract/notes.ts'
import { lockUser } from '../placement/lock.ts'
import { type Client, serve } from '../testing/served.ts'
import { addDocument, addUser } from '../testing/tracker.ts'
import { routesOf } from './routes.ts'

const served = await serve(routesOf)
const { db } = served.database
let user: string
let client: Client
let applicationId: string
beforeEach(async () => {
  user = await addUser(db)
  client = served.as(user)
  applicationId = (await client.call(createApplication, { body: { company: 'Contoso', title: 'Clerk' } })).id
})
afterAll(() => served.close())

/** What the person asks for from several devices while nothing is done for them yet: all have looked before any is served. */
async function atOnce<T>(...wishes: (() => Promise<T>)[]): Promise<PromiseSettledResult<T>[]> {
  let outcome: Promise<PromiseSettledResult<T>[]> = Promise.resolve([])
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, user)
    outcome = Promise.allSettled(wishes.map((wish) => wish()))
    await new Promise((resolve) => setTimeout(resolve, 300))
  })
  return outcome
}
const done = <T>(outcomes: PromiseSettledResult<T>[]) =>
  outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
const takeBack = (token: string) => client.call(undo, { params: { token } })

test('A note that two devices delete is deleted once, and comes back', async () => {
  const { id } = await client.call(createNote, { body: { applicationId, text: 'Ask for the team' } })
  const outcomes = await atOnce(
    () => client.call(deleteNote, { params: { id } }),
    () => client.call(deleteNote, { params: { id } }),
  )
  expect(done(outcomes)).toHaveLength(1)
  await takeBack(done(outcomes)[0]?.undo ?? '')
  expect((await client.call(listNotes, { params: { id: applicationId } })).list).toMatchObject([{ text: 'Ask for the team' }])
})

test('A document that two devices delete is deleted once, and comes back', async () => {
  const id = await addDocument(db, user, { applicationId, filename: 'cv.pdf', bytes: Buffer.from('%PDF-1.7') })
  const outcomes = await atOnce(
    () => client.call(deleteDocument, { params: { id } }),
    () => client.call(deleteDocument, { params: { id } }),
  )
  expect(done(outcomes)).toHaveLength(1)
  await takeBack(done(outcomes)[0]?.undo ?? '')
  expect((await client.call(listDocuments, { params: { id: applicationId } })).list).toMatchObject([{ filename: 'cv.pdf' }])
})

test('A document that is renamed while another device deletes it is not there any more', async () => {
  const id = await addDocument(db, user, { applicationId, filename: 'cv.pdf', bytes: Buffer.from('%PDF-1.7') })
  const [deleted, renamed] = await atOnce<{ statusCode: number }>(
    () => client.send(deleteDocument, { params: { id } }),
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      return client.send(renameDocument, { params: { id }, body: { filename: 'CV' } })
    },
  )
  expect([deleted, renamed]).toMatchObject([{ value: { statusCode: 200 } }, { value: { statusCode: 404 } }])
})

test('A company that many devices add is there once, and all are told which', async () => {
  const names = Array.from({ length: 10 }, (_, n) => `Fabrikam ${n}`)
  for (const name of names) {
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => client.call(addCompany, { body: { name } })))
    expect(new Set(done(outcomes).map(({ id }) => id)).size).toBe(1)
    expect(done(outcomes)).toHaveLength(4)
  }
})

test('What one device notes of companies and jobs the others hear of', async () => {
  // Of whom nothing is still on its way: the one before has an application.
  const other = await addUser(db)
  const client = served.as(other)
  let heard = 0
  const stop = served.events.subscribe(other, () => heard++)
  const { id: companyId } = await client.call(addCompany, { body: { name: 'Adatum' } })
  await expect.poll(() => heard).toBe(1)
  const { id } = await client.call(addJob, { body: { companyId, title: 'Cook' } })
  await expect.poll(() => heard).toBe(2)
  await client.call(changeJob, { params: { id }, body: { location: 'Graz' } })
  await expect.poll(() => heard).toBe(3)
  stop()
})
