import { sql } from 'kysely'
import { v4 as uuidv4, v5 as uuidv5 } from 'uuid'
import { type beginDraft, type Draft, mostDrafts, type saveDraft } from '../../../contract/drafts.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import type { Outgoing } from '../../../contract/outgoing.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { toJson } from '../../db/to-json.ts'
import { announce } from '../../lib/changes.ts'
import { Refusal } from '../../lib/refusal.ts'
import { removeMailDocuments } from '../documents/index.ts'
import { applicationExists, mailExists } from './queries.ts'

type Save = BodyOf<typeof beginDraft>
type Written = Omit<Draft, 'id' | 'version' | 'emailId' | 'applicationId' | 'updatedAt'>

interface Row {
  id: string
  version: number
  writer: string
  number: number
  emailId: string | null
  applicationId: string | null
  written: Written
  updatedAt: Date
}

const columns = sql`id, version, writer, number, email_id as "emailId", application_id as "applicationId", written, updated_at as "updatedAt"`

/** What answered a mail that is gone is a mail by itself. */
const draftOf = ({ writer: _, number: __, written, updatedAt, ...row }: Row): Draft => ({
  ...row,
  ...written,
  moves: written.moves ?? null,
  files: written.files ?? [],
  isSigned: written.isSigned ?? true,
  quoted: written.quoted ?? null,
  as: row.emailId === null ? 'new' : written.as,
  updatedAt: updatedAt.toISOString(),
})

export async function listDrafts(db: Db, userId: string): Promise<Draft[]> {
  const { rows } = await sql<Row>`
    select ${columns} from drafts where user_id = ${userId} order by updated_at desc, id limit ${2 * mostDrafts}`.execute(db)
  return rows.map(draftOf)
}

/** The draft of a composer: its id follows from the composer, so that beginning again after a lost answer makes no second one. */
export function begin(db: Db, userId: string, given: Save): Promise<Draft> {
  return inTurn(db, userId, given, (trx) => store(trx, userId, uuidv5(userId, given.writer), 0, given))
}

/** Saves, unless another composer saved since: then what this one has is a draft beside it. */
export function save(db: Db, userId: string, id: string, { version, ...given }: BodyOf<typeof saveDraft>): Promise<Draft> {
  return inTurn(db, userId, given, async (trx) => {
    if (!(await find(trx, userId, id))) throw new Refusal('not_found')
    return store(trx, userId, id, version, given)
  })
}

async function inTurn(db: Db, userId: string, { emailId, applicationId }: Save, work: (trx: Db) => Promise<Row>): Promise<Draft> {
  return transaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 7224))`.execute(trx)
    if (emailId !== null && !(await mailExists(trx, userId, emailId))) throw new Refusal('not_found')
    if (applicationId !== null && !(await applicationExists(trx, userId, applicationId))) throw new Refusal('not_found')
    const row = await work(trx)
    await announce(trx, userId, [{ type: 'draft', applicationId: row.applicationId, mailId: row.emailId }])
    return draftOf(row)
  })
}

async function store(db: Db, userId: string, id: string, version: number, save: Save): Promise<Row> {
  const known = await find(db, userId, id)
  if (!known) return insert(db, userId, id, save)
  const isOwn = known.writer === save.writer
  if (isOwn && save.number <= known.number) return known
  if (isOwn || known.version === version) return update(db, userId, id, save)
  return store(db, userId, uuidv5(id, save.writer), 0, save)
}

async function find(db: Db, userId: string, id: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select ${columns} from drafts where user_id = ${userId} and id = ${id}`.execute(db)
  return rows[0]
}

async function insert(db: Db, userId: string, id: string, save: Save): Promise<Row> {
  const { writer, number, emailId, applicationId, ...written } = save
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from drafts where user_id = ${userId}`.execute(db)
  if ((counted[0]?.count ?? 0) >= mostDrafts)
    throw new Refusal('conflict', { reason: 'drafts_full', values: { most: mostDrafts } })
  return insertRow(db, userId, { id, writer, number, emailId, applicationId, written })
}

async function insertRow(db: Db, userId: string, row: Omit<Row, 'version' | 'updatedAt'>): Promise<Row> {
  const { id, writer, number, emailId, applicationId, written } = row
  const { rows } = await sql<Row>`
    insert into drafts (user_id, id, version, writer, number, email_id, application_id, written)
    values (${userId}, ${id}, 1, ${writer}, ${number}, ${emailId}, ${applicationId}, ${toJson(written)}::jsonb)
    on conflict (user_id, id) do update set version = drafts.version + 1, writer = excluded.writer, number = excluded.number,
      written = excluded.written, updated_at = now()
    returning ${columns}`.execute(db)
  return rows[0] as Row
}

async function update(db: Db, userId: string, id: string, save: Save): Promise<Row> {
  const { writer, number, emailId, applicationId, ...written } = save
  const { rows } = await sql<Row>`
    update drafts set version = version + 1, writer = ${writer}, number = ${number}, email_id = ${emailId}, application_id = ${applicationId},
      written = ${toJson(written)}::jsonb, updated_at = now()
    where user_id = ${userId} and id = ${id} returning ${columns}`.execute(db)
  return rows[0] as Row
}

/** With its files, unless a mail has them. False when there was none. */
export async function removeDraft(db: Db, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql<Pick<Row, 'written'>>`
    delete from drafts where user_id = ${userId} and id = ${id} returning written`.execute(db)
  if (!rows[0]) return false
  await removeMailDocuments(db, userId, rows[0].written.documents)
  await announce(db, userId, [{ type: 'draft', applicationId: null, mailId: null }])
  return true
}

/** What did not leave, or did not arrive, is a draft again, of the same id. */
export async function draftAgain(db: Db, userId: string, mail: Outgoing, { isLater }: { isLater: boolean }): Promise<void> {
  const {
    id,
    emailId,
    applicationId,
    to,
    cc,
    bcc,
    subject,
    text,
    documents,
    files,
    replyAll,
    meeting,
    unlessAnswered,
    moves,
    leavesAt,
    reached,
    isSigned,
    quoted,
  } = mail
  const left = (addresses: readonly string[]) => addresses.filter((address) => !reached.includes(address)).join(', ')
  const isForward = /^fwd\s?:/i.test(subject)
  const written: Written = {
    as: emailId === null ? 'new' : isForward ? 'forward' : 'reply',
    replyAll,
    meeting: meeting?.as ?? null,
    startsAt: meeting?.as === 'other' ? meeting.startsAt : null,
    sendAt: isLater ? leavesAt : null,
    unlessAnswered,
    moves,
    to: left(to),
    cc: left(cc),
    bcc: left(bcc),
    subject,
    text,
    documents,
    files,
    isSigned,
    quoted,
  }
  await insertRow(db, userId, { id, writer: uuidv4(), number: 1, emailId, applicationId, written })
  await announce(db, userId, [{ type: 'draft', applicationId, mailId: emailId }])
}
