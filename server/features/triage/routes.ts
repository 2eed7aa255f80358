import * as mail from '../../../contract/mail.ts'
import * as contract from '../../../contract/uncategorized.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { placeMails, summaryOf } from '../applications/index.ts'
import { missing } from '../undo/index.ts'
import { assignJob } from './assign-job.ts'
import { suggestNames } from './names.ts'
import { countUncategorized, findUncategorized, hintsOfApplication, listUncategorized } from './queries.ts'
import { suggestWhole } from './suggestions.ts'
import { archiveUnknownMail, listUnknownMail } from './unknown-mail.ts'

/** Mails of one application that are asked where it could belong. */
const mostHints = 20

export function triageRoutes({ db }: Context): Route[] {
  return [
    route(contract.listUncategorized, async ({ caller, query }) => {
      const { rows, nextCursor } = await listUncategorized(db, caller.userId, query)
      return { list: rows.map(summaryOf), nextCursor }
    }),
    route(contract.countUncategorized, async ({ caller }) => ({ count: await countUncategorized(db, caller.userId) })),
    route(contract.getUncategorized, async ({ caller, params }) => {
      const row = await findUncategorized(db, caller.userId, params.id)
      if (!row) throw await missing(db, caller.userId, params.id)
      const mails = await hintsOfApplication(db, caller.userId, params.id)
      const hints = mails.slice(0, mostHints).map((one) => ({ ...one, isToSettle: true }))
      const [suggestions, names] = await Promise.all([
        suggestWhole(db, caller.userId, row, hints),
        suggestNames(db, caller.userId, row, hints),
      ])
      return { ...summaryOf(row), evidence: row.evidence, mailIds: mails.map(({ id }) => id), suggestions, names }
    }),
    route(contract.assignJob, ({ caller, body }) => assignJob(db, caller.userId, body)),
    route(mail.assignUnknown, ({ caller, body }) => placeMails(db, caller.userId, [body.mailId, ...body.alsoMailIds], body.to)),
    route(mail.listUnknown, ({ caller, query }) => listUnknownMail(db, caller.userId, query)),
    route(mail.archiveUnknown, async ({ caller, body }) => ({
      count: await archiveUnknownMail(db, caller.userId, body.mailIds, body.archived),
    })),
  ]
}
