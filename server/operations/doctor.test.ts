import { createSocket, type Socket } from 'node:dgram'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import dns from 'dns-packet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { selfSigned } from '../doors/certificate.ts'
import { testDatabase } from '../testing/database.ts'
import { describeFindings, examine } from './examine.ts'
import type { Finding } from './finding.ts'

// A name server on loopback with one well-kept zone.
const records: dns.Answer[] = [
  { type: 'MX', name: 'good.example.com', data: { preference: 10, exchange: 'mx.example.com' } },
  { type: 'A', name: 'mx.example.com', data: '192.0.2.10' },
  { type: 'A', name: 'good.example.com', data: '192.0.2.10' },
  { type: 'MX', name: 'dangling.example.com', data: { preference: 10, exchange: 'gone.example.com' } },
]
let nameServer: Socket
let stranger: Server
let folder: string
let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  nameServer = createSocket('udp4')
  nameServer.on('message', (message, { port, address }) => {
    const { id, questions = [] } = dns.decode(message)
    const answers = records.filter(({ type, name }) =>
      questions.some((question) => question.type === type && question.name === name),
    )
    const isKnown = records.some(({ name }) => questions.some((question) => question.name === name))
    const flags = dns.AUTHORITATIVE_ANSWER | (isKnown ? 0 : 3)
    nameServer.send(dns.encode({ type: 'response', id: id ?? 0, flags, questions, answers }), port, address)
  })
  await new Promise<void>((resolve) => nameServer.bind(0, '127.0.0.1', resolve))
  stranger = createServer((socket) => socket.end('SSH-2.0-OpenSSH\r\n'))
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  folder = await mkdtemp(path.join(tmpdir(), 'applybox-doctor-'))
  database = await testDatabase()
})
afterAll(async () => {
  nameServer.close()
  stranger.close()
  await rm(folder, { recursive: true })
  await database.close()
})

async function found(environment: Record<string, string>): Promise<Record<string, Finding>> {
  const config = readConfig({
    DATABASE_URL: database.url,
    APPLYBOX_DATA_DIR: folder,
    APPLYBOX_HTTP_PORT: '1',
    APPLYBOX_SMTP_PORT: '1',
    ...environment,
  })
  const findings = await examine(config, [`127.0.0.1:${nameServer.address().port}`])
  expect(describeFindings(findings).split('\n').length).toBeGreaterThanOrEqual(findings.length)
  return Object.fromEntries(findings.map((finding) => [finding.about, finding]))
}

test('a plain installation on one machine is in order, and says that it has no relay', async () => {
  const findings = await found({})
  expect(
    Object.values(findings)
      .filter(({ state }) => state !== 'good')
      .map(({ about }) => about),
  ).toEqual(['Outgoing mail'])
  expect(findings.Database?.detail).toMatch(/^PostgreSQL \d+/)
  expect(findings.Disk?.detail).toMatch(/GB free/)
})

test('a domain that mail finds is good; one without record, or whose record leads nowhere, is broken, with what to do', async () => {
  expect(
    await found({
      APPLYBOX_MAIL_DOMAIN: 'good.example.com',
      APPLYBOX_PUBLIC_URL: 'https://good.example.com',
      APPLYBOX_TRUST_PROXY: 'on',
    }),
  ).toMatchObject({
    'MX record': { state: 'good', detail: expect.stringContaining('mx.example.com (192.0.2.10)') },
    'Web address': { state: 'good' },
    'Reverse proxy': { state: 'good' },
  })
  expect(
    await found({ APPLYBOX_MAIL_DOMAIN: 'none.example.com', APPLYBOX_PUBLIC_URL: 'https://none.example.com' }),
  ).toMatchObject({
    'MX record': { state: 'broken', advice: expect.stringContaining('none.example.com. MX 10') },
    'Web address': { state: 'broken' },
    'Reverse proxy': { state: 'doubtful' },
  })
  expect((await found({ APPLYBOX_MAIL_DOMAIN: 'dangling.example.com' }))['MX record']).toMatchObject({
    state: 'broken',
    detail: 'gone.example.com has no address',
  })
})

test('a port that another program has is told from a free one', async () => {
  const { port } = stranger.address() as AddressInfo
  const findings = await found({ APPLYBOX_SMTP_PORT: String(port) })
  expect(findings).toMatchObject({
    SMTP: { state: 'broken', advice: expect.stringContaining('APPLYBOX_SMTP_PORT') },
    HTTP: { state: 'good' },
  })
})

test('a certificate with a foreign key is broken, with its own it is good', async () => {
  const [one, other] = [await selfSigned('good.example.com'), await selfSigned('other.example.com')]
  const [cert, key, foreign] = ['cert.pem', 'key.pem', 'foreign.pem'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  await writeFile(cert, one.cert)
  await writeFile(key, one.key)
  await writeFile(foreign, other.key)
  expect((await found({ APPLYBOX_TLS_CERT: cert, APPLYBOX_TLS_KEY: key })).Certificate).toMatchObject({ state: 'good' })
  expect((await found({ APPLYBOX_TLS_CERT: cert, APPLYBOX_TLS_KEY: foreign })).Certificate).toMatchObject({ state: 'broken' })
  expect((await found({ APPLYBOX_TLS_CERT: key, APPLYBOX_TLS_KEY: key })).Certificate).toMatchObject({ state: 'broken' })
})

test('a database and a relay that are away are broken, and hide their passwords', async () => {
  const findings = await found({
    DATABASE_URL: 'postgres://ada:hunter2@127.0.0.1:1/applybox',
    SMTP_URL: 'smtp://ada:hunter2@127.0.0.1:1',
  })
  expect(findings).toMatchObject({ Database: { state: 'broken' }, 'Outgoing mail': { state: 'broken' } })
  expect(describeFindings(Object.values(findings))).not.toContain('hunter2')
})
