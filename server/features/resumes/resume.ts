import { v7 as uuidv7 } from 'uuid'
import type { BodyOf } from '../../../contract/endpoint.ts'
import {
  type ResumeDocument,
  type ResumeLanguage,
  resumeDocument,
  type Template,
  templates,
} from '../../../contract/resume-document.ts'
import {
  type createResume,
  mostResumes,
  openSharedResume,
  type Resume,
  type ResumeItem,
  type saveResume as saveContract,
} from '../../../contract/resumes.ts'
import { withExtra } from '../../../resume/change.ts'
import { demo } from '../../../resume/demo.ts'
import { identified } from '../../../resume/identified.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import { Refusal } from '../../lib/refusal.ts'
import { lockUser } from '../../placement/lock.ts'
import { getSummary } from '../applications/index.ts'
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
  return add(db, userId, async (trx, id) => {
    const written = document ?? (from === 'example' ? demo : await ofProfile(trx, userId, address, language))
    await queries.insertResume(trx, userId, id, { name, document: identified(written) })
  })
}

/** Begins a version of a resume for an application: at first it says what its master does. A version of a version is one of its master. */
export async function startVersion(db: Db, userId: string, id: string, applicationId: string): Promise<Resume> {
  const { company, job } = await getSummary(db, userId, applicationId)
  const { name, document, revision, masterId } = await readResume(db, userId, id)
  const master = masterId === null ? { id, document, revision } : await readResume(db, userId, masterId)
  const called = [name, company?.name ?? job?.title].filter(Boolean).join(' – ').slice(0, 200)
  return add(db, userId, (trx, version) =>
    queries.insertResume(
      trx,
      userId,
      version,
      // A letter to one employer is none to the next.
      { name: called, document: withExtra(document, { letter: undefined }) },
      { masterId: master.id, base: master.document, baseRevision: master.revision, applicationId },
    ),
  )
}

async function add(db: Db, userId: string, insert: (db: Db, id: string) => Promise<void>): Promise<Resume> {
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    if ((await queries.countResumes(trx, userId)) >= mostResumes) throw new Refusal('too_many_records')
    const id = uuidv7()
    await insert(trx, id)
    await tell(trx, userId)
    return readResume(trx, userId, id)
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
  const { document, base, baseRevision, master, masterRevision } = row
  const isBehind = base !== null && master !== null && masterRevision !== null && masterRevision !== baseRevision
  return {
    ...itemOf(row),
    document: resumeDocument.parse(document),
    incoming: isBehind ? { base: resumeDocument.parse(base), master: resumeDocument.parse(master), masterRevision } : null,
  }
}

/** Refuses with `conflict` what would overwrite a revision that the writer has not seen. */
export async function saveResume(db: Db, userId: string, id: string, written: BodyOf<typeof saveContract>): Promise<ResumeItem> {
  return transaction(db, async (trx) => {
    await queries.keepBefore(trx, userId, id)
    const isSaved = await queries.updateResume(trx, userId, id, written)
    const { document: _, incoming: __, ...item } = await readResume(trx, userId, id)
    if (!isSaved) throw new Refusal('conflict')
    await tell(trx, userId)
    return item
  })
}

export async function deleteResume(db: Db, userId: string, id: string): Promise<{ undo: string }> {
  return transaction(db, async (trx) => {
    const rows = await takeRows(trx, userId, 'resumes', [id])
    if (rows.length === 0) throw new Refusal('not_found')
    await queries.removeOrphans(trx, userId)
    await queries.removeResume(trx, userId, id)
    await tell(trx, userId)
    return { undo: await keepForUndo(trx, userId, { applications: [], records: { table: 'resumes', ids: [id], rows } }) }
  })
}

export function itemOf(row: queries.ResumeRow): ResumeItem {
  const { linkToken, linkOpened } = row
  const { id, name, template, hasLetter, masterId, applicationId, company, title, sent, revision, createdAt, updatedAt } = row
  return {
    id,
    name,
    masterId,
    application: applicationId === null ? null : { id: applicationId, company: company ?? '', title: title ?? '' },
    template: templates.includes(template as Template) ? (template as Template) : 'classic',
    hasLetter,
    link:
      linkToken === null ? null : { path: `/${openSharedResume.path.replace('{token}', linkToken)}`, opened: linkOpened ?? 0 },
    sent,
    revision,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

export const tell = (db: Db, userId: string) => announce(db, userId, [{ type: 'resume', applicationId: null, mailId: null }])
