import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

export async function findPerson(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.userId', 'users.id')
    .select(['users.email', 'profiles.firstName', 'profiles.lastName', 'profiles.preferredName'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Which of the skeletons belong to somebody, now or once, each with the name that has it. */
export async function findTaken(db: Db, skeletons: string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('assignedAddresses').select(['skeleton', 'name']).where('skeleton', 'in', skeletons).execute()
  return new Map(rows.map(({ skeleton, name }) => [skeleton, name]))
}

/** False when the name, one that looks like it, or the person is taken. */
export async function insertAddress(
  db: Db,
  row: { name: string; skeleton: string; userId: string; deviceId: Buffer | null },
): Promise<boolean> {
  const inserted = await db
    .insertInto('assignedAddresses')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function hasAddress(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('assignedAddresses').select('name').where('userId', '=', userId).executeTakeFirst()
  return row !== undefined
}

/** Holds until the end of the transaction all who would count the same: the whole installation, or one device. */
export async function lockCounting(db: Db, device: Buffer | null) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${device?.toString('hex') ?? 'addresses'}, 0))`.execute(db)
}

export async function countAddresses(db: Db): Promise<number> {
  return count(db.selectFrom('assignedAddresses').where('userId', 'is not', null))
}

export async function countOfDevice(db: Db, device: Buffer): Promise<number> {
  return count(db.selectFrom('assignedAddresses').where('deviceId', '=', device).where('userId', 'is not', null))
}

async function count(query: ReturnType<typeof addresses>): Promise<number> {
  const { n } = await query.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  return n
}

const addresses = (db: Db) => db.selectFrom('assignedAddresses')
