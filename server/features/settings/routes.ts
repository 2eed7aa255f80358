import * as contract from '../../../contract/settings.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { changeSettings, readSettings } from './settings.ts'

export function settingsRoutes(context: Context): Route[] {
  return [
    route(contract.getSettings, ({ caller }) => readSettings(context, caller.userId)),
    route(contract.updateSettings, ({ caller, body }) => changeSettings(context, caller.userId, body)),
  ]
}
