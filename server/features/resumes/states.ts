import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { resumeDocument } from '../../../contract/resume-document.ts'
import { type keepResumeState, mostNamedStates, type ResumeState } from '../../../contract/resumes.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { toJson } from '../../db/to-json.ts'
import { Refusal } from '../../lib/refusal.ts'
import { lockUser } from '../../placement/lock.ts'
import { keepForUndo, takeRows } from '../undo/index.ts'
import { removeOldStates } from './queries.ts'
import { readResume, tell } from './resume.ts'

interface Row {
  id: string
  name: string | null
  at: Date
}

const stateOf = ({ id, name, at }: Row): ResumeState => ({ id, name, at: at.toISOString() })

const ofResume = (db: Db, userId: string, resumeId: string) =>
  db
    .selectFrom('resumeStates')
    .select(['id', 'name', 'at'])
    .where('userId', '=', userId)
    .where('resumeId', '=', resumeId)
    .orderBy('keptAt', 'desc')

export async function listStates(db: Db, userId: string, resumeId: string): Promise<ResumeState[]> {
  await readResume(db, userId, resumeId)
  return (await ofResume(db, userId, resumeId).execute()).map(stateOf)
}

export async function readState(db: Db, userId: string, resumeId: string, id: string) {
  await readResume(db, userId, resumeId)
  const row = await ofResume(db, userId, resumeId).select('document').where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return { ...stateOf(row), document: resumeDocument.parse(row.document) }
}

/** Saves a snapshot. Without a name, a snapshot equal to the newest one is not saved again. */
export async function keepState(
  db: Db,
  userId: string,
  resumeId: string,
  { name, document }: BodyOf<typeof keepResumeState>,
): Promise<ResumeState> {
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    await readResume(trx, userId, resumeId)
    const json = toJson(document)
    const newest = await ofResume(trx, userId, resumeId)
      .select(sql<boolean>`document = ${json}::jsonb`.as('isSame'))
      .limit(1)
      .executeTakeFirst()
    if (name === null && newest?.isSame) return stateOf(newest)
    const named = await ofResume(trx, userId, resumeId).where('name', 'is not', null).execute()
    if (name !== null && named.length >= mostNamedStates) throw new Refusal('too_many_records')
    const row = await trx
      .insertInto('resumeStates')
      .values({ userId, id: uuidv7(), resumeId, name, document: json, size: Buffer.byteLength(json), at: new Date() })
      .returning(['id', 'name', 'at'])
      .executeTakeFirstOrThrow()
    await removeOldStates(trx, userId, resumeId)
    await tell(trx, userId)
    return stateOf(row)
  })
}

export async function deleteState(db: Db, userId: string, resumeId: string, id: string): Promise<{ undo: string }> {
  return transaction(db, async (trx) => {
    await readState(trx, userId, resumeId, id)
    const rows = await takeRows(trx, userId, 'resume_states', [id])
    await trx.deleteFrom('resumeStates').where('userId', '=', userId).where('id', '=', id).execute()
    await tell(trx, userId)
    return { undo: await keepForUndo(trx, userId, { applications: [], records: { table: 'resume_states', ids: [id], rows } }) }
  })
}
