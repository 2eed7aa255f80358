import * as contract from '../../../contract/applications.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { undo, undoRemoval } from './undo.ts'

export function undoRoutes({ db }: Context): Route[] {
  return [
    route(contract.undo, async ({ caller, params }) => ({ applicationIds: await undo(db, caller.userId, params.token) })),
    route(contract.restoreApplication, async ({ caller, params }) => ({
      applicationIds: await undoRemoval(db, caller.userId, params.id),
    })),
  ]
}
