import { hkdf, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { Db } from '../db/pool.ts'

const derive = promisify(hkdf)
const masters = new WeakMap<Db, Promise<Buffer>>()

/** A 32-byte key for one purpose (HKDF, RFC 5869), the same in every process of this installation. */
export async function installationKey(db: Db, purpose: string): Promise<Buffer> {
  const master = masters.get(db) ?? readOrMake(db)
  masters.set(db, master)
  master.catch(() => masters.delete(db))
  return Buffer.from(await derive('sha256', await master, '', purpose, 32))
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
