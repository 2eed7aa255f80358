import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { Validator } from '@seriousme/openapi-schema-validator'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressAvailability, assignAddress, logout, refCode } from '../../contract/accounts.ts'
import { noncePlaceholder } from '../../contract/content-policy.ts'
import { streamEvents } from '../../contract/events.ts'
import { getMessage, getRawMessage } from '../../contract/mail.ts'
import { createLog } from '../lib/log.ts'
import { Refusal } from '../lib/refusal.ts'
import { type Caller, route } from '../lib/route.ts'
import { createHttp } from './http.ts'

const onboarded: Caller = { userId: 'u', sessionId: 's', address: 'ada@applybox.localhost' }
const callers: Record<string, Caller> = {
  'Bearer onboarded': onboarded,
  'Bearer fresh': { ...onboarded, address: null },
}
const lines: string[] = []
const log = createLog('debug', { write: (line: string) => void lines.push(line) })
let cause: string | null = null
let subscribers = 0
let webFolder: string
let app: FastifyInstance
let url: string

const routes = [
  route(refCode, async ({ query }) => ({ valid: query.code === 'friend', required: false, secret: 'kept' })),
  route(logout, async () => {}),
  route(addressAvailability, async ({ query, caller }) => ({
    email: `${query.name} ${caller.userId}`,
    available: true,
    reason: null,
    suggestions: [],
  })),
  route(assignAddress, async () => {
    throw new Refusal('too_many_requests', 'too_many_tries', { retryAfterSeconds: 12.2 })
  }),
  route(getRawMessage, async ({ params }) => ({
    filename: 'a"\r\nset-cookie: x\u202Egpj.exe',
    type: 'text/html',
    content: Buffer.from(params.id),
  })),
  route(getMessage, async () => {
    throw Object.assign(new Error('connection to ada@example.com lost'), { code: 'ECONNREFUSED' })
  }),
  route(streamEvents, async () => (send) => {
    subscribers++
    send({ type: 'mail', applicationId: null, mailId: null })
    return () => void subscribers--
  }),
]

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'applybox-web-'))
  await mkdir(join(webFolder, 'assets'))
  await writeFile(
    join(webFolder, 'index.html'),
    `<!doctype html><head><title>Applybox</title><style nonce="${noncePlaceholder}"></style></head>`,
  )
  await writeFile(join(webFolder, 'first-load.json'), JSON.stringify({ dashboard: ['assets/app-abc123.js', 'assets/app.css'] }))
  await writeFile(join(webFolder, 'assets/app-abc123.js'), 'export {}')
  await writeFile(join(webFolder, 'assets/app-abc123.js.gz'), 'zipped')
  app = await createHttp({
    log,
    version: '1.2.3',
    routes,
    callerOf: async (request) => callers[request.headers.authorization ?? ''] ?? null,
    admit: async () => {},
    notReady: async () => cause,
    metrics: {
      token: 'a token for scraping',
      countMails: async () => ({ waiting: 3, failed: 1 }),
      countOutgoing: async () => ({ queued: 2 }),
    },
    webFolder,
    isSecure: true,
  })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await rm(webFolder, { recursive: true })
})

const id = '01890000-0000-7000-8000-000000000001'
const as = (who: string) => ({ headers: { authorization: `Bearer ${who}` } })
async function problem(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  return (await response.json()) as { code: string; status: number; errors?: { path: string; message: string }[]; detail: string }
}

