import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { ResumeDocument } from '../../../contract/resume-document.ts'
import type { Db } from '../../db/pool.ts'
import { toJson } from '../../db/to-json.ts'
import { isAnswered, isSubmitted } from '../applications/index.ts'

export type ResumeRow = Awaited<ReturnType<typeof listResumes>>[number]

/**
 * Of a resume and its versions: the applications that were sent with one of them, and how many of those were answered. Where a copy of a
 * resume is kept with an application, that one was sent; else the version that was made for it.
 */
const sent = sql<{ applications: number; answered: number }>`(
  select json_build_object('applications', count(*), 'answered', count(*) filter (where ${isAnswered}))
  from applications a
  where a.user_id = r.user_id and ${isSubmitted} and a.id in (
    select d.application_id from resumes v join documents d on d.user_id = v.user_id and d.resume_id = v.id
    where v.user_id = r.user_id and (v.id = r.id or v.master_id = r.id)
    union
    select v.application_id from resumes v
    where v.user_id = r.user_id and (v.id = r.id or v.master_id = r.id) and not exists (
      select from documents d where d.user_id = v.user_id and d.application_id = v.application_id and d.resume_id is not null)))`.as(
  'sent',
)

const items = (db: Db, userId: string) =>
  db
    .selectFrom('resumes as r')
    .leftJoin('applications as a', (join) => join.onRef('a.userId', '=', 'r.userId').onRef('a.id', '=', 'r.applicationId'))
    .leftJoin('companies as c', (join) => join.onRef('c.userId', '=', 'a.userId').onRef('c.id', '=', 'a.companyId'))
    .leftJoin('jobs as j', (join) => join.onRef('j.userId', '=', 'a.userId').onRef('j.id', '=', 'a.jobId'))
    .select([
      'r.id',
      'r.name',
      'r.masterId',
      'a.id as applicationId',
      'c.name as company',
      'j.title',
      'r.revision',
      'r.createdAt',
      'r.updatedAt',
      sql<string>`r.document -> 'x-applybox' -> 'look' ->> 'template'`.as('template'),
      sql<boolean>`r.document -> 'x-applybox' -> 'letter' is not null`.as('hasLetter'),
      'r.linkToken',
      'r.linkOpened',
      sent,
    ])
    .where('r.userId', '=', userId)

export async function listResumes(db: Db, userId: string, { applicationId }: { applicationId?: string | undefined }) {
  return items(db, userId)
    .$if(applicationId !== undefined, (query) => query.where('r.applicationId', '=', applicationId ?? ''))
    .orderBy('r.updatedAt', 'desc')
    .orderBy('r.id')
    .execute()
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
  return items(db, userId)
    .leftJoin('resumes as m', (join) => join.onRef('m.userId', '=', 'r.userId').onRef('m.id', '=', 'r.masterId'))
    .select(['r.document', 'r.base', 'r.baseRevision', 'm.document as master', 'm.revision as masterRevision'])
    .where('r.id', '=', id)
    .executeTakeFirst()
}

interface Written {
  name: string
  document: ResumeDocument
}

interface Version {
  masterId: string
  base: ResumeDocument
  baseRevision: number
  applicationId: string
}

const stored = ({ name, document }: Written) => {
  const json = toJson(document)
  return { name, document: json, size: Buffer.byteLength(json) }
}

export async function insertResume(db: Db, userId: string, id: string, written: Written, version?: Version) {
  const from = version && { ...version, base: toJson(version.base) }
  await db
    .insertInto('resumes')
    .values({ userId, id, ...stored(written), ...from })
    .execute()
}

/** False when it has another revision by now, or is not there. With `masterRevision`, that of the master has come in, if it is still that. */
export async function updateResume(
  db: Db,
  userId: string,
  id: string,
  { revision, masterRevision, ...written }: Written & { revision: number; masterRevision?: number | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('resumes')
    .set({ ...stored(written), revision: revision + 1, updatedAt: sql<Date>`clock_timestamp()` })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n && masterRevision !== undefined)
    await sql`
      update resumes r set base = m.document, base_revision = m.revision from resumes m
      where r.user_id = ${userId} and r.id = ${id} and m.user_id = r.user_id and m.id = r.master_id and m.revision = ${masterRevision}`.execute(
      db,
    )
  return numUpdatedRows > 0n
}

export async function removeResume(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('resumes').where('userId', '=', userId).where('id', '=', id).execute()
}

/** Keeps the link that there is, or takes this one. False when there is no such resume. */
export async function updateLink(db: Db, userId: string, id: string, token: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('resumes')
    .set(
      token === null
        ? { linkToken: null, linkOpened: null }
        : { linkToken: sql`coalesce(link_token, ${token})`, linkOpened: sql`coalesce(link_opened, 0)` },
    )
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Counts that a link was opened, and answers what it leads to. */
export async function openLink(db: Db, token: string) {
  return db
    .updateTable('resumes')
    .set({ linkOpened: sql`coalesce(link_opened, 0) + 1` })
    .where('linkToken', '=', token)
    .returning(['userId', 'document'])
    .executeTakeFirst()
}

/** The words of the posting that a version is for. */
export async function findPosting(db: Db, userId: string, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('resumes as r')
    .innerJoin('applications as a', (join) => join.onRef('a.userId', '=', 'r.userId').onRef('a.id', '=', 'r.applicationId'))
    .select('a.description')
    .where('r.userId', '=', userId)
    .where('r.id', '=', id)
    .executeTakeFirst()
  return row?.description || null
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

/** Keeps a resume as it is before it is saved again, unless a state of it was kept a short while ago. */
export async function keepBefore(db: Db, userId: string, id: string): Promise<void> {
  await sql`
    insert into resume_states (user_id, id, resume_id, document, size, at)
    select r.user_id, ${uuidv7()}, r.id, r.document, r.size, r.updated_at from resumes r
    where r.user_id = ${userId} and r.id = ${id} and not exists (
      select from resume_states s
      where s.user_id = r.user_id and s.resume_id = r.id and s.kept_at > now() - interval '10 minutes')`.execute(db)
  await removeOldStates(db, userId, id)
}

/** Of the states that are kept by themselves, the newest stay. */
const mostAutomatic = 30

export async function removeOldStates(db: Db, userId: string, resumeId: string): Promise<void> {
  await sql`
    delete from resume_states s using (
      select id from resume_states where user_id = ${userId} and resume_id = ${resumeId} and name is null
      order by kept_at desc offset ${mostAutomatic}
    ) as old where s.user_id = ${userId} and s.id = old.id`.execute(db)
}

/** States of resumes that are gone for good. */
export async function removeOrphans(db: Db, userId: string): Promise<void> {
  await sql`
    delete from resume_states t where t.user_id = ${userId}
      and not exists (select from resumes r where r.user_id = t.user_id and r.id = t.resume_id)
      and not exists (
        select from undo_steps s where s.user_id = t.user_id and s.expires_at > now() and t.resume_id = any(s.application_ids))`.execute(
    db,
  )
}
