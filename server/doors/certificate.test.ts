import { X509Certificate } from 'node:crypto'
import { mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smtpClient } from '../testing/smtp-client.ts'
import { type Certificate, certificateFor, followCertificate, selfSigned } from './certificate.ts'
import { openSmtpDoor } from './smtp.ts'

let folder: string
let given: { certFile: string; keyFile: string }
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'applybox-certificate-'))
  given = { certFile: path.join(folder, 'fullchain.pem'), keyFile: path.join(folder, 'privkey.pem') }
})
afterAll(() => rm(folder, { recursive: true }))

let renewals = 0
/** As certbot does: new files in an archive, and what is configured leads to them; without a moment in which it leads nowhere. */
async function put({ cert, key }: Certificate) {
  renewals += 1
  for (const [file, text] of [
    [given.certFile, cert],
    [given.keyFile, key],
  ] as const) {
    await writeFile(`${file}.${renewals}`, text)
    await symlink(`${file}.${renewals}`, `${file}.new`)
    await rename(`${file}.new`, file)
  }
}
const look = () => certificateFor('mx.example.com', folder, given)
const fingerprint = ({ cert }: Certificate) => new X509Certificate(cert).fingerprint256

/** Of the certificate that a client which connects now is shown. */
async function shown(port: number): Promise<string> {
  const { socket, command } = await smtpClient(port)
  await command('STARTTLS')
  socket.removeAllListeners('data')
  const secured = connect({ socket, rejectUnauthorized: false })
  await new Promise((resolve) => secured.once('secureConnect', resolve))
  const { fingerprint256 } = secured.getPeerCertificate()
  secured.destroy()
  return fingerprint256
}

test('a certificate that was renewed on the disk is shown to whoever connects next, a broken one is not', async () => {
  const [first, second] = [await selfSigned('mx.example.com'), await selfSigned('mx.example.com')]
  await put(first)
  const tls = await look()
  const door = await openSmtpDoor({
    ...{ host: '127.0.0.1', port: 0, name: 'mx.example.com', tls },
    findRecipient: async () => null,
    accept: async () => {},
    onFailure: () => {},
  })
  const said: string[] = []
  const on = {
    renewed: (next: Certificate) => {
      door.renew(next)
      said.push('renewed')
    },
    broken: (cause: Error) => said.push(cause.message),
  }
  const following = followCertificate(tls, look, on, 20)
  expect(await shown(door.port)).toBe(fingerprint(first))

  await put({ cert: second.cert, key: first.key })
  await expect.poll(() => said).toEqual([`${given.keyFile} is not the key of ${given.certFile}`])
  expect(await shown(door.port)).toBe(fingerprint(first))

  await put(second)
  await expect.poll(() => said.at(-1)).toBe('renewed')
  expect(await shown(door.port)).toBe(fingerprint(second))

  await put({ cert: 'no certificate', key: second.key })
  await expect.poll(() => said.at(-1)).toContain(`${given.certFile} holds no certificate`)
  expect(await shown(door.port)).toBe(fingerprint(second))
  following.close()
  await door.close()
})

test.each([
  ['no certificate', { cert: 'none' }, 'holds no certificate'],
  ['no key', { key: 'none' }, 'holds no private key'],
])('with %s in the files nothing is opened, and it is said which', async (_, change, words) => {
  await put({ ...(await selfSigned('mx.example.com')), ...change })
  await expect(look()).rejects.toThrow(words)
})
