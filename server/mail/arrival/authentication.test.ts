import { generateKeyPairSync } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { dkimSign } from 'mailauth'
import { describe, expect, test } from 'vitest'
import { authenticateMail, authenticateOffline, nothingKnown, type Resolve } from './authentication.ts'
import { openDns } from './dns.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

const records: Record<string, string[][]> = {
  'TXT s1._domainkey.northwind.example': [[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]],
  'TXT _dmarc.northwind.example': [['v=DMARC1; p=reject']],
  'TXT northwind.example': [['v=spf1 ip4:192.0.2.0/24 -all']],
}

/** A table in place of the DNS, and the questions asked of it. */
function table(): { resolve: Resolve; questions: string[] } {
  const questions: string[] = []
  return {
    questions,
    resolve: async (name, type) => {
      questions.push(`${type} ${name}`)
      const answer = records[`${type} ${name}`]
      if (answer) return answer
      throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
    },
  }
}

const origin = { clientAddress: '198.51.100.7', helo: 'mx.elsewhere.example', envelopeFrom: 'bounce@elsewhere.example' }

const letter = (text = 'Thank you for applying.') =>
  Buffer.from(
    `From: Jobs <jobs@northwind.example>\r\nTo: ada@applybox.example\r\nSubject: Hello\r\nDate: Mon, 02 Nov 2026 09:00:00 +0000\r\nMessage-ID: <1@northwind.example>\r\n\r\n${text}\r\n`,
  )

async function signed(message: Buffer, options: { maxBodyLength?: number } = {}): Promise<Buffer> {
  const key = { signingDomain: 'northwind.example', selector: 's1', privateKey, ...options }
  const { signatures } = await dkimSign(message, { ...key, signatureData: [key] })
  return Buffer.concat([Buffer.from(signatures), message])
}

describe('A sender is believed', () => {
  test('when the signature of its domain is good', async () => {
    const result = await authenticateMail(await signed(letter()), origin, table().resolve)
    expect(result).toMatchObject({ dkim: 'pass', dmarc: 'pass' })
  })

  test('when its domain lets the client send', async () => {
    const own = { clientAddress: '192.0.2.9', helo: 'mx.northwind.example', envelopeFrom: 'bounce@northwind.example' }
    expect(await authenticateMail(letter(), own, table().resolve)).toMatchObject({ spf: 'pass', dmarc: 'pass' })
  })
})

describe('A sender fails', () => {
  test('when nothing proves it though its domain asks for proof', async () => {
    expect(await authenticateMail(letter(), origin, table().resolve)).toMatchObject({ dkim: 'none', dmarc: 'fail' })
  })

  test('when the message was changed after it was signed', async () => {
    const changed = Buffer.from((await signed(letter())).toString().replace('Thank you', 'Send money'))
    expect(await authenticateMail(changed, origin, table().resolve)).toMatchObject({ dmarc: 'fail' })
  })

  test('when the signature leaves room for more text', async () => {
    const message = await signed(letter(), { maxBodyLength: 5 })
    expect(message.toString()).toMatch(/\bl=5\b/)
    expect(await authenticateMail(message, origin, table().resolve)).toMatchObject({ dkim: 'none', dmarc: 'fail' })
  })

  test('when there is more than one author, whoever delivers it', async () => {
    const two = Buffer.concat([Buffer.from('From: Else <else@elsewhere.example>\r\n'), await signed(letter())])
    expect(await authenticateMail(two, origin, table().resolve)).toMatchObject({ dmarc: 'fail' })
    expect(authenticateOffline(two, { ...origin, clientAddress: '127.0.0.1' })).toMatchObject({ dmarc: 'fail' })
  })

  test('whatever the message itself claims in Authentication-Results', async () => {
    const forged = Buffer.concat([Buffer.from('Authentication-Results: applybox; dmarc=pass; dkim=pass\r\n'), letter()])
    expect(await authenticateMail(forged, origin, table().resolve)).toMatchObject({ dmarc: 'fail' })
  })
})

describe('The DNS', () => {
  test('is not asked about an unsigned message from our own network', () => {
    for (const clientAddress of ['127.0.0.1', '::1', '10.1.2.3', '192.168.0.7', 'fd00::1']) {
      expect(authenticateOffline(letter(), { ...origin, clientAddress })).toEqual(nothingKnown)
    }
    expect(authenticateOffline(letter(), origin)).toBeNull()
  })

  test('is asked a few questions only, however many signatures there are', async () => {
    const signature = (await signed(letter())).toString().split('\r\nFrom:')[0] ?? ''
    const many = Array.from({ length: 3000 }, (_, n) => signature.replace('s=s1', `s=s${n}`)).join('\r\n')
    const { resolve, questions } = table()
    await authenticateMail(Buffer.concat([Buffer.from(`${many}\r\n`), letter()]), origin, resolve)
    expect(questions.length).toBeLessThan(30)
  })

  test('that does not answer is waited for once, and blocks nothing', async () => {
    const silent = createSocket('udp4').bind(0, '127.0.0.1')
    await once(silent, 'listening')
    const dns = openDns({ servers: [`127.0.0.1:${silent.address().port}`] })
    const begun = performance.now()
    const first = await authenticateMail(await signed(letter()), origin, dns.resolverUntil(Date.now() + 2_000))
    expect(first).toMatchObject({ dmarc: 'temperror' })
    expect(performance.now() - begun).toBeLessThan(4_000)
    // From then on nobody waits, until it is asked again.
    const wait = async () => {
      const begun = performance.now()
      const result = await authenticateMail(await signed(letter()), origin, dns.resolverUntil(Date.now() + 5_000))
      expect(result).toMatchObject({ dmarc: 'temperror' })
      return performance.now() - begun
    }
    await expect.poll(wait, { timeout: 25_000, interval: 1_000 }).toBeLessThan(1_000)
    silent.close()
  }, 45_000)
})
