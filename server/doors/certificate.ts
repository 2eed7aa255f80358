import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createSecureContext } from 'node:tls'
import { generate } from 'selfsigned'
import { CannotStart } from '../lib/cannot-start.ts'
import { makeFolder } from '../lib/make-folder.ts'
import { messageOf } from '../lib/message-of.ts'

export interface Certificate {
  /** PEM. */
  key: string
  cert: string
}

const lifetime = 825 * 86_400_000
const renewBefore = 60 * 86_400_000

/** The configured certificate, or a self-signed one that is kept in `folder` and renewed before it ends. */
export async function certificateFor(
  domain: string,
  folder: string,
  given: { certFile: string | undefined; keyFile: string | undefined },
): Promise<Certificate> {
  if (given.certFile && given.keyFile) return readPair(given.certFile, given.keyFile)
  const file = path.join(folder, 'smtp-certificate.json')
  const kept = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Certificate,
    () => null,
  )
  if (kept && isGood(kept, domain)) return kept
  const fresh = await selfSigned(domain)
  await makeFolder(folder)
  await writeFile(`${file}.new`, JSON.stringify(fresh), { mode: 0o600 })
  await rename(`${file}.new`, file)
  return fresh
}

export interface Follower {
  close(): void
}

/**
 * Looks for another certificate than the one in use, from now on: one that was renewed on the disk is reported once, and so is why one that is
 * there is of no use.
 */
export function followCertificate(
  inUse: Certificate,
  look: () => Promise<Certificate>,
  on: { renewed: (next: Certificate) => void; broken: (cause: Error) => void },
  everyMs = 60_000,
): Follower {
  let told = ''
  const timer = setInterval(
    () =>
      look().then(
        (found) => {
          told = ''
          if (found.cert === inUse.cert && found.key === inUse.key) return
          inUse = found
          on.renewed(found)
        },
        (cause: Error) => {
          if (cause.message !== told) on.broken(cause)
          told = cause.message
        },
      ),
    everyMs,
  )
  timer.unref()
  return { close: () => clearInterval(timer) }
}

/** Encrypts against listeners; proves nothing, as is usual between mail servers (RFC 7435). */
export async function selfSigned(domain: string): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: domain }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + lifetime),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: domain }] }],
  })
  return { key, cert }
}

function isGood({ cert }: Certificate, domain: string): boolean {
  try {
    const { validToDate, checkHost } = new X509Certificate(cert)
    return validToDate.getTime() > Date.now() + renewBefore && checkHost.call(new X509Certificate(cert), domain) !== undefined
  } catch {
    return false
  }
}

/** Refuses what no connection could be made with. */
async function readPair(certFile: string, keyFile: string): Promise<Certificate> {
  const [cert, key] = await Promise.all([readPem(certFile), readPem(keyFile)])
  const found = parsed(() => new X509Certificate(cert), `${certFile} holds no certificate in PEM`)
  const own = parsed(() => createPrivateKey(key), `${keyFile} holds no private key in PEM`)
  if (!found.checkPrivateKey(own)) throw new CannotStart(`${keyFile} is not the key of ${certFile}`)
  parsed(() => createSecureContext({ cert, key }), `${certFile} and ${keyFile} are of no use for TLS`)
  return { cert, key }
}

function parsed<T>(read: () => T, otherwise: string): T {
  try {
    return read()
  } catch (cause) {
    throw new CannotStart(`${otherwise}: ${messageOf(cause)}`)
  }
}

async function readPem(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw new CannotStart(`${file} can not be read: ${messageOf(cause)}`)
  }
}
