import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isPublicAddress, type OutboundOptions, openOutbound } from './outbound.ts'

describe('an address that is not of the open Internet', () => {
  test.each([
    ['this network', '0.0.0.0', '0.1.2.3', '::'],
    ['this machine', '127.0.0.1', '127.255.255.254', '::1'],
    ['a private network', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1', 'fec0::1'],
    ['the link', '169.254.0.1', '169.254.169.254', 'fe80::1', 'fe80::1%eth0'],
    ['the provider’s own (CGNAT)', '100.64.0.1', '100.127.255.255'],
    ['a group', '224.0.0.1', '239.255.255.255', 'ff02::1', 'ff0e::1'],
    ['everybody', '255.255.255.255'],
    ['set aside', '192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '240.0.0.1', '100::1', '2001:db8::1'],
    ['outside what is given out', '4000::1', 'e000::1', '5f00::1'],
    ['IPv4 inside IPv6, mapped', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '::ffff:8.8.8.8'],
    ['IPv4 inside IPv6, compatible or translated', '::127.0.0.1', '::7f00:1', '::ffff:0:127.0.0.1'],
    ['IPv4 inside IPv6, by NAT64', '64:ff9b::127.0.0.1', '64:ff9b::10.0.0.1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::1'],
    ['IPv4 inside IPv6, by 6to4 or Teredo', '2002:7f00:1::', '2002:a00:1::1', '2001:0:7f00:1::'],
    ['no address at all', '', 'localhost', '127.1', '0x7f000001', '1.2.3.4.5'],
  ])('is known: %s', (_, ...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([])
  })

  test('and one that is, too', () => {
    const open = ['1.1.1.1', '8.8.8.8', '93.184.215.14', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1']
    expect([...open, '64:ff9b::8.8.8.8'].filter((ip) => !isPublicAddress(ip))).toEqual([])
  })
})

let server: Server
let port: number
let asked: { path: string; headers: Record<string, unknown> }[]
let answer: RequestListener
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers })
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '0.0.0.0', done))
  port = (server.address() as AddressInfo).port
})
beforeEach(() => {
  asked = []
  answer = (_, response) => response.end('secret')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const wanted = { accept: 'text/html', bytes: 1000 }
/** 127.0.0.2 stands for the open Internet; every other address stays what it is. */
const outside = '127.0.0.2'
const open = (options: OutboundOptions = {}) =>
  openOutbound({
    ports: [port],
    isAllowed: (ip) => ip === outside || isPublicAddress(ip),
    resolve: async () => [{ address: outside, family: 4 }],
    ...options,
  })
const notAllowed = { reason: 'not_allowed' }

describe('this machine is not reached', () => {
  test.each([
    ['by name', 'localhost'],
    ['by a name in capitals', 'LOCALHOST'],
    ['by address', '127.0.0.1'],
    ['by another of its addresses', '127.9.9.9'],
    ['by a short address', '127.1'],
    ['by a number', '2130706433'],
    ['by a hexadecimal number', '0x7f000001'],
    ['by octal parts', '0177.0.0.01'],
    ['by hexadecimal parts', '0x7f.0.0.0x1'],
    ['by full-width digits', '１２７.０.０.１'],
    ['by escapes', '%31%32%37.0.0.1'],
    ['by nought', '0'],
    ['by all of its addresses', '0.0.0.0'],
    ['by IPv6', '[::1]'],
    ['by IPv6 in full', '[0:0:0:0:0:0:0:1]'],
    ['by all of its IPv6 addresses', '[::]'],
    ['by IPv4 in IPv6', '[::ffff:127.0.0.1]'],
    ['by IPv4 in IPv6, in hexadecimal', '[::ffff:7f00:1]'],
    ['by NAT64', '[64:ff9b::7f00:1]'],
  ])('%s', async (_, host) => {
    const outbound = openOutbound({ ports: [port] })
    const url = `http://${host}:${port}/`
    await expect(outbound.fetch(url, wanted)).rejects.toMatchObject(notAllowed)
    await expect(outbound.check(url)).rejects.toMatchObject(notAllowed)
    expect(asked).toEqual([])
  })

  test.each([
    ['by address', () => `http://127.0.0.1:${port}/`],
    ['by name', () => `http://inside.example:${port}/`],
    ['to another port', () => `http://outside.example:${port + 1}/`],
    ['to another scheme', () => 'file:///etc/passwd'],
    ['with a user', () => `http://a:b@outside.example:${port}/`],
  ])('by a redirect: %s', async (_, location) => {
    answer = (_, response) => response.writeHead(302, { location: location() }).end()
    const resolve = async (name: string) => [{ address: name === 'inside.example' ? '127.0.0.1' : outside, family: 4 }]
    await expect(open({ resolve }).fetch(`http://outside.example:${port}/`, wanted)).rejects.toMatchObject(notAllowed)
    expect(asked).toHaveLength(1)
  })

  test('by a resolver that changes its answer: what was checked is what is connected to', async () => {
    const answers = [outside, '127.0.0.1', outside]
    const resolve = async () => [{ address: answers.shift() ?? '127.0.0.1', family: 4 }]
    const outbound = open({ resolve })
    const url = `http://rebinding.example:${port}/`
    await outbound.check(url)
    await expect(outbound.fetch(url, wanted)).rejects.toMatchObject(notAllowed)
    expect(asked).toEqual([])

    answer = (_, response) => response.writeHead(302, { location: '/again' }).end()
    await expect(outbound.fetch(url, wanted)).rejects.toMatchObject(notAllowed)
    expect(asked.map(({ path }) => path)).toEqual(['/'])
  })

  test('by a name with one address outside and one inside', async () => {
    const resolve = async () => [outside, '127.0.0.1'].map((address) => ({ address, family: 4 }))
    await expect(open({ resolve }).fetch(`http://both.example:${port}/`, wanted)).rejects.toMatchObject(notAllowed)
    expect(asked).toEqual([])
  })
})

test.each([
  'ftp://outside.example/',
  'file:///etc/passwd',
  'data:text/plain,x',
  'javascript:1',
  'http://a@outside.example/',
  'http://a:b@outside.example/',
  'http://outside.example:22/',
  'https://outside.example:8443/',
  '//outside.example/',
  '/x',
  '',
])('%s is no address to fetch', async (url) => {
  const outbound = openOutbound({ resolve: async () => [{ address: '1.1.1.1', family: 4 }] })
  await expect(outbound.fetch(url, wanted)).rejects.toMatchObject(notAllowed)
  await expect(outbound.check(url)).rejects.toMatchObject(notAllowed)
})

describe('what is sent', () => {
  const sent = { headers: { ttl: '60' }, body: Buffer.from('sealed') }

  test('comes there with the headers given and nothing else of ours; the answer is its status', async () => {
    answer = (_, response) => response.writeHead(201).end('x'.repeat(100_000))
    expect(await open().post(`http://outside.example:${port}/push`, sent)).toBe(201)
    const { path, headers } = asked[0] ?? {}
    expect([path, headers]).toEqual([
      '/push',
      { ttl: '60', 'user-agent': 'Applybox', host: `outside.example:${port}`, connection: 'close', 'content-length': '6' },
    ])
  })

  test('goes nowhere inside, and follows no redirect there', async () => {
    const inside = open({ resolve: async () => [{ address: '127.0.0.1', family: 4 }] })
    await expect(inside.post(`http://inside.example:${port}/`, sent)).rejects.toMatchObject(notAllowed)
    await expect(open().post(`http://127.0.0.1:${port}/`, sent)).rejects.toMatchObject(notAllowed)
    expect(asked).toEqual([])
    answer = (_, response) => response.writeHead(307, { location: `http://127.0.0.1:${port}/` }).end()
    expect(await open().post(`http://outside.example:${port}/`, sent)).toBe(307)
    expect(asked).toHaveLength(1)
  })

  test('is given up when no answer comes', async () => {
    answer = () => {}
    const slow = open({ milliseconds: 300 }).post(`http://outside.example:${port}/`, sent)
    await expect(slow).rejects.toMatchObject({ reason: 'too_slow' })
  })
})

describe('what is fetched', () => {
  test('comes with where it was found, and nothing of ours goes there', async () => {
    answer = ({ url }, response) =>
      url === '/'
        ? response.writeHead(301, { location: '/there', 'set-cookie': 'a=b' }).end()
        : response.writeHead(404, { 'content-type': 'text/html' }).end('gone')
    const fetched = await open().fetch(`http://outside.example:${port}/`, wanted)
    const url = `http://outside.example:${port}/there`
    expect(fetched).toEqual({ url, status: 404, contentType: 'text/html', body: Buffer.from('gone') })
    const sent = { accept: 'text/html', 'accept-encoding': 'identity', 'user-agent': 'Applybox', connection: 'close' }
    for (const { headers } of asked) expect(headers).toEqual({ ...sent, host: `outside.example:${port}` })
  })

  test.each<[string, string, RequestListener]>([
    ['too_many_redirects', 'redirects without end', (_, response) => response.writeHead(302, { location: '/' }).end()],
    ['too_large', 'a body that says it is too large', (_, response) => response.end('x'.repeat(1001))],
    ['too_large', 'a body that goes on and on', (_, response) => flood(response)],
    ['too_slow', 'an answer that never comes', () => {}],
    ['too_slow', 'a body that never ends', (_, response) => response.write('x')],
    ['failed', 'a compressed body', (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')],
    ['failed', 'no HTTP at all', ({ socket }) => socket.end('hello\r\n')],
    ['failed', 'another protocol', ({ socket }) => socket.write(switching)],
    ['failed', 'a connection that breaks', ({ socket }) => socket.destroy()],
  ])('is refused as %s: %s', async (reason, _, how) => {
    answer = how
    const url = `http://outside.example:${port}/`
    await expect(open({ milliseconds: 500 }).fetch(url, wanted)).rejects.toMatchObject({ reason })
    expect(asked.length).toBeLessThan(10)
  })

  test('is refused when its name is known nowhere, or does not come in time', async () => {
    const unknown = open({ resolve: () => Promise.reject(new Error('ENOTFOUND')) })
    await expect(unknown.fetch(`http://nowhere.example:${port}/`, wanted)).rejects.toMatchObject({ reason: 'failed' })
    await expect(unknown.check(`http://nowhere.example:${port}/`)).rejects.toMatchObject({ reason: 'failed' })
    const slow = open({ resolve: () => new Promise(() => {}), milliseconds: 200 })
    await expect(slow.fetch(`http://slow.example:${port}/`, wanted)).rejects.toMatchObject({ reason: 'too_slow' })
  })
})

const switching = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\nhello'

function flood(response: Parameters<RequestListener>[1]) {
  const write = () => {
    while (!response.destroyed && response.write('x'.repeat(10_000)));
    response.once('drain', write)
  }
  write()
}
