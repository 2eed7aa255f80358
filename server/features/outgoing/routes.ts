import * as drafts from '../../../contract/drafts.ts'
import * as outbox from '../../../contract/outbox.ts'
import * as contract from '../../../contract/outgoing.ts'
import * as templates from '../../../contract/templates.ts'
import { transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import { type Route, route } from '../../lib/route.ts'
import { warningsOf } from './check.ts'
import { begin, draftAgain, listDrafts, removeDraft, save } from './drafts.ts'
import { cancel, findOutgoing, listOutgoing } from './queries.ts'
import { addOwn, removeOwn, templatesFor } from './templates.ts'
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
    route(outbox.listOutgoing, async ({ caller, query }) => ({
      list: await listOutgoing(db, caller.userId, query.applicationId ?? null),
    })),
    route(contract.getOutgoing, ({ caller, params }) => found(caller.userId, params.id)),
    route(contract.cancelOutgoing, async ({ caller, params }) => {
      const mail = await found(caller.userId, params.id)
      const { applicationId, state } = mail
      await transaction(db, async (trx) => {
        if (!(await cancel(trx, caller.userId, params.id))) throw new Refusal('conflict', 'left_already')
        await draftAgain(trx, caller.userId, mail, { isLater: state === 'scheduled' })
        await announce(trx, caller.userId, [{ type: 'mail', applicationId, mailId: null }])
      })
      return found(caller.userId, params.id)
    }),
    route(contract.checkMail, async ({ caller, body }) => ({ list: await warningsOf(db, caller.userId, body) })),
    route(templates.listTemplates, ({ caller, query: { emailId = null, applicationId = null } }) =>
      templatesFor(db, caller.userId, { emailId, applicationId }),
    ),
    route(templates.addTemplate, ({ caller, body }) => addOwn(db, caller.userId, body)),
    route(templates.deleteTemplate, async ({ caller, params }) => {
      await removeOwn(db, caller.userId, params.id)
      return { id: params.id }
    }),
    route(drafts.listDrafts, async ({ caller }) => ({ list: await listDrafts(db, caller.userId) })),
    route(drafts.beginDraft, ({ caller, body }) => begin(db, caller.userId, body)),
    route(drafts.saveDraft, ({ caller, params, body }) => save(db, caller.userId, params.id, body)),
    route(drafts.deleteDraft, async ({ caller, params }) => {
      const isGone = await transaction(db, (trx) => removeDraft(trx, caller.userId, params.id))
      if (!isGone) throw new Refusal('not_found')
      return { id: params.id }
    }),
  ]
}
