import * as contract from '../../../contract/outgoing.ts'
import { transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import { type Route, route } from '../../lib/route.ts'
import { cancel, findOutgoing, listOutgoing } from './queries.ts'
import { passOn, replyTo, writeNew } from './write.ts'

export function outgoingRoutes(context: Context): Route[] {
  const { db } = context
  const found = async (userId: string, id: string) => {
    const mail = await findOutgoing(db, userId, id)
    if (!mail) throw new Refusal('not_found')
    return mail
  }
  return [
    route(contract.reply, ({ caller, body }) => replyTo(context, caller, body)),
    route(contract.forward, ({ caller, body }) => passOn(context, caller, body)),
    route(contract.write, ({ caller, body }) => writeNew(context, caller, body)),
    route(contract.listOutgoing, async ({ caller, query }) => ({
      list: await listOutgoing(db, caller.userId, query.applicationId ?? null),
    })),
    route(contract.getOutgoing, ({ caller, params }) => found(caller.userId, params.id)),
    route(contract.cancelOutgoing, async ({ caller, params }) => {
      const { applicationId } = await found(caller.userId, params.id)
      await transaction(db, async (trx) => {
        if (!(await cancel(trx, caller.userId, params.id))) throw new Refusal('conflict', 'left_already')
        await announce(trx, caller.userId, [{ type: 'mail', applicationId, mailId: null }])
      })
      return found(caller.userId, params.id)
    }),
  ]
}
