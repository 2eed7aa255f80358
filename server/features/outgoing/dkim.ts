import { generateKeyPairSync } from 'node:crypto'
import { sql } from 'kysely'
import { dkimSign } from 'mailauth'
import type { Db } from '../../db/pool.ts'
import { installationKey } from '../../lib/installation-key.ts'
import { seal, unseal } from '../../lib/sealed.ts'

const algorithms = ['rsa', 'ed25519'] as const
type Algorithm = (typeof algorithms)[number]

export interface DkimKey {
  selector: string
  algorithm: Algorithm
  /** PEM. */
  privateKey: string
  /** Of the record that publishes it: base64. */
  publicKey: string
  retiredAt: Date | null
}

/** The keys that mail is signed with, made when there are none, and those that were retired within a week. */
export async function dkimKeys(db: Db): Promise<DkimKey[]> {
  const key = await installationKey(db, 'dkim')
  const load = async () =>
    (
      await sql<Omit<DkimKey, 'privateKey'> & { sealed: Buffer }>`
        select selector, algorithm, sealed, public_key as "publicKey", retired_at as "retiredAt" from dkim_keys
        where retired_at is null or retired_at > now() - interval '7 days' order by selector`.execute(db)
    ).rows.map(({ sealed, ...row }) => ({ ...row, privateKey: unseal(key, sealed) }))
  const known = await load()
  if (known.some(({ retiredAt }) => retiredAt === null)) return known
  await addKeys(db, key)
  return load()
}

/** Signs with new keys from now on; the old ones stay published for a week, for mail that is on its way. */
export async function rotateDkimKeys(db: Db): Promise<DkimKey[]> {
  await sql`update dkim_keys set retired_at = now() where retired_at is null`.execute(db)
  return dkimKeys(db)
}

async function addKeys(db: Db, key: Buffer): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from dkim_keys`.execute(db)
  const generation = Math.floor((rows[0]?.count ?? 0) / algorithms.length) + 1
  for (const algorithm of algorithms) {
    const { privateKey, publicKey } = generated(algorithm)
    // another process may have been quicker
    await sql`
      insert into dkim_keys (selector, algorithm, sealed, public_key)
      values (${`applybox${generation}${algorithm === 'rsa' ? '' : 'e'}`}, ${algorithm}, ${seal(key, privateKey)}, ${publicKey})
      on conflict do nothing`.execute(db)
  }
}

function generated(algorithm: Algorithm): { privateKey: string; publicKey: string } {
  const pem = { type: 'pkcs8', format: 'pem' } as const
  const der = { type: 'spki', format: 'der' } as const
  const { privateKey, publicKey } =
    algorithm === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048, privateKeyEncoding: pem, publicKeyEncoding: der })
      : generateKeyPairSync('ed25519', { privateKeyEncoding: pem, publicKeyEncoding: der })
  // of Ed25519 the record has the bare 32 bytes (RFC 8463, 4.2)
  return { privateKey, publicKey: (algorithm === 'rsa' ? publicKey : publicKey.subarray(-32)).toString('base64') }
}

/** What is published for a key, as the text of the TXT record of `selector._domainkey.domain`. */
export const dkimRecord = ({ algorithm, publicKey }: DkimKey) => `v=DKIM1; k=${algorithm}; p=${publicKey}`

/** Fields listed once more than they occur, so that none can be added on the way. */
const signedFields = [
  ...['From', 'To', 'Subject', 'Date', 'Message-ID', 'Reply-To'],
  ...['From', 'To', 'Cc', 'Subject', 'Date', 'Message-ID', 'In-Reply-To', 'References', 'MIME-Version', 'Content-Type'],
].join(':')

/** The message with a signature of each key in front. Throws when one can't be made: unsigned mail isn't handed over. */
export async function signMessage(message: Buffer, domain: string, keys: readonly DkimKey[]): Promise<Buffer> {
  const signatureData = keys
    .filter(({ retiredAt }) => retiredAt === null)
    .map(({ selector, privateKey }) => ({ signingDomain: domain, selector, privateKey }))
  const { signatures, errors } = await dkimSign(message, {
    canonicalization: 'relaxed/relaxed',
    signTime: new Date(),
    headerList: signedFields,
    signatureData,
  } as unknown as Parameters<typeof dkimSign>[1])
  if (errors.length > 0 || signatures.split(/^DKIM-Signature:/im).length - 1 !== signatureData.length)
    throw new Error('The message could not be signed', { cause: errors[0] })
  return Buffer.concat([Buffer.from(signatures), message])
}
