import { createServer, type Socket } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { type Identity, openRelay as openServer } from '../../testing/relay.ts'
import { type NotTaken, openRelay, type Relay, type Taken } from './relay.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const limit = 300
/** As it is said in `SMTP_URL`. */
const limits = `connectionTimeout=5000&greetingTimeout=5000&socketTimeout=${limit}`
const bytes = Buffer.from('From: ada@applybox.example\r\nMessage-ID: <1@applybox.example>\r\n\r\nHello\r\n')
const envelope = { from: 'bounce+1@applybox.example', to: ['maya@northwind.example'], bytes }

async function serve(behaviour: SMTPServerOptions = {}, identity: Identity = {}) {
  // closing does not wait for clients that it never answers
  const server = await openServer({ closeTimeout: 1, ...behaviour }, identity)
  closing.push(server.close)
  return { ...server, relay: connect(`${server.url}&${limits}`) }
}
function connect(url: string): Relay {
  const relay = openRelay(url)
  closing.push(relay.close)
  return relay
}
const failureOf = (sending: Promise<Taken>) =>
  sending.then(
    () => null,
    (cause: NotTaken) => ({ problem: cause.problem, isForGood: cause.isForGood, words: cause.message }),
  )
const answer = (responseCode: number) => Object.assign(new Error('Words'), { responseCode })
const never = () => {}

describe('Nothing is given to a mail server', () => {
  test.each<[string, Identity, RegExp]>([
    ['whose certificate has another name', { name: 'other.example', trust: 'own' }, /altnames/],
    ['whose certificate has ended', { isExpired: true, trust: 'own' }, /expired/],
    ['that vouches for itself', { trust: 'system' }, /self-signed/],
  ])('%s', async (_, identity, words) => {
    const { relay, taken } = await serve({}, identity)
    expect(await failureOf(relay.send(envelope))).toMatchObject({
      problem: 'not_secure',
      isForGood: false,
      words: expect.stringMatching(words),
    })
    expect(taken).toEqual([])
  })

  test('that offers no TLS, where a password would be sent to it', async () => {
    const { port, taken } = await serve({ disabledCommands: ['STARTTLS'], authOptional: true })
    const relay = connect(`smtp://applybox:secret@localhost:${port}?requireTLS=true&${limits}`)
    expect(await failureOf(relay.send(envelope))).toMatchObject({ problem: 'not_secure', isForGood: false })
    expect(taken).toEqual([])
  })

  test('without a proof that it has the right certificate, and then it takes mail', async () => {
    const { relay, taken } = await serve({}, { trust: 'own' })
    expect(await relay.send(envelope)).toEqual({ reached: envelope.to, refused: [], messageId: null })
    expect(taken).toMatchObject([{ isTls: true }])
  })
})

test.each<[string, SMTPServerOptions, string]>([
  ['AUTH', { onAuth: never }, 'unreachable'],
  ['MAIL', { onMailFrom: never }, 'unreachable'],
  ['RCPT', { onRcptTo: never }, 'unreachable'],
  ['the end of the data', { onData: (stream) => stream.resume() }, 'unconfirmed'],
])('A mail server that stalls at %s is left in bounded time', async (_, behaviour, problem) => {
  const { relay } = await serve(behaviour)
  const began = Date.now()
  expect(await failureOf(relay.send(envelope))).toMatchObject({ problem, isForGood: false })
  expect(Date.now() - began).toBeLessThan(limit * 12 + 3_000)
})

test.each<[string, SMTPServerOptions, (code: number) => object]>([
  ['AUTH', { onAuth: (_, __, done) => done(answer(0)) }, () => ({ problem: 'not_signed_in', isForGood: false })],
  ...([421, 451, 550, 554] as const).flatMap((code): [string, SMTPServerOptions, () => object][] => {
    const refused = () => ({ problem: null, isForGood: code >= 500, words: `${code} Words` })
    return [
      [`MAIL with ${code}`, { onMailFrom: (_, __, done) => done(answer(code)) }, refused],
      [`RCPT with ${code}`, { onRcptTo: (_, __, done) => done(answer(code)) }, refused],
      [
        `the end of the data with ${code}`,
        { onData: (stream, _, done) => stream.resume().on('end', () => done(answer(code))) },
        refused,
      ],
    ]
  }),
  ['connecting with 554', { onConnect: (_, done) => done(answer(554)) }, () => ({ problem: 'unreachable', isForGood: false })],
])('A refusal at %s is taken as it is meant', async (_, behaviour, expected) => {
  const { relay } = await serve(behaviour)
  expect(await failureOf(relay.send(envelope))).toMatchObject(expected(0))
})

