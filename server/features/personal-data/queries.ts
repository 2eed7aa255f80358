import { sql } from 'kysely'
import { type Db, transaction } from '../../db/pool.ts'
import { tablesParentsFirst } from '../../db/table-order.ts'
import { lockUser } from '../../placement/lock.ts'
import { isAppliedAtKnown } from '../applications/index.ts'
import { refreshShared, sharedNamesOf } from '../catalogue/index.ts'

/**
 * Keys of sessions and links and the archive itself: of no use to the person, or of use to a thief. Documents and mails are files of their
 * own.
 */
const leftOut = [
  'mail_texts',
  'refresh_tokens',
  'mailed_links',
  'push_subscriptions',
  'exports',
  'export_pieces',
  'document_bytes',
]

/** What an export shows of a person as records. */
export async function recordTables(db: Db): Promise<string[]> {
  return ['users', ...(await tenantTables(db)).filter((name) => !leftOut.includes(name))]
}

/** Every table with something of a person, those of later features too. */
async function tenantTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE'
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

export async function listMails(db: Db, userId: string) {
  return db
    .selectFrom('mails')
    .select(['id', 'receivedAt', 'rawHash', 'recipient', 'envelopeFrom', 'clientAddress', 'helo', 'isTls', 'source'])
    .where('userId', '=', userId)
    .orderBy('receivedAt')
    .execute()
}

export async function findRaw(db: Db, hash: Buffer): Promise<Buffer | undefined> {
  const row = await db.selectFrom('rawMessages').select('bytes').where('hash', '=', hash).executeTakeFirst()
  return row?.bytes
}

export async function listDocuments(db: Db, userId: string) {
  return db
    .selectFrom('documents')
    .select(['id', 'filename', 'createdAt', 'hash'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
}

export async function findDocumentBytes(db: Db, userId: string, hash: Buffer): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('documentBytes')
    .select('bytes')
    .where('userId', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row?.bytes
}

export function streamApplications(db: Db, userId: string) {
  return db
    .selectFrom('applications as a')
    .leftJoin('companies as c', (join) => join.onRef('c.userId', '=', 'a.userId').onRef('c.id', '=', 'a.companyId'))
    .leftJoin('jobs as j', (join) => join.onRef('j.userId', '=', 'a.userId').onRef('j.id', '=', 'a.jobId'))
    .select([
      'c.name as company',
      'a.agency',
      'j.title',
      'a.status',
      'a.isActive',
      'a.appliedAt',
      isAppliedAtKnown.as('isAppliedAtKnown'),
      'a.lastActivityAt',
      'a.location',
      'a.postingUrl',
      'a.requisition',
      'a.source',
      'a.workMode',
      'a.employmentType',
      'a.salaryMin',
      'a.salaryMax',
      'a.salaryCurrency',
      'a.salaryPeriod',
      'a.rating',
      sql<string>`array_to_string(a.labels, ', ')`.as('labels'),
      'a.nextStep',
      'a.nextStepDueAt',
    ])
    .where('a.userId', '=', userId)
    .orderBy('a.createdAt')
    .stream(200)
}

export async function findExport(db: Db, userId: string) {
  return db
    .selectFrom('exports')
    .select([
      'id',
      'state',
      'done',
      'total',
      'size',
      'createdAt',
      'expiresAt',
      sql<boolean>`beat_at < now() - interval '1 minute'`.as('isLeft'),
    ])
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** Exports are there for a while: afterwards nothing of them is. */
export async function deleteExpiredExports(db: Db) {
  await db.deleteFrom('exports').where('expiresAt', '<', sql<Date>`now()`).execute()
}

/** Puts a new export in the place of the last; false while one is being made. */
export async function beginExport(db: Db, userId: string, id: string, expiresAt: Date): Promise<boolean> {
  return transaction(db, async (tx) => {
    await sql`select 1 from users where id = ${userId} for no key update`.execute(tx)
    const last = await findExport(tx, userId)
    if (last?.state === 'making' && !last.isLeft) return false
    await tx.deleteFrom('exports').where('userId', '=', userId).execute()
    await tx.insertInto('exports').values({ userId, id, expiresAt }).execute()
    return true
  })
}

export async function addPiece(db: Db, userId: string, exportId: string, n: number, bytes: Buffer) {
  await db.insertInto('exportPieces').values({ userId, exportId, n, bytes }).execute()
}

export async function noteProgress(
  db: Db,
  userId: string,
  id: string,
  change: { done: number; total: number; size: number; state?: 'ready' | 'failed' },
) {
  await db
    .updateTable('exports')
    .set({ ...change, beatAt: sql`now()` })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute()
}

export async function* streamPieces(db: Db, userId: string, exportId: string) {
  for (let n = 0; ; n++) {
    const row = await db
      .selectFrom('exportPieces')
      .select('bytes')
      .where('userId', '=', userId)
      .where('exportId', '=', exportId)
      .where('n', '=', n)
      .executeTakeFirst()
    if (!row) return
    yield row.bytes
  }
}

/** Removes a person from every table. Their address stays, as nobody's; bytes of mail that others got too stay theirs. */
export async function deletePerson(db: Db, userId: string, email: string) {
  await transaction(db, async (tx) => {
    // mail that is being applied holds rows in another order
    await lockUser(tx, userId)
    const names = await sharedNamesOf(tx, userId)
    const raw = [
      ...(await tx.selectFrom('mails').select('rawHash').distinct().where('userId', '=', userId).execute()),
      ...(await tx.selectFrom('deletedMails').select('rawHash').distinct().where('userId', '=', userId).execute()),
    ]
    await tx.updateTable('assignedAddresses').set({ deviceId: null }).where('userId', '=', userId).execute()
    await tx.deleteFrom('providerSignIns').where('email', '=', email).execute()
    const tenants = await tenantTables(tx)
    for (const table of (await tablesParentsFirst(tx)).reverse())
      if (tenants.includes(table) && table !== 'assigned_addresses')
        await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(tx)
    await tx.deleteFrom('users').where('id', '=', userId).execute()
    const hashes = raw.map(({ rawHash }) => rawHash)
    await sql`delete from raw_messages r where hash = any(${hashes}) and not exists (select from mails m where m.raw_hash = r.hash)`.execute(
      tx,
    )
    await deleteJobs(tx, userId)
    // What others see no longer counts them.
    await refreshShared(tx, names)
  })
}

/** Work that waits for a person names them; the queue's tables are there once a worker ran. */
async function deleteJobs(tx: Db, userId: string) {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass('jobs.job') is not null as "isThere"`.execute(tx)
  if (rows[0]?.isThere) await sql`delete from jobs.job where data ->> 'userId' = ${userId}`.execute(tx)
}
