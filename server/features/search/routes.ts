import * as contract from '../../../contract/search.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { find } from './search.ts'

export function searchRoutes({ db }: Context): Route[] {
  return [route(contract.search, ({ caller, query }) => find(db, caller.userId, query))]
}
