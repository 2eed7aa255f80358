import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listThreads } from '../../../contract/mail.ts'
import * as contract from '../../../contract/outgoing.ts'
import { type Caller, signUp } from '../../testing/caller.ts'
import { type Running, run } from '../../testing/running.ts'

/** A relay that answers each command as it was set up to. */
let behaviour: (command: string, socket: Socket, line?: string) => string | null = () => null
const accepted: string[] = []
const open = new Set<Socket>()
let relay: Server
let running: Running
let ada: Caller

beforeAll(async () => {
  relay = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => {})
    let data: string | null = null
    let rest = ''
    const say = (command: string, usual: string, line?: string) => {
      const answer = behaviour(command, socket, line) ?? usual
      if (answer !== '' && socket.writable) socket.write(`${answer}\r\n`)
    }
    say('greeting', '220 relay.example')
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1')
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (data !== null) {
          if (line !== '.') data += `${line}\n`
          else {
            accepted.push(data)
            data = null
            say('end', '250 queued')
          }
        } else {
          const command = line.split(/[ :]/)[0]?.toUpperCase() ?? ''
          if (command === 'DATA') data = ''
          say(command, command === 'DATA' ? '354 go on' : command === 'QUIT' ? '221 bye' : '250 ok', line)
        }
      }
    })
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  running = await run({
    SMTP_URL: `smtp://127.0.0.1:${(relay.address() as AddressInfo).port}?greetingTimeout=400&connectionTimeout=400&socketTimeout=400`,
    APPLYBOX_BOT_PROTECTION: 'off',
  })
  ada = await signUp(running, 'ada')
  await running.database.pool.query("update users set email_verified_at = now(), created_at = now() - interval '2 days'")
})
afterAll(async () => {
  await running.close()
  await new Promise<void>((resolve) => relay.close(() => resolve()))
})

const write = async (change: object = {}) => {
  const body = { to: ['maya@northwind.example'], subject: 'Hello', text: 'A line', hold: 0, ...change }
  return ada.send('POST', contract.write.path, body)
}
const stateOf = (id: string) => ada.call(contract.getOutgoing, { params: { id } })
async function sent(): Promise<string> {
  const { data } = (await (await write()).json()) as { data: { id: string } }
  return data.id
}
async function becomes(id: string, state: string) {
  await expect.poll(async () => (await stateOf(id)).state, { timeout: 20_000 }).toBe(state)
  return stateOf(id)
}
const again = (id: string) => running.database.pool.query('update outgoing_mails set due_at = now() where id = $1', [id])

test.each(['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'end'])(
  'A relay that says nothing more at %s: the mail is put off, and leaves later',
  async (command) => {
    behaviour = (given) => (given === command ? '' : null)
    // so that the next one begins from the greeting
    for (const socket of open) socket.destroy()
    const id = await sent()
    const { words, leavesAt } = await becomes(id, 'delayed')
    expect(words).not.toBe('')
    expect(Date.parse(leavesAt ?? '')).toBeGreaterThan(Date.now())
    behaviour = () => null
    await again(id)
    await becomes(id, 'sent')
  },
)

test('Nothing is said twice to other people: what was sent again bears the same Message-ID', async () => {
  accepted.length = 0
  behaviour = (given, socket) => {
    if (given !== 'end') return null
    socket.destroy()
    return ''
  }
  const id = await sent()
  const { messageId } = await becomes(id, 'delayed')
  behaviour = () => null
  await again(id)
  await becomes(id, 'sent')
  expect(accepted.map((data) => /^Message-ID: (.*)$/im.exec(data)?.[1])).toEqual([messageId, messageId])
})

test.each([
  [
    'hangs up',
    (_: string, socket: Socket) => {
      socket.destroy()
      return ''
    },
  ],
  ['speaks another language', () => 'HTTP/1.1 400 Bad Request'],
  ['says more than anybody reads', () => `451 ${'x'.repeat(100_000)}`],
])('A relay that %s leaves the mail put off', async (_, does) => {
  behaviour = (given, socket) => (given === 'MAIL' ? does(given, socket) : null)
  const { words } = await becomes(await sent(), 'delayed')
  expect((words ?? '').length).toBeLessThanOrEqual(500)
})

test.each<[string, object]>([
  ['in a domain that is none', { to: ['maya@-bücher-.example'] }],
  ['with an invisible letter', { to: ['ma\u200bya@northwind.example'] }],
  ['that runs from right to left', { to: ['\u202emaya@northwind.example'] }],
  ['with a comment', { to: ['maya(boss)@northwind.example'] }],
  ['in a group', { to: ['Team: maya@northwind.example;'] }],
  ['with a name', { to: ['Maya <maya@northwind.example>'] }],
  ['with a line end', { to: ['maya@northwind.example\r\nBcc: eve@evil.example'] }],
  ['with a NUL', { to: ['maya\0@northwind.example'] }],
  ['of 10,000 people', { to: Array.from({ length: 10_000 }, (_, n) => `p${n}@x.example`) }],
  ['in the copies, with a line end', { cc: ['maya@northwind.example\nX: y'] }],
  ['in the blind copies, with a line end', { bcc: ['maya@northwind.example\rX: y'] }],
])('A recipient %s is refused', async (_, change) => {
  const answer = await write(change)
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'bad_input'])
})

