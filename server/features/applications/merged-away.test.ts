import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  createApplication,
  deleteApplication,
  getApplication,
  mergeApplications,
  splitApplication,
  undo,
} from '../../../contract/applications.ts'
import { assignUnknown } from '../../../contract/mail.ts'
import { type Client, serve } from '../../testing/served.ts'
import { addApplication, addReadMail, addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'

const served = await serve(routesOf)
const { db } = served.database
afterAll(() => served.close())

let user: string
let client: Client
beforeEach(async () => {
  user = await addUser(db)
  client = served.as(user)
})

const at = (id: string) => ({ params: { id } })
const takeBack = (token: string) => client.call(undo, { params: { token } })
const note = async (title: string) =>
  (await client.call(createApplication, { body: { company: 'Contoso', title, source: 'manual' } })).id
const merge = (from: string, into: string) => client.call(mergeApplications, { body: { from, into } })
/** Nothing of a day ago can be undone. */
const aDayLater = () => db.updateTable('undoSteps').set({ expiresAt: new Date() }).where('userId', '=', user).execute()
const missing = (id: string, as = client) => as.refused(getApplication, at(id))

async function withMails(title: string, mails: number) {
  const id = await addApplication(db, user, { company: 'Contoso', title })
  const mailIds: string[] = []
  for (let n = 0; n < mails; n++)
    mailIds.push(await addReadMail(db, user, { applicationId: id, read: { company: 'Contoso', title } }))
  return { id, mailIds }
}

test('one that was merged away says what it is part of, with mail and without, and whether that can be taken back', async () => {
  const { id: mailed } = await withMails('Baker', 2)
  const [noted, into] = [await note('Bakery assistant'), await note('Pastry cook')]
  for (const from of [mailed, noted]) {
    const { undo: token } = await merge(from, into)
    const told = { code: 'not_found', values: { applicationId: into } }
    expect(await missing(from)).toMatchObject({ ...told, reason: 'application_removed' })
    await takeBack(token)
    expect(await client.call(getApplication, at(from))).toMatchObject({ id: from })
    await merge(from, into)
    await aDayLater()
    expect(await missing(from)).toMatchObject({ ...told, reason: 'application_merged' })
  }
})

test('it is told to its own user alone', async () => {
  const [from, into] = [await note('Cook'), await note('Chef')]
  await merge(from, into)
  const eve = served.as(await addUser(db))
  expect(await missing(from, eve)).toEqual(await missing(crypto.randomUUID(), eve))
})

test('the way goes through several merges, and back step by step', async () => {
  const [first, second] = [(await withMails('Cook', 1)).id, await note('Chef')]
  const [third, last] = [(await withMails('Head chef', 1)).id, await note('Kitchen manager')]
  const undos = [await merge(first, second), await merge(second, third), await merge(third, last)]
  for (const id of [first, second, third]) expect(await missing(id)).toMatchObject({ values: { applicationId: last } })
  await takeBack(undos[2]?.undo ?? '')
  for (const id of [first, second]) expect(await missing(id)).toMatchObject({ values: { applicationId: third } })
  await takeBack(undos[1]?.undo ?? '')
  expect(await missing(first)).toMatchObject({ values: { applicationId: second } })
  await takeBack(undos[0]?.undo ?? '')
  expect(await client.call(getApplication, at(first))).toMatchObject({ id: first })
})

test('it goes along with its mail where that is split off again, or put elsewhere', async () => {
  const { id: from, mailIds } = await withMails('Waiter', 2)
  const into = (await withMails('Barista', 1)).id
  await merge(from, into)
  const split = await client.call(splitApplication, {
    body: { applicationId: into, mailIds, company: 'Contoso', title: 'Waiter' },
  })
  expect(await missing(from)).toMatchObject({ values: { applicationId: split.id } })
  await takeBack(split.undo)
  expect(await missing(from)).toMatchObject({ values: { applicationId: into } })
  const elsewhere = await note('Sommelier')
  for (const mailId of mailIds)
    await client.call(assignUnknown, { body: { mailId, to: { as: 'application', applicationId: elsewhere } } })
  expect(await missing(from)).toMatchObject({ values: { applicationId: elsewhere } })
})

test('where what it is part of was deleted, it leads nowhere', async () => {
  const [from, into] = [(await withMails('Porter', 1)).id, await note('Concierge')]
  await merge(from, into)
  await client.call(deleteApplication, at(into))
  expect((await missing(from)).values).toBeUndefined()
  await aDayLater()
  expect(await missing(from)).toMatchObject({ code: 'not_found', reason: 'not_found' })
})

test('two that were merged to and fro end at the one that is there', async () => {
  const [one, other] = [await note('Diver'), await note('Swimmer')]
  const first = await merge(one, other)
  await takeBack(first.undo)
  await merge(other, one)
  expect(await missing(other)).toMatchObject({ values: { applicationId: one } })
})
