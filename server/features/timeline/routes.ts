import * as contract from '../../../contract/timeline.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import { type Route, route } from '../../lib/route.ts'
import { applicationExists, type EntryRow, listActivity, listEntries } from './queries.ts'

export function timelineRoutes({ db }: Context): Route[] {
  return [
    route(contract.getTimeline, async ({ caller, params, query }) => {
      const { rows, nextCursor } = await listEntries(db, caller.userId, params.id, query)
      // An application has at least the entry it began with, so an empty answer is worth a second look.
      if (rows.length === 0 && !(await applicationExists(db, caller.userId, params.id))) throw new Refusal('not_found')
      return { list: rows.map(entryOf), nextCursor }
    }),
    route(contract.listActivity, async ({ caller, query }) => {
      const { rows, nextCursor } = await listActivity(db, caller.userId, query)
      return { list: rows.map((row) => ({ ...entryOf(row), company: row.company, title: row.title })), nextCursor }
    }),
  ]
}

function entryOf({ at, kind, actor, fromValue, toValue, ...row }: EntryRow) {
  return {
    ...row,
    at: at.toISOString(),
    kind: kind as contract.TimelineEntry['kind'],
    actor: actor as contract.TimelineEntry['actor'],
    from: fromValue,
    to: toValue,
  }
}
