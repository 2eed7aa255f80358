import { afterAll, expect, test } from 'vitest'
import type { BodyIn } from '../../../contract/endpoint.ts'
import { checkMail } from '../../../contract/outgoing.ts'
import type { Reading } from '../../../domain/reading.ts'
import { serve } from '../../testing/served.ts'
import { addReadMail, addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'

const served = await serve(routesOf)
const { db } = served.database
const ada = await addUser(db)
afterAll(() => served.close())

const mail: BodyIn<typeof checkMail> = {
  as: 'new',
  emailId: null,
  replyAll: false,
  to: ['maya@northwind.example'],
  cc: [],
  bcc: [],
  subject: 'Tuesday',
  text: 'Tuesday suits me [1].',
  documents: [],
}
const warned = async (change: Partial<typeof mail>, user = ada) =>
  (await served.as(user).call(checkMail, { body: { ...mail, ...change } })).list.map(({ code, value }) => [code, value])

const box = (address: string) => ({ name: '', address })
async function answering(read: Partial<Reading>, more: object = {}) {
  const from = box('maya@northwind.example')
  const emailId = await addReadMail(db, ada, { read: { from, to: [box('ada@applybox.localhost')], ...read }, ...more })
  return warned({ as: 'reply', emailId, to: [] })
}

test.each<[string, Partial<typeof mail>, string[][]]>([
  ['that is as it should be', {}, []],
  ['to an address nobody reads', { cc: ['no-reply@us.greenhouse-mail.io'] }, [['no_reply', 'no-reply@us.greenhouse-mail.io']]],
  ['without a subject', { subject: ' ' }, [['no_subject', '']]],
  ['that speaks of a file and has none', { text: 'Anbei mein Lebenslauf' }, [['no_attachment', 'anbei']]],
  ['that speaks of a file and has one', { text: 'Anbei mein Lebenslauf', documents: [ada] }, []],
  ['with a gap of its template', { text: 'Dear [name of the person],' }, [['placeholder', '[name of the person]']]],
  [
    'with several',
    { subject: '', text: 'See [what] attached' },
    [
      ['no_subject', ''],
      ['no_attachment', 'attached'],
      ['placeholder', '[what]'],
    ],
  ],
])('A mail %s', async (_, change, expected) => expect(await warned(change)).toEqual(expected))

test('An answer to a mail that failed its checks, or to elsewhere than it came from', async () => {
  expect(await answering({})).toEqual([])
  expect(await answering({ trust: { level: 'warn', warnings: [] } })).toEqual([['suspicious', '']])
  const authentication = JSON.stringify({ spf: 'fail', dkim: 'fail', dmarc: 'fail', arc: 'none' })
  expect(await answering({ messageId: 'bad@northwind.example' }, { authentication })).toEqual([['suspicious', '']])
  expect(await answering({ inReplyTo: ['bad@northwind.example'] })).toEqual([['suspicious', '']])
  expect(await answering({ replyTo: box('hr.northwind@freemail.example') })).toEqual([
    ['reply_elsewhere', 'hr.northwind@freemail.example'],
  ])
  expect(await answering({ replyTo: box('jobs@mail.northwind.example') })).toEqual([])
})

test('An address from which mail came back, until it writes; another user is not warned of it', async () => {
  await db
    .insertInto('bouncedAddresses')
    .values({ userId: ada, address: 'gone@corp.example', words: '550', at: new Date(0) })
    .execute()
  expect(await warned({ to: ['Gone@corp.example'] })).toEqual([['bounced', 'gone@corp.example']])
  expect(await warned({ to: ['gone@corp.example'] }, await addUser(db))).toEqual([])
  await addReadMail(db, ada, { read: { from: box('gone@corp.example') } })
  expect(await warned({ to: ['gone@corp.example'] })).toEqual([])
})

test('Another user’s mail is not looked into', async () => {
  const emailId = await addReadMail(db, ada, { read: { from: box('maya@northwind.example') } })
  const eve = served.as(await addUser(db))
  expect(await eve.refused(checkMail, { body: { ...mail, as: 'reply', emailId } })).toMatchObject({ code: 'not_found' })
})
