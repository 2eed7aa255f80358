import * as contract from '../../../contract/summaries.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { summarise } from './summary.ts'

export function summaryRoutes(context: Context): Route[] {
  return [
    route(contract.readSummary, ({ caller, params, query }) => summarise(context, caller.userId, params.id, query)),
    route(contract.renewSummary, ({ caller, params, query }) =>
      summarise(context, caller.userId, params.id, { ...query, anew: true }),
    ),
  ]
}
