import { createHash, createHmac, randomBytes } from 'node:crypto'
import { parse, stringify } from 'uuid'

/** A secret to hand out, and the hash that is kept. In front of its 32 random bytes stand the ids it belongs to. */
export function makeSecret(ids: string[]): Secret {
  return secretOf(ids, randomBytes(32))
}

/** The one secret that follows another: whoever has that one gets it again, and nothing of it is kept but the hash. */
export function successorOf(text: string, ids: string[], key: Buffer): Secret {
  return secretOf(ids, createHmac('sha256', key).update(Buffer.from(text, 'base64url')).digest())
}

interface Secret {
  text: string
  hash: Buffer
}

function secretOf(ids: string[], secret: Buffer): Secret {
  return { text: Buffer.concat([...ids.map((id) => parse(id)), secret]).toString('base64url'), hash: sha256(secret) }
}

/** The ids and the hash of a secret that was handed out; null when it has not the form of one. */
export function readSecret(text: string, idCount: number): { ids: string[]; hash: Buffer } | null {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== idCount * 16 + 32) return null
  try {
    const ids = Array.from({ length: idCount }, (_, n) => stringify(bytes.subarray(n * 16, n * 16 + 16)))
    return { ids, hash: sha256(bytes.subarray(idCount * 16)) }
  } catch {
    // not the bits of a UUID
    return null
  }
}

export function sha256(bytes: Buffer | string): Buffer {
  return createHash('sha256').update(bytes).digest()
}
