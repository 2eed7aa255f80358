import * as contract from '../../../contract/notes.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { getSummary } from '../applications/index.ts'
import { changeNote, deleteNote, noteOf, writeNote } from './note.ts'
import { listNotes } from './queries.ts'

export function noteRoutes({ db }: Context): Route[] {
  return [
    route(contract.createNote, ({ caller, body }) => writeNote(db, caller.userId, body)),
    route(contract.listNotes, async ({ caller, params, query }) => {
      const { rows, nextCursor } = await listNotes(db, caller.userId, params.id, query)
      if (rows.length === 0) await getSummary(db, caller.userId, params.id)
      return { list: rows.map(noteOf), nextCursor }
    }),
    route(contract.changeNote, ({ caller, params, body }) => changeNote(db, caller.userId, params.id, body.text)),
    route(contract.deleteNote, ({ caller, params }) => deleteNote(db, caller.userId, params.id)),
  ]
}