test('an answer comes wrapped in data, without what the contract does not name', async () => {
  const response = await fetch(`${url}/api/authenticate/refCode?code=friend`)
  expect(await response.json()).toEqual({ data: { valid: true, required: false } })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('an entry without an answer says 204', async () => {
  const response = await fetch(`${url}/api/authenticate/logout`, { method: 'POST', ...as('fresh') })
  expect(response.status).toBe(204)
})

test('nobody gets in without a session, nor to the tracker without an address', async () => {
  expect(await problem(await fetch(`${url}/api/authenticate/logout`, { method: 'POST' }))).toMatchObject({
    code: 'unauthenticated',
    status: 401,
  })
  expect(await problem(await fetch(`${url}/api/users/emails/message/${id}/raw`, as('fresh')))).toMatchObject({
    code: 'address_missing',
    status: 403,
  })
})

test('bad input is told by field', async () => {
  const response = await fetch(`${url}/api/email/assign`, {
    method: 'POST',
    headers: { ...as('fresh').headers, 'content-type': 'application/json' },
    body: '{"name":"a b"}',
  })
  const body = await problem(response)
  expect(body.code).toBe('bad_input')
  expect(body.errors?.[0]?.path).toBe('name')
})

test.each([
  ['text that is no JSON', '{"name":', 400],
  ['a NUL character', JSON.stringify({ name: 'ada\0' }), 400],
  ['a thousand levels', `{"name":${'['.repeat(1000)}${']'.repeat(1000)}}`, 400],
  ['two megabytes', JSON.stringify({ name: 'a'.repeat(2_000_000) }), 413],
  ['a prototype', '{"__proto__":{"name":"ada"}}', 400],
])('%s is refused as a problem', async (_, body, status) => {
  const headers = { ...as('fresh').headers, 'content-type': 'application/json' }
  const response = await fetch(`${url}/api/email/assign`, { method: 'POST', headers, body })
  expect(await problem(response)).toMatchObject({ status })
})

test('a form can not be posted from another page', async () => {
  const response = await fetch(`${url}/api/email/assign`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'ada' }),
    ...as('fresh'),
  })
  expect(await problem(response)).toMatchObject({ code: 'unsupported_type' })
})

test('text is composed before it is compared or kept', async () => {
  const response = await fetch(`${url}/api/email/availability?name=${encodeURIComponent('e\u0301')}`, as('fresh'))
  expect(await response.json()).toMatchObject({ data: { email: '\u00E9 u' } })
})

test('a text that is all marks to be put in order is answered at once', async () => {
  const headers = { ...as('fresh').headers, 'content-type': 'application/json' }
  const body = JSON.stringify({ name: '\u0301\u0327'.repeat(200_000) })
  const began = performance.now()
  const response = await fetch(`${url}/api/email/assign`, { method: 'POST', headers, body })
  expect(await problem(response)).toMatchObject({ code: 'bad_input' })
  expect(performance.now() - began).toBeLessThan(3_000)
})

test('who asks too often is told when to come back', async () => {
  const headers = { ...as('fresh').headers, 'content-type': 'application/json' }
  const response = await fetch(`${url}/api/email/assign`, { method: 'POST', headers, body: '{"name":"ada"}' })
  expect(response.headers.get('retry-after')).toBe('13')
  expect(await problem(response)).toMatchObject({
    status: 429,
    detail: 'Too many attempts. Wait a little and try again.',
    reason: 'too_many_tries',
  })
})

test('a file is something to save, whatever it claims to be', async () => {
  const response = await fetch(`${url}/api/users/emails/message/${id}/raw`, as('onboarded'))
  expect(response.headers.get('content-type')).toBe('application/octet-stream')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('set-cookie')).toBe(null)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="a_set-cookie_ xgpj\.exe"$/)
  expect(await response.text()).toBe(id)
})

test('a database that is away is told as such, and the log holds no address', async () => {
  const response = await fetch(`${url}/api/users/emails/message/${id}`, as('onboarded'))
  expect(await problem(response)).toMatchObject({ code: 'unavailable', status: 503 })
  const written = lines.join('')
  expect(written).toContain('connection to [hidden] lost')
  expect(written).toContain('/api/users/emails/message/:id')
  expect(written).not.toContain(id)
})

test('what changed arrives as an event', async () => {
  const response = await fetch(`${url}/api/events`, as('onboarded'))
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  let text = ''
  while (!text.includes('data:')) text += new TextDecoder().decode((await reader.read()).value)
  expect(text).toContain('data: {"type":"mail","applicationId":null,"mailId":null}')
  await reader.cancel()
  await expect.poll(() => subscribers).toBe(0)
})

