import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRawMessage } from '../../contract/mail.ts'
import { networkOf } from '../lib/client-network.ts'
import { createLog } from '../lib/log.ts'
import { route } from '../lib/route.ts'
import { createHttp } from './http.ts'

const id = '01890000-0000-7000-8000-000000000001'
const lines: string[] = []
let door: Awaited<ReturnType<typeof createHttp>>
let port: number
let asked = 0
beforeAll(async () => {
  door = await createHttp({
    log: createLog('info', { write: (line: string) => void lines.push(line) }),
    version: '0.0.0',
    routes: [
      route(getRawMessage, async () => {
        asked++
        return { filename: 'a.eml', type: 'message/rfc822', content: Buffer.alloc(20 * 1024 * 1024) }
      }),
    ],
    callerOf: async ({ headers, ip }) => ({
      userId: headers.authorization ?? 'ada',
      sessionId: networkOf(ip) ?? 'here',
      address: 'ada@applybox.localhost',
    }),
    admit: async () => {},
    notReady: async () => null,
    patience: { idle: 1_000 },
  })
  await door.listen({ port: 0, host: '127.0.0.1' })
  port = (door.server.address() as AddressInfo).port
})
afterAll(() => door.close())

/** Sends bytes as they are and gives everything that comes until the server closes, or until `enough`. */
async function exchange(bytes: string, enough: (text: string) => boolean) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1')
    if (enough(text)) socket.destroy()
  })
  socket.write(bytes)
  await once(socket, 'close', { signal: AbortSignal.timeout(10_000) })
  return text
}
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
const alive = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
const smuggled = 'GET /healthz?smuggled HTTP/1.1\r\nHost: x\r\n\r\n'
const ask = `GET /api/users/emails/message/${id}/raw HTTP/1.1\r\nHost: x\r\n\r\n`
const post = (headers: string, body: string) => `POST /api/users/profile HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`

test.each([
  ['a length and chunks', post('Content-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${smuggled}`)],
  ['a coding that is almost chunked', post('Content-Length: 4\r\nTransfer-Encoding: xchunked', `0\r\n\r\n${smuggled}`)],
  ['chunks that are not the last coding', post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${smuggled}`)],
  ['a space before the colon', post('Transfer-Encoding : chunked', `0\r\n\r\n${smuggled}`)],
  ['two lengths', post('Content-Length: 4\r\nContent-Length: 40', `0\r\n\r\n${smuggled}`)],
  ['a length with a sign', post('Content-Length: +4', `abcd${smuggled}`)],
  ['a chunk whose extension ends in a bare LF', post('Transfer-Encoding: chunked', `2;\nxx\r\n{}\r\n0\r\n\r\n${smuggled}`)],
  ['a chunk longer than numbers go', post('Transfer-Encoding: chunked', `fffffffffffffffff\r\n{}\r\n0\r\n\r\n${smuggled}`)],
  ['a header that goes on in the next line', `GET /healthz HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n${smuggled}`],
  ['a bare CR in a header', `GET /healthz HTTP/1.1\r\nHost: x\r\nX: a\rTransfer-Encoding: chunked\r\n\r\n${smuggled}`],
  ['bare LF alone', 'GET /healthz HTTP/1.1\nHost: x\n\n'],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
])('a request with %s is refused, and nothing behind it is heard', async (_, bytes) => {
  expect(statuses(await exchange(bytes, () => false))).toEqual(['400'])
})

test('a request with two hosts is refused', async () => {
  const text = await exchange('GET /healthz HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n', (one) => one.includes('"code"'))
  expect(statuses(text)).toEqual(['400'])
})

test('a megabyte of address, or of headers, is refused', async () => {
  for (const bytes of [
    `GET /${'a'.repeat(1_000_000)} HTTP/1.1\r\n`,
    `GET / HTTP/1.1\r\nHost: x\r\n${'X: y\r\n'.repeat(150_000)}`,
  ])
    expect(statuses(await exchange(bytes, (text) => text.includes('\r\n\r\n')))).toEqual(['431'])
})

test('who sends hundreds of requests at once over one connection has the first answered and the others refused', async () => {
  const text = await exchange(alive.repeat(300), (one) => statuses(one).length === 300 && one.endsWith('}'))
  const refused = statuses(text).filter((status) => status === '429').length
  expect(
    statuses(text)
      .slice(0, 32)
      .every((status) => status === '200'),
  ).toBe(true)
  expect(refused).toBeGreaterThan(0)
  expect(refused).toBeLessThanOrEqual(268)
})

test('one person has a few files waiting to be read, and who does not read is let go', async () => {
  // a socket that nobody listens to is not read
  const idle = Array.from({ length: 3 }, () => connect(port, '127.0.0.1'))
  for (const socket of idle) socket.on('error', () => {}).write(ask)
  await expect.poll(() => asked, { timeout: 5_000 }).toBe(3)
  expect(statuses(await exchange(ask, (text) => text.includes('"code"')))).toEqual(['429'])
  const another = ask.replace('Host: x', 'Host: x\r\nAuthorization: bob')
  expect(statuses(await exchange(another, (text) => text.length > 1_000))).toEqual(['200'])
  const served = async () => statuses(await exchange(ask, (text) => text.length > 1_000 || text.includes('"code"')))
  await expect.poll(served, { timeout: 10_000, interval: 200 }).toEqual(['200'])
  for (const socket of idle) socket.destroy()
})

test('a client that hangs up at once is no fault of ours', async () => {
  for (let n = 0; n < 50; n++) {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(ask)
    socket.resetAndDestroy()
  }
  expect(await exchange(alive, (text) => text.endsWith('}'))).toContain('alive')
  expect(lines.filter((line) => line.includes('"failed"'))).toEqual([])
})
