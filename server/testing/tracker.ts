import { hash } from 'node:crypto'
import type { Insertable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../db/pool.ts'
import type { DB } from '../db/types.ts'
import { companyKey } from '../features/companies/index.ts'
import { titleKey } from '../features/jobs/index.ts'

/** Rows as the pipeline writes them, for tests of what is shown of them. Each answers the id. */

type Row<Table extends keyof DB> = Partial<Insertable<DB[Table]>>

export async function addUser(db: Db, row: Row<'users'> = {}): Promise<string> {
  const id = uuidv7()
  await db
    .insertInto('users')
    .values({ id, email: `${id}@example.com`, refCode: id, ...row })
    .execute()
  return id
}

export async function addCompany(db: Db, userId: string, name: string): Promise<string> {
  const id = uuidv7()
  await db
    .insertInto('companies')
    .values({ userId, id, name, nameKey: companyKey(name) })
    .execute()
  return id
}

export async function addJob(db: Db, userId: string, title: string, companyId: string | null): Promise<string> {
  const id = uuidv7()
  await db
    .insertInto('jobs')
    .values({ userId, id, title, titleKey: titleKey(title), companyId })
    .execute()
  return id
}

export async function addApplication(
  db: Db,
  userId: string,
  { company, title, ...row }: Row<'applications'> & { company?: string; title?: string } = {},
): Promise<string> {
  const id = uuidv7()
  const companyId = company === undefined ? null : await addCompany(db, userId, company)
  const jobId = title === undefined ? null : await addJob(db, userId, title, companyId)
  const values = { userId, id, companyId, jobId, status: 'applied', source: 'mail', lastActivityAt: new Date(), ...row }
  await db.insertInto('applications').values(values).execute()
  await db
    .insertInto('timeline')
    .values({ userId, id: uuidv7(), applicationId: id, at: values.lastActivityAt, kind: 'created', actor: 'mail' })
    .execute()
  return id
}

export async function addMail(
  db: Db,
  userId: string,
  { bytes = Buffer.from(`Message-ID: <${uuidv7()}@example.com>\r\n\r\nHello`), ...row }: Row<'mails'> & { bytes?: Buffer } = {},
): Promise<string> {
  const id = uuidv7()
  const rawHash = hash('sha256', bytes, 'buffer')
  await db
    .insertInto('rawMessages')
    .values({ hash: rawHash, size: bytes.length, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const envelope = {
    recipient: 'ada@applybox.localhost',
    envelopeFrom: 'jobs@example.com',
    clientAddress: '192.0.2.1',
    helo: 'example.com',
  }
  await db
    .insertInto('mails')
    .values({ userId, id, rawHash, ...envelope, isTls: true, source: 'smtp', ...row })
    .execute()
  return id
}
