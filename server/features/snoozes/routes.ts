import * as contract from '../../../contract/snoozes.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { add, list, remove } from './snoozes.ts'

export function snoozeRoutes({ db }: Context): Route[] {
  return [
    route(contract.listSnoozes, async ({ caller, query }) => ({ list: await list(db, caller.userId, query.timeZone) })),
    route(contract.addSnooze, ({ caller, body }) => add(db, caller.userId, body)),
    route(contract.deleteSnooze, ({ caller, params }) => remove(db, caller.userId, params.id)),
  ]
}
