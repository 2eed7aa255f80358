import { hash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { type Document, documentLimits, type MailDocument } from '../../../contract/documents.ts'
import { mostOutgoing } from '../../../contract/outgoing.ts'
import { composed } from '../../../domain/text/composed.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Upload } from '../../lib/route.ts'
import { sniffType } from '../../lib/sniff.ts'
import { lockUser } from '../../placement/lock.ts'
import { addEntry, changeEntry, removeEntry } from '../timeline/index.ts'
import { changeWithUndo } from '../undo/index.ts'
import {
  countDocuments,
  type DocumentRow,
  findCopy,
  findDocument,
  insertDocument,
  insertMailDocument,
  removeDocument,
  removeLeftDocuments,
  removeOrphans,
  updateFilename,
} from './queries.ts'

const kept =
  /^(application\/(pdf|msword|rtf|vnd\.(openxmlformats-officedocument|oasis\.opendocument)\.[\w.-]+)|image\/(png|jpeg|gif|webp)|text\/(plain|calendar|vcard))$/

/** Keeps a file, typed by its bytes. Each document has an entry in the timeline under its own id. `resumeId`: what it is a copy of. */
export async function keepDocument(
  db: Db,
  userId: string,
  applicationId: string,
  { filename, bytes }: Upload,
  resumeId: string | null = null,
) {
  const { result, undo } = await changeWithUndo(db, userId, applicationId, async (trx) => {
    const type = typeOf(bytes)
    const { here, bytes: already } = await countDocuments(trx, userId, applicationId)
    if (here >= documentLimits.perApplication) throw new Refusal('conflict', 'documents_full')
    if (already + bytes.length > documentLimits.all) throw new Refusal('too_large', 'documents_too_large')
    await removeOrphans(trx, userId)
    const id = uuidv7()
    const document = {
      id,
      applicationId,
      filename: nameOf(filename),
      type,
      size: bytes.length,
      hash: hash('sha256', bytes, 'buffer'),
      resumeId,
    }
    const row = await insertDocument(trx, userId, document, bytes)
    await addEntry(trx, userId, { id, applicationId, kind: 'document', actor: 'user', at: row.createdAt, to: row.filename })
    return { result: row }
  })
  return { ...documentOf(result), undo }
}

/** Keeps a file for a mail that is in no application. */
export async function keepMailDocument(db: Db, userId: string, { filename, bytes }: Upload): Promise<MailDocument> {
  const type = typeOf(bytes)
  if (bytes.length > mostOutgoing.bytes) throw new Refusal('too_large', 'mail_too_large')
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    await removeLeftDocuments(trx, userId)
    const { here, bytes: already } = await countDocuments(trx, userId, null)
    if (here >= documentLimits.inMails) throw new Refusal('conflict', 'mail_documents_full')
    if (already + bytes.length > documentLimits.all) throw new Refusal('too_large', 'documents_too_large')
    await removeOrphans(trx, userId)
    const document = { id: uuidv7(), filename: nameOf(filename), type, size: bytes.length }
    await insertMailDocument(trx, userId, { ...document, hash: hash('sha256', bytes, 'buffer') }, bytes)
    return document
  })
}

function typeOf(bytes: Buffer): string {
  const type = sniffType(bytes)
  if (bytes.length === 0) throw new Refusal('bad_input', 'file_empty', { errors: [{ path: 'file', because: 'file_empty' }] })
  if (type === null || !kept.test(type)) throw new Refusal('unsupported_type', 'document_type')
  return type
}

/**
 * Keeps the copy of a resume or a letter, unless a document of the application is that copy, whatever it is called by now; without an
 * application, as the file of a mail.
 */
export async function keepCopy(
  db: Db,
  userId: string,
  applicationId: string | null,
  file: Upload,
  resumeId: string | null,
): Promise<MailDocument & { undo: string | null }> {
  if (applicationId === null) return { ...(await keepMailDocument(db, userId, file)), undo: null }
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const kept = await findCopy(trx, userId, { applicationId, hash: hash('sha256', file.bytes, 'buffer'), resumeId })
    const { id, filename, type, size, undo } = kept
      ? { ...kept, undo: null }
      : await keepDocument(trx, userId, applicationId, file, resumeId)
    return { id, filename, type, size, undo }
  })
}

export async function renameDocument(db: Db, userId: string, id: string, filename: string) {
  const { applicationId } = await documentOfUser(db, userId, id)
  const { result, undo } = await changeWithUndo(db, userId, applicationId, async (trx) => {
    const document = await documentOfUser(trx, userId, id)
    const name = nameOf(withEnding(filename, document.filename))
    const row = await updateFilename(trx, userId, id, name)
    await changeEntry(trx, userId, id, name)
    return { result: row }
  })
  return { ...documentOf(result), undo }
}

/** 'CV' instead of 'cv-final.pdf' is 'CV.pdf'. */
function withEnding(filename: string, before: string): string {
  const [ending = ''] = /\.[a-z0-9]{1,8}$/i.exec(before) ?? []
  return filename.toLowerCase().endsWith(ending.toLowerCase()) ? filename : filename + ending
}

export async function deleteDocument(db: Db, userId: string, id: string) {
  const { applicationId } = await documentOfUser(db, userId, id)
  const { undo } = await changeWithUndo(db, userId, applicationId, async (trx) => {
    // Another device may have deleted it meanwhile, and undoing that is not to be in the way.
    await documentOfUser(trx, userId, id)
    await removeDocument(trx, userId, id)
    await removeEntry(trx, userId, id)
    return { result: null }
  })
  return { undo }
}

async function documentOfUser(db: Db, userId: string, id: string): Promise<DocumentRow> {
  const document = await findDocument(db, userId, id)
  if (!document) throw new Refusal('not_found')
  return document
}

export function documentOf(row: DocumentRow): Document {
  return { ...row, createdAt: row.createdAt.toISOString() }
}

/** The last part of a path of any system, without characters that do not show or turn the direction of writing. */
function nameOf(filename: string): string {
  const last = filename.slice(-1000).split(/[/\\]/).at(-1) ?? ''
  const name = composed(last.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')).trim()
  // Not within a sign that takes two places.
  return name.slice(-200).replace(/^[\uDC00-\uDFFF]/, '') || 'document'
}
