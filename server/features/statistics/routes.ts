import * as contract from '../../../contract/applications.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { countByStatus, countSubmitted } from './queries.ts'

export function statisticsRoutes({ db }: Context): Route[] {
  return [
    route(contract.countSubmitted, async ({ caller }) => {
      const counts = await countSubmitted(db, caller.userId)
      return {
        week: { count: counts.week, before: counts.weekBefore },
        month: { count: counts.month, before: counts.monthBefore },
        all: counts.all,
      }
    }),
    route(contract.countByStatus, async ({ caller }) => {
      const counts = await countByStatus(db, caller.userId)
      const active = counts.filter(({ isActive }) => isActive)
      return {
        list: contract.statuses.map((status) => ({ status, count: active.find((one) => one.status === status)?.count ?? 0 })),
        active: total(active),
        archived: total(counts) - total(active),
      }
    }),
  ]
}

function total(counts: { count: number }[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0)
}
