import { statuses } from '../../../contract/applications.ts'
import * as contract from '../../../contract/statistics.ts'
import { isEnd } from '../../../domain/application/status.ts'
import type { Db } from '../../db/pool.ts'
import type { Context } from '../../lib/context.ts'
import { medianOf } from '../../lib/median.ts'
import { Refusal } from '../../lib/refusal.ts'
import { type Route, route } from '../../lib/route.ts'
import { countByDay, countByStatus, countByWeek, countFlows, countSubmitted, readAnswers, readApplication } from './queries.ts'

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
      const kept = counts.filter(({ isActive }) => isActive)
      const ended = total(kept.filter(({ status }) => isEnd(status)))
      return {
        list: statuses.map((status) => ({ status, count: kept.find((one) => one.status === status)?.count ?? 0 })),
        active: total(kept) - ended,
        ended,
        archived: total(counts) - total(kept),
      }
    }),
    route(contract.getStatistics, ({ caller, query }) => statistics(db, caller.userId, query.timeZone)),
    route(contract.getApplicationStatistics, async ({ caller, params }) => {
      const figures = await readApplication(db, caller.userId, params.id)
      if (!figures) throw new Refusal('not_found')
      return figures
    }),
  ]
}

async function statistics(db: Db, userId: string, timeZone: string) {
  const [{ submitted, answered, ...times }, weeks, days, flows] = await Promise.all([
    readAnswers(db, userId),
    countByWeek(db, userId, timeZone),
    countByDay(db, userId, timeZone),
    countFlows(db, userId),
  ])
  return { submitted, answered, ...medianOf(times), weeks, days, flows }
}

function total(counts: { count: number }[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0)
}
