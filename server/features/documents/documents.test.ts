import { v7 as uuidv7 } from 'uuid'
import { afterAll, describe, expect, test } from 'vitest'
import { deleteApplication, mergeApplications, undo } from '../../../contract/applications.ts'
import * as contract from '../../../contract/documents.ts'
import { getTimeline } from '../../../contract/timeline.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addUser } from '../../testing/tracker.ts'
import { applicationRoutes } from '../applications/index.ts'
import { timelineRoutes } from '../timeline/index.ts'
import { undoRoutes } from '../undo/index.ts'
import { documentRoutes } from './index.ts'

const served = await serve(documentRoutes, applicationRoutes, timelineRoutes, undoRoutes)
const user = await addUser(served.database.db)
const client = served.as(user)
afterAll(() => served.close())

const pdf = (words: string) => Buffer.from(`%PDF-1.7\n${words}`)

async function upload(
  as: string,
  applicationId: string,
  filename: string,
  bytes: Uint8Array<ArrayBuffer> | Buffer,
  field = 'file',
) {
  const form = new FormData()
  form.append(field, new Blob([Uint8Array.from(bytes)]), filename)
  const request = new Response(form)
  return served.app.inject({
    method: 'POST',
    url: `/api/jobApplications/upload?applicationId=${applicationId}`,
    headers: { authorization: as, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const keep = async (applicationId: string, filename: string, bytes: Buffer) =>
  (await upload(user, applicationId, filename, bytes)).json().data as contract.Document & { undo: string }
const names = async (id: string) =>
  (await client.call(contract.listDocuments, { params: { id } })).list.map(({ filename }) => filename)
const takeBack = (token: string) => client.call(undo, { params: { token } })
const open = (url: string) => served.app.inject({ url })

test('a file is kept with its application, typed by its bytes, and comes back the same by a link', async () => {
  const applicationId = await addApplication(served.database.db, user, { company: 'Contoso', title: 'Analyst' })
  const document = await keep(applicationId, 'C:\\fakepath\\cv\u202Efdp.exe', pdf('my resume'))
  expect(document).toMatchObject({ applicationId, filename: 'cvfdp.exe', type: 'application/pdf', size: pdf('my resume').length })
  expect((await client.call(getTimeline, { params: { id: applicationId } })).list[0]).toMatchObject({
    kind: 'document',
    to: 'cvfdp.exe',
    id: document.id,
  })
  for (const link of [
    await client.call(contract.linkDocument, { params: { id: document.id } }),
    await client.call(contract.linkFile, { query: { id: document.id } }),
  ]) {
    expect(Date.parse(link.expiresAt) - Date.now()).toBeGreaterThan(9 * 60_000)
    const answer = await open(link.url)
    expect(answer.rawPayload.equals(pdf('my resume'))).toBe(true)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toMatch(/^attachment/)
  }
})

test('a link that is forged, changed or spent leads nowhere', async () => {
  const applicationId = await addApplication(served.database.db, user, { company: 'Fabrikam', title: 'Tester' })
  const first = await keep(applicationId, 'a.pdf', pdf('a'))
  const second = await keep(applicationId, 'b.pdf', pdf('b'))
  const { url } = await client.call(contract.linkDocument, { params: { id: first.id } })
  const late = url.replace(/\.(\d{13})\./, (_, at: string) => `.${Number(at) + 1}.`)
  for (const wrong of [
    url.replace(first.id, second.id),
    url.slice(0, -1),
    late,
    '/api/files/x',
    '/api/files/a.b.9999999999999.c',
  ])
    expect((await open(wrong)).json().code).toBe('link_expired')
  await client.call(contract.deleteDocument, { params: { id: first.id } })
  expect((await open(url)).json().code).toBe('link_expired')
})

describe('documents', () => {
  test('are listed newest first, deleted, and come back', async () => {
    const id = await addApplication(served.database.db, user, { company: 'Tailspin', title: 'Pilot' })
    const kept = await keep(id, 'cv.pdf', pdf('cv'))
    await keep(id, 'letter.txt', Buffer.from('Dear Kim'))
    expect(await names(id)).toEqual(['letter.txt', 'cv.pdf'])
    const { undo: token } = await client.call(contract.deleteDocument, { params: { id: kept.id } })
    expect(await names(id)).toEqual(['letter.txt'])
    // What could still be undone survives the tidying up at the next upload.
    await keep(await addApplication(served.database.db, user), 'other.txt', Buffer.from('other'))
    await takeBack(token)
    expect(await names(id)).toEqual(['letter.txt', 'cv.pdf'])
    const { url } = await client.call(contract.linkDocument, { params: { id: kept.id } })
    expect((await open(url)).rawPayload.equals(pdf('cv'))).toBe(true)
  })

  test('are called something else, keep the ending that says what they are, and get their name back', async () => {
    const applicationId = await addApplication(served.database.db, user, { company: 'Contoso', title: 'Analyst' })
    const { id } = await keep(applicationId, 'cv_final2.pdf', pdf('cv'))
    const renamed = await client.call(contract.renameDocument, { params: { id }, body: { filename: ' ../CV Ada\u202E ' } })
    expect(renamed).toMatchObject({ id, filename: 'CV Ada.pdf' })
    expect(await names(applicationId)).toEqual(['CV Ada.pdf'])
    expect((await client.call(getTimeline, { params: { id: applicationId } })).list[0]).toMatchObject({ to: 'CV Ada.pdf' })
    const { url } = await client.call(contract.linkDocument, { params: { id } })
    expect((await open(url)).headers['content-disposition']).toContain('CV Ada.pdf')
    const again = await client.call(contract.renameDocument, { params: { id }, body: { filename: 'Resume.PDF' } })
    expect(again.filename).toBe('Resume.PDF')
    await takeBack(again.undo)
    await takeBack(renamed.undo)
    expect(await names(applicationId)).toEqual(['cv_final2.pdf'])
    for (const filename of [' ', 'x'.repeat(201)])
      expect(await client.refused(contract.renameDocument, { params: { id }, body: { filename } })).toMatchObject({
        errors: [{ path: 'filename' }],
      })
    const stranger = served.as(await addUser(served.database.db))
    expect(await stranger.refused(contract.renameDocument, { params: { id }, body: { filename: 'x' } })).toMatchObject({
      code: 'not_found',
    })
  })

  test('go with their application: into another one, away, and back', async () => {
    const { db } = served.database
    const [from, into] = [
      await addApplication(db, user, { company: 'A', title: 'B' }),
      await addApplication(db, user, { company: 'C', title: 'D' }),
    ]
    await keep(from, 'from.pdf', pdf('one file'))
    await keep(into, 'into.pdf', pdf('one file'))
    const merged = await client.call(mergeApplications, { body: { from, into } })
    expect((await names(into)).sort()).toEqual(['from.pdf', 'into.pdf'])
    const gone = await client.call(deleteApplication, { params: { id: into } })
    await takeBack(gone.undo)
    await takeBack(merged.undo)
    expect([await names(from), await names(into)]).toEqual([['from.pdf'], ['into.pdf']])
  })

  test.each([
    ['an HTML page is only text', '<script>alert(1)</script>', 200],
    ['a program', '\x7fELF\x02\x01\x01\0\0', 415],
    ['a Windows program', 'MZ\x90\0\x03\0', 415],
    ['an archive', 'PK\x03\x04\x14\0\0\0\x08\0 readme.txt', 415],
    ['nothing', '', 400],
  ])('%s', async (_, bytes, status) => {
    const id = await addApplication(served.database.db, user)
    const answer = await upload(user, id, 'cv.pdf', Buffer.from(bytes, 'latin1'))
    expect(answer.statusCode).toBe(status)
    if (status === 200) expect(answer.json().data.type).toBe('text/plain')
    else expect(await names(id)).toEqual([])
  })

  test('have at most 25 MiB', async () => {
    const id = await addApplication(served.database.db, user)
    const exact = Buffer.concat([pdf(''), Buffer.alloc(contract.documentLimits.file - pdf('').length)])
    expect((await upload(user, id, 'cv.pdf', exact)).statusCode).toBe(200)
    expect((await upload(user, id, 'cv.pdf', Buffer.concat([exact, Buffer.alloc(1)]))).json()).toMatchObject({
      code: 'too_large',
    })
    expect(await names(id)).toHaveLength(1)
  })

  test('come as a form with one file', async () => {
    const id = await addApplication(served.database.db, user)
    const send = (headers: Record<string, string>, payload: string) =>
      served.app.inject({
        method: 'POST',
        url: `/api/jobApplications/upload?applicationId=${id}`,
        headers: { authorization: user, ...headers },
        payload,
      })
    expect((await send({ 'content-type': 'application/json' }, '{}')).json()).toMatchObject({ code: 'unsupported_type' })
    expect((await send({ 'content-type': 'multipart/form-data; boundary=x' }, '--x--\r\n')).json()).toMatchObject({
      code: 'bad_input',
    })
    expect(
      (
        await send(
          { 'content-type': 'multipart/form-data; boundary=x' },
          '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf',
        )
      ).statusCode,
    ).toBe(400)
    expect(await names(id)).toEqual([])
  })
})

test('documents of somebody else are as unknown as ones that never were', async () => {
  const eve = await addUser(served.database.db)
  const applicationId = await addApplication(served.database.db, user, { company: 'Secret', title: 'Agent' })
  const { id } = await keep(applicationId, 'secret.pdf', pdf('secret'))
  const as = served.as(eve)
  const tries: ((document: string, application: string) => Promise<{ code: string }>)[] = [
    (_, application) => as.refused(contract.listDocuments, { params: { id: application } }),
    (document) => as.refused(contract.deleteDocument, { params: { id: document } }),
    (document) => as.refused(contract.linkDocument, { params: { id: document } }),
    (document) => as.refused(contract.linkFile, { query: { id: document } }),
    async (_, application) => (await upload(eve, application, 'mine.pdf', pdf('mine'))).json(),
  ]
  for (const attempt of tries) {
    const unknown = await attempt(uuidv7(), uuidv7())
    expect(unknown.code).toBe('not_found')
    expect(await attempt(id, applicationId)).toEqual(unknown)
  }
  expect(await names(applicationId)).toEqual(['secret.pdf'])
})
