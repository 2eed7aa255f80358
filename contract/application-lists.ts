import { z } from 'zod'
import { label, name, status, title, undoToken } from './applications.ts'
import { byId, endpoint, id } from './endpoint.ts'

const tag = 'Applications'

export const mostAtOnce = 500
const ids = z.array(id).min(1).max(mostAtOnce)
const labels = z.array(label).max(20).default([])

export const changeManyApplications = endpoint({
  method: 'POST',
  path: 'jobApplications/bulk',
  access: 'account',
  cost: 'heavy',
  tag,
  summary: 'Change many applications at once, all or none; one token takes it back',
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('status'), ids, status }),
    z.object({ action: z.literal('archive'), ids }),
    z.object({ action: z.literal('activate'), ids }),
    z.object({ action: z.literal('label'), ids, add: labels, remove: labels }),
    z.object({ action: z.literal('delete'), ids }),
    /** Company and title for those that lack them; a name that is there stays. */
    z.object({ action: z.literal('name'), ids, company: name.optional(), title: title.optional() }),
    /** Not about jobs: their mail leaves them. One without mail stays as it is. */
    z.object({ action: z.literal('aside'), ids }),
  ]),
  /** How many were not so already; when none, there is nothing to undo. */
  answer: z.object({ changed: z.number().int(), undo: undoToken.nullable() }),
  errors: ['not_found'],
})

/** A list as it was narrowed and sorted, under a name. */
export const savedView = z.object({
  id: z.uuid(),
  name: z.string(),
  place: z.enum(['active', 'archived']),
  /** The part of the page's address behind the question mark. */
  search: z.string(),
})
export type SavedView = z.infer<typeof savedView>

const viewName = z.string().trim().min(1).max(60)

export const mostViews = 50

export const listViews = endpoint({
  method: 'GET',
  path: 'jobApplications/views',
  access: 'account',
  tag,
  summary: 'The saved views of the user, in the order in which they were saved',
  answer: z.object({ list: z.array(savedView) }),
})

export const saveView = endpoint({
  method: 'POST',
  path: 'jobApplications/views',
  access: 'account',
  tag,
  summary: 'Save how a list is narrowed and sorted under a name',
  body: z.object({
    name: viewName,
    place: z.enum(['active', 'archived']).default('active'),
    search: z.string().max(2000).default(''),
  }),
  answer: savedView.extend({ undo: undoToken }),
  errors: ['conflict'],
})

export const changeView = endpoint({
  method: 'PUT',
  path: 'jobApplications/views/{id}',
  access: 'account',
  tag,
  summary: 'Rename a saved view, or save another list under its name',
  params: byId,
  body: z.object({ name: viewName.optional(), search: z.string().max(2000).optional() }),
  answer: savedView.extend({ undo: undoToken }),
  errors: ['not_found', 'conflict'],
})

export const deleteView = endpoint({
  method: 'DELETE',
  path: 'jobApplications/views/{id}',
  access: 'account',
  tag,
  summary: 'Delete a saved view',
  params: byId,
  answer: z.object({ undo: undoToken }),
  errors: ['not_found'],
})
