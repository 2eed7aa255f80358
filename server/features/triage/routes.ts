import * as applications from '../../../contract/applications.ts'
import * as mail from '../../../contract/mail.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import { type Route, route } from '../../lib/route.ts'
import { placeMails, summaryOf } from '../applications/index.ts'
import { assignJob } from './assign-job.ts'
import { countUncategorized, findUncategorized, listUncategorized } from './queries.ts'
import { archiveUnknownMail, listUnknownMail } from './unknown-mail.ts'

export function triageRoutes({ db }: Context): Route[] {
  return [
    route(applications.listUncategorized, async ({ caller, query }) => {
      const { rows, nextCursor } = await listUncategorized(db, caller.userId, query)
      return { list: rows.map(summaryOf), nextCursor }
    }),
    route(applications.countUncategorized, async ({ caller }) => ({ count: await countUncategorized(db, caller.userId) })),
    route(applications.getUncategorized, async ({ caller, params }) => {
      const row = await findUncategorized(db, caller.userId, params.id)
      if (!row) throw new Refusal('not_found')
      return { ...summaryOf(row), evidence: row.evidence }
    }),
    route(applications.assignJob, ({ caller, body }) => assignJob(db, caller.userId, body)),
    route(mail.assignUnknown, ({ caller, body }) => placeMails(db, caller.userId, [body.mailId, ...body.alsoMailIds], body.to)),
    route(mail.listUnknown, ({ caller, query }) => listUnknownMail(db, caller.userId, query)),
    route(mail.archiveUnknown, async ({ caller, body }) => ({
      count: await archiveUnknownMail(db, caller.userId, body.mailIds, body.archived),
    })),
  ]
}
