import { v7 as uuidv7 } from 'uuid'
import type { Note } from '../../../contract/notes.ts'
import type { Db } from '../../db/pool.ts'
import { Refusal } from '../../lib/refusal.ts'
import { addEntry, changeEntry, removeEntry } from '../timeline/index.ts'
import { changeWithUndo } from '../undo/index.ts'
import { findNote, insertNote, type NoteRow, removeNote, updateNote } from './queries.ts'

/** Each note has an entry in the timeline under the note's own id, with the note's first words. */
export async function writeNote(db: Db, userId: string, { applicationId, text }: { applicationId: string; text: string }) {
  const { result, undo } = await changeWithUndo(db, userId, applicationId, async (trx) => {
    const note = await insertNote(trx, userId, { id: uuidv7(), applicationId, text })
    await addEntry(trx, userId, {
      id: note.id,
      applicationId,
      kind: 'note',
      actor: 'user',
      at: note.createdAt,
      to: firstWords(text),
    })
    return { result: note }
  })
  return { ...noteOf(result), undo }
}

export async function changeNote(db: Db, userId: string, id: string, text: string) {
  const { applicationId } = await noteOfUser(db, userId, id)
  const { result, undo } = await changeWithUndo(db, userId, applicationId, async (trx) => {
    await noteOfUser(trx, userId, id)
    await changeEntry(trx, userId, id, firstWords(text))
    return { result: await updateNote(trx, userId, id, text) }
  })
  return { ...noteOf(result), undo }
}

export async function deleteNote(db: Db, userId: string, id: string) {
  const { applicationId } = await noteOfUser(db, userId, id)
  const { undo } = await changeWithUndo(db, userId, applicationId, async (trx) => {
    // Another device may have deleted it meanwhile, and undoing that is not to be in the way.
    await noteOfUser(trx, userId, id)
    await removeNote(trx, userId, id)
    await removeEntry(trx, userId, id)
    return { result: null }
  })
  return { undo }
}

export function noteOf(row: NoteRow): Note {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}

async function noteOfUser(db: Db, userId: string, id: string): Promise<NoteRow> {
  const note = await findNote(db, userId, id)
  if (!note) throw new Refusal('not_found')
  return note
}

function firstWords(text: string): string {
  const line =
    text
      .slice(0, 500)
      .split('\n')
      .find((one) => /[\p{L}\p{N}]/u.test(one)) ?? ''
  const plain = line.replace(/[*_`#>[\]]/g, '').trim()
  return plain.length > 120 ? `${plain.slice(0, 119)}…` : plain
}
