import { sql } from 'kysely'
import type { ResumeDocument } from '../../../contract/resume-document.ts'
import type { Db } from '../../db/pool.ts'
import { toJson } from '../../db/to-json.ts'

export interface ResumeRow {
  id: string
  name: string
  template: string
  revision: number
  createdAt: Date
  updatedAt: Date
}

const template = sql<string>`document -> 'x-applybox' -> 'look' ->> 'template'`.as('template')
const item = ['id', 'name', template, 'revision', 'createdAt', 'updatedAt'] as const

export async function listResumes(db: Db, userId: string): Promise<ResumeRow[]> {
  return db.selectFrom('resumes').select(item).where('userId', '=', userId).orderBy('updatedAt', 'desc').orderBy('id').execute()
}

export async function countResumes(db: Db, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('resumes')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return total
}

export async function findResume(db: Db, userId: string, id: string) {
  return db
    .selectFrom('resumes')
    .select([...item, 'document'])
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

interface Written {
  name: string
  document: ResumeDocument
}

const stored = ({ name, document }: Written) => {
  const json = toJson(document)
  return { name, document: json, size: Buffer.byteLength(json) }
}

export async function insertResume(db: Db, userId: string, id: string, written: Written): Promise<ResumeRow> {
  return db
    .insertInto('resumes')
    .values({ userId, id, ...stored(written) })
    .returning(item)
    .executeTakeFirstOrThrow()
}

/** Nothing when it has another revision by now, or is not there. */
export async function updateResume(
  db: Db,
  userId: string,
  id: string,
  { revision, ...written }: Written & { revision: number },
): Promise<ResumeRow | undefined> {
  return db
    .updateTable('resumes')
    .set({ ...stored(written), revision: revision + 1, updatedAt: sql<Date>`clock_timestamp()` })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning(item)
    .executeTakeFirst()
}

export async function removeResume(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('resumes').where('userId', '=', userId).where('id', '=', id).execute()
}

/** What the profile says of a person, for a resume that starts from it. */
export async function findPerson(db: Db, userId: string) {
  return db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .leftJoin('assignedAddresses as a', 'a.userId', 'p.userId')
    .select([
      'p.firstName',
      'p.lastName',
      'p.city',
      'p.countryId',
      'p.phoneNumber',
      'p.github',
      'p.linkedIn',
      'p.portfolio',
      'p.otherLinks',
      'u.email',
      'a.name as addressName',
    ])
    .where('p.userId', '=', userId)
    .executeTakeFirstOrThrow()
}
