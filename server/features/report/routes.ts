import * as contract from '../../../contract/report.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { preview, report } from './report.ts'

export function reportRoutes({ db }: Context): Route[] {
  return [
    route(contract.previewReport, ({ caller, query }) => preview(db, caller.userId, query)),
    route(contract.getReport, ({ caller, query }) => report(db, caller.userId, query)),
  ]
}
