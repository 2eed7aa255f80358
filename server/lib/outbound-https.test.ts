import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'
import { afterAll, describe, expect, test } from 'vitest'
import { openOutbound } from './outbound.ts'

interface Identity {
  key: string
  cert: string
}

const servers: Server[] = []
const asked: string[] = []
const authority = await newAuthority('An authority of ours')
const stranger = await newAuthority('An authority of nobody')
afterAll(() => {
  for (const server of servers) server.close()
})

async function newAuthority(name: string): Promise<Identity> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  })
  return { key, cert }
}

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day)

async function certified(
  host: string,
  { by, from = -1, to = 30 }: { by?: Identity; from?: number; to?: number },
): Promise<Identity> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: inDays(from),
    notAfterDate: inDays(to),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }],
    ...(by && { ca: by }),
  })
  return { key, cert }
}

/** A server that shows this certificate, found under every name. */
async function found(identity: Identity) {
  const server = createServer(identity, ({ url }, response) => {
    asked.push(url ?? '')
    response.end('a posting')
  })
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const outbound = openOutbound({
    ports: [port],
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    isAllowed: () => true,
    authorities: [authority.cert],
  })
  return { outbound, url: `https://jobs.example:${port}/postings/7` }
}

const wanted = { accept: 'text/html', bytes: 1000 }

test('what is fetched by https comes from the server that was named', async () => {
  const { outbound, url } = await found(await certified('jobs.example', { by: authority }))
  expect((await outbound.fetch(url, wanted)).body.toString()).toBe('a posting')
  expect(asked.splice(0)).toEqual(['/postings/7'])
})

describe('nothing is asked of a server whose certificate', () => {
  test.each<[string, string, () => Promise<Identity>]>([
    ['it made itself', 'DEPTH_ZERO_SELF_SIGNED_CERT', () => certified('jobs.example', {})],
    [
      'is of an authority that nobody knows',
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      () => certified('jobs.example', { by: stranger }),
    ],
    ['is of another host', 'ERR_TLS_CERT_ALTNAME_INVALID', () => certified('elsewhere.example', { by: authority })],
    ['has run out', 'CERT_HAS_EXPIRED', () => certified('jobs.example', { by: authority, from: -30, to: -1 })],
    ['does not hold yet', 'CERT_NOT_YET_VALID', () => certified('jobs.example', { by: authority, from: 1 })],
  ])('%s', async (_, code, identity) => {
    const { outbound, url } = await found(await identity())
    const refusal = { reason: 'untrusted', cause: { code } }
    await expect(outbound.fetch(url, wanted)).rejects.toMatchObject(refusal)
    await expect(outbound.post(url, { headers: {}, body: Buffer.from('x') })).rejects.toMatchObject(refusal)
    expect(asked).toEqual([])
  })
})

test('a server that does not speak TLS is a failure and no matter of trust', async () => {
  const { outbound, url } = await found(await certified('jobs.example', { by: authority }))
  await expect(outbound.fetch(url.replace('https', 'http'), wanted)).rejects.toMatchObject({ reason: 'failed' })
})
