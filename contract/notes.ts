import { z } from 'zod'
import { undoToken } from './applications.ts'
import { byId, endpoint, id, instant, listOf, page } from './endpoint.ts'

const tag = 'Notes'

export const note = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  /** Markdown, as it was written: who shows it makes it harmless. */
  text: z.string(),
  createdAt: instant,
  updatedAt: instant,
})
export type Note = z.infer<typeof note>

const text = z.string().trim().min(1).max(50_000)
const undoable = note.extend({ undo: undoToken })

export const createNote = endpoint({
  method: 'POST',
  path: 'jobApplications/note',
  access: 'account',
  tag,
  summary: 'Write a note about an application',
  body: z.object({ applicationId: id, text }),
  answer: undoable,
  errors: ['not_found', 'too_large'],
})

export const listNotes = endpoint({
  method: 'GET',
  path: 'jobApplications/note/{id}',
  access: 'account',
  tag,
  summary: 'The notes of an application, newest first; the id is the application’s',
  params: byId,
  query: page,
  answer: listOf(note),
  errors: ['not_found'],
})

export const changeNote = endpoint({
  method: 'PUT',
  path: 'jobApplications/note/{id}',
  access: 'account',
  tag,
  summary: 'Write a note anew',
  params: byId,
  body: z.object({ text }),
  answer: undoable,
  errors: ['not_found', 'too_large'],
})

export const deleteNote = endpoint({
  method: 'DELETE',
  path: 'jobApplications/note/{id}',
  access: 'account',
  tag,
  summary: 'Delete a note',
  params: byId,
  answer: z.object({ undo: undoToken }),
  errors: ['not_found'],
})
