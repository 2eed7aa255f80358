import * as contract from '../../../contract/notes.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { getSummary } from '../applications/index.ts'
import { requireRoom } from '../personal-data/index.ts'
import { changeNote, deleteNote, noteOf, writeNote } from './note.ts'
import { listNotes } from './queries.ts'

export function noteRoutes(context: Context): Route[] {
  const { db } = context
  return [
    route(contract.createNote, async ({ caller, body }) => {
      await requireRoom(context, caller.userId, Buffer.byteLength(body.text))
      return writeNote(db, caller.userId, body)
    }),
    route(contract.listNotes, async ({ caller, params, query }) => {
      const { rows, nextCursor } = await listNotes(db, caller.userId, params.id, query)
      if (rows.length === 0) await getSummary(db, caller.userId, params.id)
      return { list: rows.map(noteOf), nextCursor }
    }),
    route(contract.changeNote, async ({ caller, params, body }) => {
      await requireRoom(context, caller.userId, Buffer.byteLength(body.text))
      return changeNote(db, caller.userId, params.id, body.text)
    }),
    route(contract.deleteNote, ({ caller, params }) => deleteNote(db, caller.userId, params.id)),
  ]
}
