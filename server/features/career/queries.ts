import { type Insertable, sql, type Updateable } from 'kysely'
import type { Education, EducationFields, Experience, ExperienceFields } from '../../../contract/career.ts'
import type { Db } from '../../db/pool.ts'
import type { DB } from '../../db/types.ts'

/** What there is of a person's life, by its table. */
export interface Kinds {
  experience: { record: Experience; fields: ExperienceFields }
  education: { record: Education; fields: EducationFields }
}

type Kind = keyof Kinds

/** The latest first: what goes on, then by its end, then by its start. */
export async function list<K extends Kind>(db: Db, userId: string, kind: K): Promise<Kinds[K]['record'][]> {
  const rows = await db
    .selectFrom(kind as Kind)
    .selectAll()
    .where('userId', '=', userId)
    .orderBy(sql`end_date desc nulls first, start_date desc nulls last, id desc`)
    .execute()
  return rows.map(({ userId: _, ...record }) => record as Kinds[K]['record'])
}

export async function count(db: Db, userId: string, kind: Kind): Promise<number> {
  const { total } = await db
    .selectFrom(kind)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return total
}

export async function insert<K extends Kind>(db: Db, userId: string, kind: K, id: string, fields: Kinds[K]['fields']) {
  await db
    .insertInto(kind as Kind)
    .values({ ...fields, userId, id } as Insertable<DB[Kind]>)
    .execute()
}

export async function update<K extends Kind>(db: Db, userId: string, kind: K, id: string, fields: Kinds[K]['fields']) {
  await db
    .updateTable(kind as Kind)
    .set(fields as Updateable<DB[Kind]>)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute()
}

export async function remove(db: Db, userId: string, kind: Kind, id: string) {
  await db.deleteFrom(kind).where('userId', '=', userId).where('id', '=', id).execute()
}
