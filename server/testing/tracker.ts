import { hash } from 'node:crypto'
import type { Insertable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { titleKey } from '../../domain/names/title-key.ts'
import type { Kind, Reading } from '../../domain/reading.ts'
import type { Db } from '../db/pool.ts'
import type { DB } from '../db/types.ts'
import { nameIds } from '../placement/names.ts'
import { plainReading } from './reading.ts'

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

async function addCompany(db: Db, userId: string, name: string): Promise<string> {
  const { companyId: id } = await nameIds(db, userId, {
    company: name,
    title: null,
    location: null,
    requisition: null,
    postingUrl: null,
  })
  if (id === null) throw new Error(`${name} is no name`)
  return id
}

async function addJob(db: Db, userId: string, title: string, companyId: string | null): Promise<string> {
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

/** A mail, read as that kind where one is given. */
export async function addMail(
  db: Db,
  userId: string,
  {
    bytes = Buffer.from(`Message-ID: <${uuidv7()}@example.com>\r\n\r\nHello`),
    kind,
    ...row
  }: Omit<Row<'mails'>, 'kind'> & { bytes?: Buffer; kind?: Kind } = {},
): Promise<string> {
  const reading = kind && JSON.stringify({ ...plainReading, kind })
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
    .values({ userId, id, rawHash, ...envelope, isTls: true, source: 'smtp', ...(reading && { reading }), ...row })
    .execute()
  return id
}

/** A mail that was read and applied, as the pipeline leaves it. */
export async function addReadMail(
  db: Db,
  userId: string,
  { read = {}, ...row }: Omit<Row<'mails'>, 'kind'> & { read?: Partial<Reading>; bytes?: Buffer } = {},
): Promise<string> {
  const sentAt = new Date(row.sentAt ?? Date.now())
  const reading: Reading = { ...plainReading, messageId: `<${uuidv7()}@example.com>`, sentAt: sentAt.toISOString(), ...read }
  return addMail(db, userId, {
    state: 'applied',
    place: row.applicationId ? 'application' : 'review',
    confidence: reading.confidence,
    messageId: reading.messageId,
    subject: reading.subject,
    fromName: reading.from?.name ?? '',
    fromAddress: reading.from?.address ?? '',
    reading: JSON.stringify(reading),
    ...row,
    sentAt,
  })
}

export async function addDocument(
  db: Db,
  userId: string,
  { bytes, ...row }: { applicationId: string; filename: string; bytes: Buffer },
): Promise<string> {
  const id = uuidv7()
  const documentHash = hash('sha256', bytes, 'buffer')
  await db
    .insertInto('documentBytes')
    .values({ userId, hash: documentHash, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('documents')
    .values({ userId, id, hash: documentHash, type: 'application/pdf', size: bytes.length, ...row })
    .execute()
  return id
}

/** A table of one row that waits to be imported. */
export async function addImport(
  db: Db,
  userId: string,
  { filename, cells }: { filename: string; cells: [company: string, title: string] },
): Promise<string> {
  const id = uuidv7()
  await db
    .insertInto('imports')
    .values({
      userId,
      id,
      filename,
      encoding: 'utf-8',
      separator: ',',
      rowCount: 1,
      columns: JSON.stringify(cells.map((cell) => ({ name: '', samples: [cell] }))),
      choices: JSON.stringify({
        hasHeader: false,
        columns: ['company', 'title'],
        dates: 'day-first',
        status: 'applied',
        statuses: {},
        duplicates: 'leave-out',
      }),
    })
    .execute()
  await db.insertInto('importRows').values({ userId, importId: id, n: 0, line: 1, cells }).execute()
  return id
}
