import { changeManyApplications } from '../../../contract/application-lists.ts'
import * as contract from '../../../contract/applications.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { getDetails, listApplications } from './application.ts'
import { changeMany, remove } from './bulk.ts'
import { findDuplicates } from './duplicates.ts'
import { change, create, markSeen, toggleActive } from './edit.ts'
import { createFromLink, readPosting } from './from-link.ts'
import { listLabels } from './labels.ts'
import { merge } from './merge.ts'
import { split } from './split.ts'

export function applicationRoutes(context: Context): Route[] {
  const { db } = context
  return [
    route(contract.listApplications, ({ caller, query }) => listApplications(db, caller.userId, query)),
    route(contract.createApplication, ({ caller, body }) =>
      body.source === 'link'
        ? createFromLink(context, caller.userId, body)
        : create(db, caller.userId, { ...body, source: 'manual' }),
    ),
    route(contract.readPosting, ({ caller, body }) => readPosting(context, caller.userId, body.link)),
    route(contract.findDuplicates, async ({ caller, query }) => ({ list: await findDuplicates(db, caller.userId, query) })),
    route(contract.getApplication, ({ caller, params }) => getDetails(db, caller.userId, params.id)),
    route(contract.changeApplication, ({ caller, params, body }) => change(db, caller.userId, params.id, body)),
    route(changeManyApplications, ({ caller, body }) => changeMany(db, caller.userId, body)),
    route(contract.listLabels, async ({ caller }) => ({ list: await listLabels(db, caller.userId) })),
    route(contract.deleteApplication, async ({ caller, params }) => ({ undo: await remove(db, caller.userId, params.id) })),
    route(contract.toggleActive, ({ caller, params, body }) => toggleActive(db, caller.userId, params.id, body.isActive)),
    route(contract.markSeen, ({ caller, params }) => markSeen(db, caller.userId, params.id)),
    route(contract.mergeApplications, ({ caller, body }) => merge(db, caller.userId, body)),
    route(contract.splitApplication, ({ caller, body }) => split(db, caller.userId, body)),
  ]
}
