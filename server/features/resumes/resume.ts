import { v7 as uuidv7 } from 'uuid'
import type { BodyOf } from '../../../contract/endpoint.ts'
import {
  type ResumeDocument,
  type ResumeLanguage,
  resumeDocument,
  type Template,
  templates,
} from '../../../contract/resume-document.ts'
import { type createResume, mostResumes, type Resume, type ResumeItem } from '../../../contract/resumes.ts'
import { demo } from '../../../resume/demo.ts'
import { identified } from '../../../resume/identified.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import { Refusal } from '../../lib/refusal.ts'
import { lockUser } from '../../placement/lock.ts'
import { listCareer } from '../career/index.ts'
import { keepForUndo, takeRows } from '../undo/index.ts'
import { fromProfile } from './from-profile.ts'
import * as queries from './queries.ts'

/** Starts a resume from a document, or from the profile of the person. */
export async function startResume(
  db: Db,
  userId: string,
  address: string,
  { name, document, from, language }: BodyOf<typeof createResume>,
): Promise<Resume> {
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    if ((await queries.countResumes(trx, userId)) >= mostResumes) throw new Refusal('too_many_records')
    const written = identified(document ?? (from === 'example' ? demo : await ofProfile(trx, userId, address, language)))
    const row = await queries.insertResume(trx, userId, uuidv7(), { name, document: written })
    await tell(trx, userId)
    return { ...itemOf(row), document: written }
  })
}

async function ofProfile(db: Db, userId: string, address: string, language: ResumeLanguage): Promise<ResumeDocument> {
  const person = await queries.findPerson(db, userId)
  const { experience, education } = await listCareer(db, userId)
  return fromProfile({ ...person, email: address }, experience, education, language)
}

export async function readResume(db: Db, userId: string, id: string): Promise<Resume> {
  const row = await queries.findResume(db, userId, id)
  if (!row) throw new Refusal('not_found')
  return { ...itemOf(row), document: resumeDocument.parse(row.document) }
}

/** Refuses with `conflict` what would overwrite a revision that the writer has not seen. */
export async function saveResume(
  db: Db,
  userId: string,
  id: string,
  written: { name: string; document: ResumeDocument; revision: number },
): Promise<ResumeItem> {
  const row = await queries.updateResume(db, userId, id, written)
  if (!row) {
    await readResume(db, userId, id)
    throw new Refusal('conflict')
  }
  await tell(db, userId)
  return itemOf(row)
}

export async function deleteResume(db: Db, userId: string, id: string): Promise<{ undo: string }> {
  return transaction(db, async (trx) => {
    const rows = await takeRows(trx, userId, 'resumes', [id])
    if (rows.length === 0) throw new Refusal('not_found')
    await queries.removeResume(trx, userId, id)
    await tell(trx, userId)
    return { undo: await keepForUndo(trx, userId, { applications: [], records: { table: 'resumes', ids: [id], rows } }) }
  })
}

export function itemOf({ id, name, template, revision, createdAt, updatedAt }: queries.ResumeRow): ResumeItem {
  return {
    id,
    name,
    template: templates.includes(template as Template) ? (template as Template) : 'classic',
    revision,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

const tell = (db: Db, userId: string) => announce(db, userId, [{ type: 'resume', applicationId: null, mailId: null }])