test('who hangs up before the stream begins leaves none behind', async () => {
  let asked = 0
  const other = await createHttp({
    log,
    version: '1',
    routes,
    callerOf: async () => {
      asked++
      await sleep(200)
      return onboarded
    },
    admit: async () => {},
    notReady: async () => null,
  })
  const at = new URL(await other.listen({ port: 0, host: '127.0.0.1' }))
  const browser = connect(Number(at.port), '127.0.0.1')
  browser.write('GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await expect.poll(() => asked).toBe(1)
  browser.destroy()
  await sleep(400)
  expect(subscribers).toBe(0)
  await other.close()
})

test('unknown paths: a problem under the prefix and in assets, the app elsewhere', async () => {
  expect(await problem(await fetch(`${url}/api/nothing`))).toMatchObject({ code: 'not_found' })
  expect(await problem(await fetch(`${url}/assets/gone.js`))).toMatchObject({ code: 'not_found' })
  for (const path of ['/api/%E0%A4%A', '/assets/%F0'])
    expect(await problem(await fetch(url + path))).toMatchObject({ status: 400 })
  for (const path of ['/%E0%A4%A', '/jobs/%F0?tab=%F0', '/jobs/%'])
    expect(await (await fetch(url + path)).text(), path).toContain('<title>Applybox</title>')
  const page = await fetch(`${url}/active-applications/${id}`)
  expect(await page.text()).toContain('<title>Applybox</title>')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(await (await fetch(`${url}/`)).text()).toContain('<title>Applybox</title>')
})

test.each(['identity', 'gzip', 'gzip, br'])('folders answer as unknown paths do, whatever is accepted: %s', async (accepted) => {
  const headers = { 'accept-encoding': accepted }
  expect((await app.inject({ url: '/', headers })).body).toContain('<title>Applybox</title>')
  expect((await app.inject({ url: '/', method: 'HEAD', headers })).statusCode).toBe(200)
  expect((await app.inject({ url: '/assets/', headers })).statusCode).toBe(404)
})

test('a page names at once what it begins with, and no other page does', async () => {
  const textOf = async (path: string) => (await fetch(`${url}${path}`)).text()
  const dashboard = await textOf('/dashboard?from=mail')
  expect(dashboard).toContain('<link rel="modulepreload" crossorigin href="/assets/app-abc123.js">')
  expect(dashboard).toContain('<link rel="preload" as="style" crossorigin href="/assets/app.css">')
  for (const path of ['/', '/settings', '/dashboard/constructor', '/first-load.json'])
    expect(await textOf(path), path).not.toMatch(/preload|abc123|function/)
})

test('a page holds a nonce for its style elements that no other answer has, wherever it is asked for', async () => {
  const seen = new Set<string | undefined>()
  for (const path of ['/', '/index.html', '/settings', '/settings?nonce=mine']) {
    const page = await fetch(`${url}${path}`)
    const nonce = /style-src 'self' 'nonce-([\w-]{22})';/.exec(page.headers.get('content-security-policy') ?? '')?.[1]
    expect(await page.text(), path).toContain(`<style nonce="${nonce}">`)
    expect([page.headers.get('etag'), page.headers.get('last-modified')], path).toEqual([null, null])
    seen.add(nonce)
  }
  expect(seen.size).toBe(4)
})

test('assets with a hash in their name are kept for good, compressed where the build did so', async () => {
  const response = await fetch(`${url}/assets/app-abc123.js`, { headers: { 'accept-encoding': 'identity' } })
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const zipped = await app.inject({ url: '/assets/app-abc123.js', headers: { 'accept-encoding': 'gzip' } })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(zipped.body).toBe('zipped')
})

test.each(['/', '/api/docs', '/api/nothing', '/healthz'])('%s carries the headers that protect a page', async (path) => {
  const { headers } = await fetch(`${url}${path}`)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('strict-transport-security')).toContain('max-age=')
})

