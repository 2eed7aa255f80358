import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import * as contract from '../../../contract/documents.ts'
import { beginDraft, deleteDraft } from '../../../contract/drafts.ts'
import type { BodyIn } from '../../../contract/endpoint.ts'
import { cancelOutgoing, mostOutgoing, write } from '../../../contract/outgoing.ts'
import { getStorage } from '../../../contract/personal-data.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'

const served = await serve(routesOf)
const { db } = served.database
afterAll(() => served.close())

async function person() {
  const user = await addUser(db)
  const client = served.as(user)
  async function upload(filename: string, bytes: Buffer) {
    const form = new FormData()
    form.append('file', new Blob([Uint8Array.from(bytes)]), filename)
    const request = new Response(form)
    return served.app.inject({
      method: 'POST',
      url: `/api/${contract.uploadMailDocument.path}`,
      headers: { authorization: user, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }
  const keep = async (filename: string, words = filename) =>
    (await upload(filename, Buffer.from(`%PDF-1.7\n${words}`))).json().data as contract.MailDocument
  const names = async () => (await client.call(contract.listMailDocuments)).list.map(({ filename }) => filename)
  const begin = (documents: string[], more: Partial<BodyIn<typeof beginDraft>> = {}) =>
    client.call(beginDraft, { body: { ...empty, writer: uuidv7(), documents, ...more } })
  const send = (id: string, draftId?: string) =>
    client.call(write, {
      body: {
        to: ['grace@applybox.localhost'],
        subject: 'My CV',
        text: 'Hello',
        hold: 30,
        attachments: [{ documentId: id }],
        ...(draftId && { draftId }),
      },
    })
  const bytesKept = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from document_bytes where user_id = ${user}`.execute(db)).rows[0]
      ?.count
  return { user, client, upload, keep, names, begin, send, bytesKept }
}

const empty: BodyIn<typeof beginDraft> = {
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

/** As if each file had been uploaded, and each mail had left, so many days ago. */
async function pass(user: string, days: number) {
  await sql`update documents set created_at = created_at - make_interval(days => ${days}) where user_id = ${user}`.execute(db)
  await sql`update outgoing_mails set sent_at = sent_at - make_interval(days => ${days}) where user_id = ${user}`.execute(db)
}

test('A file of an email without an application counts as storage, and is deleted with its last draft', async () => {
  const { client, keep, names, begin, bytesKept } = await person()
  const before = (await client.call(getStorage)).used
  const file = await keep('../cv\u202E.pdf', 'cv')
  expect(file).toEqual({ id: file.id, filename: 'cv.pdf', type: 'application/pdf', size: 11 })
  expect((await client.call(getStorage)).used).toBe(before + 11)
  const drafts = [await begin([file.id]), await begin([file.id])]
  for (const [at, { id }] of drafts.entries()) {
    expect([at, await names()]).toEqual([at, ['cv.pdf']])
    await client.call(deleteDraft, { params: { id } })
  }
  expect([await names(), await bytesKept()]).toEqual([[], 0])
})

test('A file is kept while sending can be undone, and deleted when the draft is discarded', async () => {
  const { client, keep, names, begin, send } = await person()
  const file = await keep('cv.pdf')
  const draft = await begin([file.id])
  const { id, documents } = await send(file.id, draft.id)
  expect([documents, await names()]).toEqual([[file.id], ['cv.pdf']])
  await client.call(cancelOutgoing, { params: { id } })
  expect(await names()).toEqual(['cv.pdf'])
  await client.call(deleteDraft, { params: { id } })
  expect(await names()).toEqual([])
})

test('A file is deleted a day after its last draft, and a week after it was sent', async () => {
  const { user, keep, names, begin, send } = await person()
  await keep('left.pdf')
  await begin([(await keep('draft.pdf')).id])
  const sent = await send((await keep('sent.pdf')).id)
  await sql`update outgoing_mails set state = 'sent', sent_at = now() where id = ${sent.id}`.execute(db)
  await keep('new.pdf')
  expect(await names()).toEqual(['new.pdf', 'sent.pdf', 'draft.pdf', 'left.pdf'])
  await pass(user, 2)
  await keep('next.pdf')
  expect(await names()).toEqual(['next.pdf', 'sent.pdf', 'draft.pdf'])
  await pass(user, 6)
  await keep('last.pdf')
  expect(await names()).toEqual(['last.pdf', 'draft.pdf'])
})

test('A document of an application stays when a draft with it is discarded', async () => {
  const { user, client, begin } = await person()
  const applicationId = await addApplication(db, user)
  const id = uuidv7()
  const hash = Buffer.alloc(32)
  await db
    .insertInto('documentBytes')
    .values({ userId: user, hash, bytes: Buffer.from('x') })
    .execute()
  await db
    .insertInto('documents')
    .values({ userId: user, id, applicationId, hash, filename: 'cv.pdf', type: 'application/pdf', size: 1 })
    .execute()
  const draft = await begin([id])
  await client.call(deleteDraft, { params: { id: draft.id } })
  const { list } = await client.call(contract.listDocuments, { params: { id: applicationId } })
  expect(list.map((one) => one.id)).toEqual([id])
})

test.each([
  ['a program', Buffer.from('\x7fELF\x02\x01\x01\0\0', 'latin1'), 415],
  ['nothing', Buffer.alloc(0), 400],
  ['more than a mail can have', Buffer.alloc(mostOutgoing.bytes + 1, 'a'), 413],
])('Not taken: %s', async (_, bytes, status) => {
  const { upload, names } = await person()
  expect((await upload('cv.pdf', bytes)).statusCode).toBe(status)
  expect(await names()).toEqual([])
})

test('A file of somebody else is as unknown as one that never was, and survives their drafts', async () => {
  const [ada, eve] = [await person(), await person()]
  const { id } = await ada.keep('secret.pdf')
  const tries = (file: string) =>
    Promise.all([
      eve.client.refused(write, {
        body: {
          to: ['grace@applybox.localhost'],
          subject: '',
          text: 'Mine',
          attachments: [{ documentId: file }],
        },
      }),
      eve.client.refused(contract.linkDocument, { params: { id: file } }),
      eve.client.refused(contract.deleteDocument, { params: { id: file } }),
    ])
  const refusals = await tries(id)
  expect(refusals.map(({ code }) => code)).toEqual(['not_found', 'not_found', 'not_found'])
  expect(await tries(uuidv7())).toEqual(refusals)
  const draft = await eve.begin([id])
  await eve.client.call(deleteDraft, { params: { id: draft.id } })
  expect([await eve.names(), await ada.names()]).toEqual([[], ['secret.pdf']])
})
