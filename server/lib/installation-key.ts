import { hkdf, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { Db } from '../db/pool.ts'

const derive = promisify(hkdf)
const known = new WeakMap<Db, Map<string, Promise<Buffer>>>()

/** A 32-byte key for one purpose (HKDF, RFC 5869), the same in every process of this installation; always the same object in this one. */
export async function installationKey(db: Db, purpose: string): Promise<Buffer> {
  return remembered(db, purpose, async () => {
    const master = await remembered(db, 'master', () => readOrMake(db))
    return Buffer.from(await derive('sha256', master, '', purpose, 32))
  })
}

function remembered(db: Db, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const keys = known.get(db) ?? new Map<string, Promise<Buffer>>()
  known.set(db, keys)
  const key = keys.get(name) ?? make()
  keys.set(name, key)
  key.catch(() => keys.delete(name))
  return key
}

async function readOrMake(db: Db): Promise<Buffer> {
  await db
    .insertInto('installationSecret')
    .values({ value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db.selectFrom('installationSecret').select('value').executeTakeFirstOrThrow()
  return value
}
