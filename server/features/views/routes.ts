import * as contract from '../../../contract/application-lists.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { listViews } from './queries.ts'
import { change, remove, save } from './view.ts'

export function viewRoutes({ db }: Context): Route[] {
  return [
    route(contract.listViews, async ({ caller }) => ({ list: await listViews(db, caller.userId) })),
    route(contract.saveView, ({ caller, body }) => save(db, caller.userId, body)),
    route(contract.changeView, ({ caller, params, body }) => change(db, caller.userId, params.id, body)),
    route(contract.deleteView, ({ caller, params }) => remove(db, caller.userId, params.id)),
  ]
}
