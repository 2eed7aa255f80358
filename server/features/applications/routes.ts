import * as contract from '../../../contract/applications.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { getDetails, listApplications, toggleActive } from './application.ts'

export function applicationRoutes({ db }: Context): Route[] {
  return [
    route(contract.listApplications, ({ caller, query }) => listApplications(db, caller.userId, query)),
    route(contract.getApplication, ({ caller, params }) => getDetails(db, caller.userId, params.id)),
    route(contract.toggleActive, ({ caller, params }) => toggleActive(db, caller.userId, params.id)),
  ]
}
