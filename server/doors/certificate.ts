import { X509Certificate } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generate } from 'selfsigned'
import { CannotStart } from '../lib/cannot-start.ts'

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
  if (given.certFile && given.keyFile) return { cert: await readPem(given.certFile), key: await readPem(given.keyFile) }
  const file = path.join(folder, 'smtp-certificate.json')
  const kept = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Certificate,
    () => null,
  )
  if (kept && isGood(kept, domain)) return kept
  const fresh = await selfSigned(domain)
  await mkdir(folder, { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify(fresh), { mode: 0o600 })
  await rename(`${file}.new`, file)
  return fresh
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

async function readPem(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw new CannotStart(`${file} can not be read: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}