test('without TLS nobody is told to stay with it', async () => {
  const passedOn = await fetch(`${url}/`, { headers: { 'x-forwarded-proto': 'http' } })
  expect(passedOn.headers.get('strict-transport-security')).toBeNull()
})

test('an operator sees whether it lives and whether it can work', async () => {
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  for (cause of ['database away', 'disk full']) {
    const answer = await fetch(`${url}/readyz`)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ status: cause })
  }
  cause = null
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
})

test('an operator with the token sees how it fares, nobody else that there is such a page', async () => {
  await fetch(`${url}/api/users/emails/message/${id}`, as('onboarded'))
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer a token for scraping' } })).text()
  expect(text).toContain('applybox_mails{state="waiting"} 3')
  expect(text).toContain('applybox_mails{state="failed"} 1')
  expect(text).toContain('applybox_outgoing_mails{state="queued"} 2')
  expect(text).toMatch(/applybox_http_seconds_count\{method="GET",route="\/api\/users\/emails\/message\/:id",status="503"\} \d/)
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toContain(id)
  for (const authorization of ['', 'Bearer x', 'Bearer onboarded'])
    expect(await problem(await fetch(`${url}/metrics`, { headers: { authorization } }))).toMatchObject({ code: 'not_found' })
  expect((await fetch(`${url}/metrics/`)).headers.get('content-type')).toContain('text/html')
})

test('without a token for scraping there is no such page, not even one of the app', async () => {
  const plain = await createHttp({
    ...{
      log,
      version: '1.2.3',
      routes,
      webFolder,
      callerOf: async () => null,
      admit: async () => {},
      notReady: async () => null,
    },
  })
  expect((await plain.inject('/metrics')).statusCode).toBe(404)
  expect((await plain.inject('/dashboard')).statusCode).toBe(200)
  await plain.close()
})

test('the OpenAPI document is valid and its page shows every entry', async () => {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as { paths: Record<string, object> }
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
  const page = await (await fetch(`${url}/api/docs`)).text()
  for (const methods of Object.values(document.paths))
    for (const { operationId } of Object.values(methods)) expect(page).toContain(`<details id="${operationId}">`)
  expect(page).not.toContain('<script')
})

test('a client that dribbles its request is let go, and others are served meanwhile', async () => {
  const { port } = new URL(url)
  const slow = connect(Number(port), '127.0.0.1')
  slow.write('GET /api/authenticate/refCode HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  const dribble = setInterval(() => slow.write('x'), 500)
  const closed = new Promise((resolve) => slow.on('close', resolve))
  slow.on('error', () => {})
  slow.resume()
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  await closed
  clearInterval(dribble)
}, 20_000)

test('a compressed body is not opened', async () => {
  const headers = { ...as('fresh').headers, 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const body = gzipSync(Buffer.alloc(10_000_000, ' '))
  const response = await fetch(`${url}/api/email/assign`, { method: 'POST', headers, body })
  expect(await problem(response)).toMatchObject({ status: 400 })
})

/** A server of its own, to be closed. */
const another = {
  log,
  version: '1',
  routes,
  callerOf: async () => onboarded,
  admit: async () => {},
  notReady: async () => null,
}

test('closing ends open streams at once', async () => {
  const other = await createHttp(another)
  const at = await other.listen({ port: 0, host: '127.0.0.1' })
  const response = await fetch(`${at}/api/events`)
  const text = response.text()
  const before = Date.now()
  await other.close()
  await text
  expect(Date.now() - before).toBeLessThan(1000)
  expect(subscribers).toBe(0)
})

test('who sends a body slowly does not keep a stopping server from ending', async () => {
  const other = await createHttp({ ...another, patience: { closing: 500 } })
  const at = new URL(await other.listen({ port: 0, host: '127.0.0.1' }))
  const slow = connect(Number(at.port), '127.0.0.1')
  slow.on('error', () => {})
  slow.write(
    'POST /api/email/assign HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  )
  await sleep(200)
  const before = Date.now()
  await other.close()
  expect(Date.now() - before).toBeLessThan(5000)
})
