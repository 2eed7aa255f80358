import * as contract from '../../../contract/applications.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { undo } from './undo.ts'

export function undoRoutes({ db }: Context): Route[] {
  return [route(contract.undo, async ({ caller, params }) => ({ applicationIds: await undo(db, caller.userId, params.token) }))]
}