test('What a mail server took and then lost is not sent again by itself', async () => {
  accepted.length = 0
  behaviour = () => null
  const lost = await sent()
  await becomes(lost, 'sent')
  // What is due goes before what is written now.
  await becomes(await sent(), 'sent')
  expect(accepted).toHaveLength(2)
  expect(await stateOf(lost)).toMatchObject({ state: 'sent', problem: null, leavesAt: null })
})

test('A mail whose end is never confirmed is tried once more, and then left to its sender', async () => {
  accepted.length = 0
  behaviour = (given) => (given === 'end' ? '' : null)
  const id = await sent()
  const { problem, leavesAt } = await becomes(id, 'delayed')
  expect(problem).toBe('unconfirmed')
  expect(Date.parse(leavesAt ?? '') - Date.now()).toBeGreaterThan(50 * 60_000)
  await again(id)
  expect(await becomes(id, 'failed')).toMatchObject({ problem: 'unconfirmed', leavesAt: null })
  expect(accepted).toHaveLength(2)
})

test('Who has a copy gets no second one when another is put off', async () => {
  accepted.length = 0
  const asked: string[] = []
  let rest = 1
  behaviour = (given) => {
    if (given === 'RCPT') asked.push(given)
    return given === 'RCPT' && rest-- > 0 ? '451 Later' : null
  }
  const { data } = (await (await write({ to: ['late@northwind.example', 'maya@northwind.example'] })).json()) as {
    data: { id: string }
  }
  const mail = await becomes(data.id, 'delayed')
  expect(mail).toMatchObject({ words: '451 Later', problem: null, reached: ['maya@northwind.example'] })
  const { rows } = await running.database.pool.query('select source from mails where id = $1', [data.id])
  expect(rows).toEqual([{ source: 'sent' }])
  asked.length = 0
  await again(data.id)
  await becomes(data.id, 'sent')
  expect([asked.length, accepted.length]).toEqual([1, 2])
})

test('An answer to the Message-ID that the server made of it is in its thread', async () => {
  behaviour = (given) => (given === 'end' ? '250 2.0.0 OK <ab12@x.prod.outlook.com> [Hostname=x]' : null)
  const job = {
    text: [
      'From: Maya <maya@northwind.example>',
      'To: ada@applybox.localhost',
      'Subject: Your application as Backend Engineer',
      'Message-ID: <m1@northwind.example>',
      '',
      'Thank you for your application as Backend Engineer at Northwind. We received it.',
    ].join('\n'),
  }
  await running.receive('ada@applybox.localhost', job.text)
  const first = await running.database.pool.query(
    'select id, application_id as "applicationId" from mails where message_id = $1',
    ['m1@northwind.example'],
  )
  const { applicationId } = first.rows[0]
  const answer = await write({ applicationId, to: ['lou@staff.example'], subject: 'A question of mine' })
  const { data } = (await answer.json()) as { data: { id: string } }
  await becomes(data.id, 'sent')
  await running.receive(
    'ada@applybox.localhost',
    [
      'From: Lou <lou@staff.example>',
      'To: ada@applybox.localhost',
      'Subject: Parking',
      'Message-ID: <m2@staff.example>',
      'In-Reply-To: <ab12@x.prod.outlook.com>',
      '',
      'Yes, there is.',
    ].join('\n'),
  )
  const { list } = await ada.call(listThreads, { params: { id: applicationId } })
  const ids = list.map(({ messages }) => messages.map(({ messageId }) => messageId))
  expect(ids).toContainEqual([expect.stringContaining(data.id), expect.stringContaining('m2@staff.example')])
})

test('Addresses of other letters are sent to as the server can, and look-alikes are warned of', async () => {
  const commands: string[] = []
  behaviour = (_given, _socket, line) => {
    if (line) commands.push(line)
    return null
  }
  const { data } = (await (await write({ to: ['kontakt@münchen.example'] })).json()) as { data: { id: string } }
  await becomes(data.id, 'sent')
  expect(commands).toContain('RCPT TO:<kontakt@xn--mnchen-3ya.example>')
  const other = (await (await write({ to: ['jürgen@northwind.example'] })).json()) as { data: { id: string } }
  expect(await becomes(other.data.id, 'failed')).toMatchObject({ problem: 'no_international_addresses' })
  const body = {
    as: 'new',
    emailId: null,
    replyAll: false,
    to: ['maya@nоrthwind.example'],
    cc: [],
    bcc: [],
    subject: 'a',
    text: 'b',
    documents: [],
  }
  expect(await ada.call(contract.checkMail, { body: body as never })).toEqual({
    list: [{ code: 'look_alike', value: body.to[0] }],
  })
})

test('No field brings header lines along', async () => {
  behaviour = () => null
  accepted.length = 0
  const evil = 'a\r\nBcc: eve@evil.example\r\n\r\nbody'
  await running.database.pool.query(
    'insert into profiles (user_id, first_name, last_name, email_signature) select id, $1, $1, $1 from users on conflict (user_id) do update set first_name = $1, last_name = $1, email_signature = $1',
    [evil],
  )
  const answer = await write({ subject: evil, text: evil })
  const { data } = (await answer.json()) as { data: { id: string } }
  await becomes(data.id, 'sent')
  const [head = ''] = (accepted[0] ?? '').split('\n\n')
  expect(head).not.toMatch(/^bcc:/im)
  expect(head.match(/^Subject:/gim)).toHaveLength(1)
})
