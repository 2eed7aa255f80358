import { v4 as uuidv4 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import * as contract from '../../../contract/drafts.ts'
import type { BodyIn } from '../../../contract/endpoint.ts'
import { write } from '../../../contract/outgoing.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addMail, addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'

const served = await serve(routesOf)
const { db } = served.database
afterAll(() => served.close())

type Save = BodyIn<typeof contract.beginDraft>
const empty: Save = {
  writer: '',
  number: 1,
  as: 'new',
  emailId: null,
  applicationId: null,
  replyAll: false,
  meeting: null,
  startsAt: null,
  sendAt: null,
  unlessAnswered: false,
  to: '',
  cc: '',
  bcc: '',
  subject: '',
  text: '',
  documents: [],
}
const composer = () => ({ ...empty, writer: uuidv4() })

async function person() {
  const client = served.as(await addUser(db))
  const texts = async () => (await client.call(contract.listDrafts)).list.map(({ text }) => text).sort()
  return { client, texts }
}

test('A draft is saved again and again, and a save that comes late or twice changes nothing', async () => {
  const { client, texts } = await person()
  const here = composer()
  const begun = await client.call(contract.beginDraft, { body: { ...here, text: 'Hel' } })
  // its answer was lost
  const again = await client.call(contract.beginDraft, { body: { ...here, number: 2, text: 'Hello' } })
  expect([again.id, again.version]).toEqual([begun.id, 2])
  const params = { id: begun.id }
  await client.call(contract.saveDraft, { params, body: { ...here, version: 2, number: 4, text: 'Hello Maya' } })
  const late = await client.call(contract.saveDraft, { params, body: { ...here, version: 2, number: 3, text: 'Hello M' } })
  expect([late.text, late.version]).toEqual(['Hello Maya', 3])
  expect(await texts()).toEqual(['Hello Maya'])
})

test('Two devices that go on from the same draft keep both; one after the other go on with one', async () => {
  const { client, texts } = await person()
  const [desk, phone] = [composer(), composer()]
  const { id } = await client.call(contract.beginDraft, { body: { ...desk, text: 'Begun' } })
  const params = { id }
  const onPhone = await client.call(contract.saveDraft, {
    params,
    body: { ...phone, version: 1, number: 1, text: 'At the phone' },
  })
  expect(onPhone).toMatchObject({ id, version: 2 })
  const body = { ...desk, version: 1, number: 2, text: 'At the desk' }
  const atDesk = await client.call(contract.saveDraft, { params, body })
  expect(atDesk.id).not.toBe(id)
  // the answer was lost, and typing went on
  const again = await client.call(contract.saveDraft, { params, body: { ...body, number: 3, text: 'At the desk!' } })
  expect(again.id).toBe(atDesk.id)
  expect(await texts()).toEqual(['At the desk!', 'At the phone'])
})

test('Twenty saves at once leave one draft with the last of them', async () => {
  const { client, texts } = await person()
  const here = composer()
  const numbers = Array.from({ length: 20 }, (_, n) => n + 1)
  await Promise.all(numbers.map((number) => client.call(contract.beginDraft, { body: { ...here, number, text: `${number}` } })))
  expect(await texts()).toEqual(['20'])
})

test('A draft ends when it is sent or thrown away', async () => {
  const userId = await addUser(db, { emailVerifiedAt: new Date() })
  const client = served.as(userId)
  const sent = await client.call(contract.beginDraft, { body: { ...composer(), text: 'Sent' } })
  const left = await client.call(contract.beginDraft, { body: { ...composer(), text: 'Left' } })
  const body = { to: ['grace@applybox.localhost'], subject: 'Hi', text: 'Sent', draftId: sent.id }
  await client.call(write, { body })
  expect((await client.call(contract.listDrafts)).list.map(({ id }) => id)).toEqual([left.id])
  await client.call(contract.deleteDraft, { params: { id: left.id } })
  expect(await client.refused(contract.deleteDraft, { params: { id: left.id } })).toMatchObject({ code: 'not_found' })
  expect(
    await client.refused(contract.saveDraft, { params: { id: left.id }, body: { ...composer(), version: 1, text: 'Late' } }),
  ).toMatchObject({ code: 'not_found' })
})

test('An answer whose mail is deleted is kept as a mail by itself', async () => {
  const userId = await addUser(db)
  const client = served.as(userId)
  const emailId = await addMail(db, userId)
  await client.call(contract.beginDraft, { body: { ...composer(), as: 'reply', emailId, text: 'Yes' } })
  await db.deleteFrom('mails').where('id', '=', emailId).execute()
  expect(await client.call(contract.listDrafts)).toMatchObject({ list: [{ as: 'new', emailId: null, text: 'Yes' }] })
})

test('Nobody reads, changes or points at what is another user’s', async () => {
  const [ada, eve] = [await addUser(db), await addUser(db)]
  const applicationId = await addApplication(db, ada, { company: 'Contoso' })
  const emailId = await addMail(db, ada)
  const { id } = await served.as(ada).call(contract.beginDraft, { body: { ...composer(), applicationId, text: 'Secret' } })
  const client = served.as(eve)
  const [params, body] = [{ id }, { ...composer(), version: 1 }]
  for (const refused of [
    client.refused(contract.saveDraft, { params, body }),
    client.refused(contract.deleteDraft, { params }),
    client.refused(contract.beginDraft, { body: { ...composer(), applicationId } }),
    client.refused(contract.beginDraft, { body: { ...composer(), as: 'reply', emailId } }),
  ])
    expect(await refused).toMatchObject({ code: 'not_found' })
  expect(await client.call(contract.listDrafts)).toEqual({ list: [] })
})

test('Two hundred drafts are the most', async () => {
  const { client, texts } = await person()
  const saves = Array.from({ length: 205 }, () => client.send(contract.beginDraft, { body: { ...composer(), text: 'x' } }))
  const refused = (await Promise.all(saves)).filter(({ statusCode }) => statusCode !== 200)
  expect(refused.map((answer) => answer.json().reason)).toEqual(Array.from({ length: 5 }, () => 'drafts_full'))
  expect(await texts()).toHaveLength(200)
})