test('Who is refused does not keep the others from their copy', async () => {
  const { relay, taken } = await serve()
  const to = ['nobody@northwind.example', 'maya@northwind.example']
  expect(await relay.send({ ...envelope, to })).toMatchObject({
    reached: ['maya@northwind.example'],
    refused: [{ address: 'nobody@northwind.example', isForGood: true, words: expect.stringContaining('No such user') }],
  })
  expect(taken).toHaveLength(1)
})

test('A mail larger than the server takes is not begun', async () => {
  const { relay, taken } = await serve({ size: 1_000 })
  const large = Buffer.concat([bytes, Buffer.alloc(2_000, 'x')])
  expect(await failureOf(relay.send({ ...envelope, bytes: large }))).toMatchObject({ problem: 'too_large', isForGood: true })
  expect(taken).toEqual([])
})

test('An 8-bit local part goes where the server offers SMTPUTF8, and nowhere else', async () => {
  const to = ['jürgen@xn--mnchen-3ya.example']
  const { relay, taken } = await serve()
  expect((await relay.send({ ...envelope, to })).reached).toEqual(to)
  expect(taken[0]?.to).toEqual(['jürgen@münchen.example'])
  const without = await serve({ hideSMTPUTF8: true })
  expect(await failureOf(without.relay.send({ ...envelope, to }))).toMatchObject({
    problem: 'no_international_addresses',
    isForGood: true,
  })
  expect(without.taken).toEqual([])
})

/** Answers each line that comes with what is given. */
async function speak(greeting: string, reply: (line: string, socket: Socket) => string): Promise<Relay> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.write(greeting)
    socket.on('data', (chunk) => {
      for (const line of chunk.toString('latin1').split('\r\n').slice(0, -1))
        if (socket.writable) socket.write(reply(line, socket))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  })
  return connect(`smtp://127.0.0.1:${(server.address() as { port: number }).port}?${limits}`)
}

test.each([
  ['a line that never ends', 'x'.repeat(1_000_000)],
  ['a reply that never ends', '220-x\r\n'.repeat(150_000)],
  ['a page', `HTTP/1.1 400 Bad Request\r\n${'<p>\r\n'.repeat(200_000)}`],
])('A megabyte of garbage, %s, is neither waited for nor kept', async (_, garbage) => {
  const relay = await speak(garbage, () => '')
  const before = process.memoryUsage().heapUsed
  const failure = await failureOf(relay.send(envelope))
  expect(failure).toMatchObject({ problem: 'unreachable', isForGood: false })
  expect(failure?.words.length).toBeLessThanOrEqual(500)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 1024 * 1024)
})

test('Words that cannot be stored or shown are left out of a refusal', async () => {
  const relay = await speak('220 x\r\n', (line) => (line.startsWith('MAIL') ? '550 no\0\u001b[31m\u0007 room\r\n' : '250 ok\r\n'))
  expect(await failureOf(relay.send(envelope))).toMatchObject({ words: '550 no [31m room', isForGood: true })
})

test('A server that drips is not waited for longer than one that is silent', async () => {
  const relay = await speak('220 x\r\n', (line, socket) => {
    if (!line.startsWith('MAIL')) return '250 ok\r\n'
    const dripping = setInterval(() => socket.write('2'), 50)
    socket.on('close', () => clearInterval(dripping))
    return ''
  })
  expect(await failureOf(relay.send(envelope))).toMatchObject({ problem: 'unreachable' })
})

test('A connection that breaks in the middle of the data leaves nothing behind', async () => {
  let lines = 0
  const relay = await speak('220 x\r\n', (line, socket) => {
    if (line === 'DATA') return '354 go on\r\n'
    if (!/^(?:EHLO|MAIL|RCPT)/.test(line) && lines++ > 3) socket.destroy()
    return '250 ok\r\n'.repeat(/^(?:EHLO|MAIL|RCPT)/.test(line) ? 1 : 0)
  })
  const large = Buffer.from('a line\r\n'.repeat(2_500_000))
  expect(await failureOf(relay.send({ ...envelope, bytes: large }))).toMatchObject({ problem: 'unreachable', isForGood: false })
})
