import { createHmac, timingSafeEqual } from 'node:crypto'
import { openLink } from '../../../contract/documents.ts'
import { prefix } from '../../../contract/endpoint.ts'
import type { Db } from '../../db/pool.ts'
import { installationKey } from '../../lib/installation-key.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { FileAnswer } from '../../lib/route.ts'
import { findDocument, readDocument } from './queries.ts'

const minutes = 10

/** A link to one file of one person. It holds whose and until when, and is signed, so that nothing has to be stored. */
export async function linkTo(db: Db, userId: string, id: string) {
  if (!(await findDocument(db, userId, id))) throw new Refusal('not_found')
  const expiresAt = new Date(Date.now() + minutes * 60_000)
  const claim = `${userId}.${id}.${expiresAt.getTime()}`
  const token = `${claim}.${await signature(db, claim)}`
  return { url: `${prefix}/${openLink.path.replace('{token}', token)}`, expiresAt: expiresAt.toISOString() }
}

/** A link that is spent, forged or of a file that is gone says the same. */
export async function follow(db: Db, token: string): Promise<FileAnswer> {
  const [userId = '', id = '', expires = '', signed = ''] = token.split('.')
  const expected = Buffer.from(await signature(db, `${userId}.${id}.${expires}`))
  const given = Buffer.from(signed)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  const document = isOurs && Number(expires) > Date.now() ? await readDocument(db, userId, id) : undefined
  if (!document) throw new Refusal('link_expired')
  return { filename: document.filename, type: document.type, content: document.bytes }
}

async function signature(db: Db, claim: string): Promise<string> {
  return createHmac('sha256', await installationKey(db, 'file links'))
    .update(claim)
    .digest('base64url')
}
