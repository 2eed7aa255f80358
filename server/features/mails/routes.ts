import * as contract from '../../../contract/mail.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { deleteMail } from './delete-mail.ts'
import { getAttachment, getMessage, getRaw, listThreads } from './message.ts'
import { followPicture } from './pictures.ts'
import { readHealth } from './queries.ts'

export function mailRoutes(context: Context): Route[] {
  const { db } = context
  return [
    route(contract.listThreads, ({ caller, params }) => listThreads(db, caller.userId, params.id)),
    route(contract.getMessage, ({ caller, params, query }) => getMessage(db, caller.userId, params.id, query.remote === 'true')),
    route(contract.deleteMessage, ({ caller, params }) => deleteMail(context, caller.userId, params.id)),
    route(contract.getPicture, ({ params, query, reply }) => {
      // The frame of a mail has no origin: without this its browser would not show what comes from ours.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      return followPicture(context, params.token, query.url)
    }),
    route(contract.getRawMessage, ({ caller, params }) => getRaw(db, caller.userId, params.id)),
    route(contract.getAttachment, ({ caller, params }) => getAttachment(db, caller.userId, params.id, params.n)),
    route(contract.getIngestHealth, async ({ caller }) => {
      const health = await readHealth(db, caller.userId)
      return {
        waiting: health.waiting ?? 0,
        failed: health.failed ?? 0,
        review: health.review ?? 0,
        lastReceivedAt: health.lastReceivedAt?.toISOString() ?? null,
      }
    }),
  ]
}
