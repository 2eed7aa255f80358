import * as contract from '../../../contract/interviews.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { getSummary } from '../applications/index.ts'
import { addInterview, changeInterview, deleteInterview, interviewOf } from './interview.ts'
import { listByTime, listOf } from './queries.ts'

export function interviewRoutes({ db }: Context): Route[] {
  return [
    route(contract.listInterviews, async ({ caller, query: { when, ...page } }) => {
      const { rows, nextCursor } = await listByTime(db, caller.userId, when, page)
      return { list: rows.map(interviewOf), nextCursor }
    }),
    route(contract.listInterviewsOf, async ({ caller, params }) => {
      const rows = await listOf(db, caller.userId, params.id)
      if (rows.length === 0) await getSummary(db, caller.userId, params.id)
      return { list: rows.map(interviewOf) }
    }),
    route(contract.addInterview, ({ caller, params, body }) => addInterview(db, caller.userId, params.id, body)),
    route(contract.changeInterview, ({ caller, params, body }) =>
      changeInterview(db, caller.userId, params.id, params.interviewId, body),
    ),
    route(contract.deleteInterview, ({ caller, params }) => deleteInterview(db, caller.userId, params.id, params.interviewId)),
  ]
}
