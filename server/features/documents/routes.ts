import * as contract from '../../../contract/documents.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { getSummary } from '../applications/index.ts'
import { requireRoom } from '../personal-data/index.ts'
import { deleteDocument, documentOf, keepDocument, keepMailDocument, renameDocument } from './document.ts'
import { listDocuments, listMailDocuments } from './queries.ts'
import { follow, linkTo } from './temp-link.ts'

export function documentRoutes(context: Context): Route[] {
  const { db } = context
  return [
    route(contract.uploadDocument, async ({ caller, query, body }) => {
      await requireRoom(context, caller.userId, body.bytes.length)
      return keepDocument(db, caller.userId, query.applicationId, body)
    }),
    route(contract.uploadMailDocument, async ({ caller, body }) => {
      await requireRoom(context, caller.userId, body.bytes.length)
      return keepMailDocument(db, caller.userId, body)
    }),
    route(contract.listMailDocuments, async ({ caller }) => ({ list: await listMailDocuments(db, caller.userId) })),
    route(contract.listDocuments, async ({ caller, params }) => {
      const rows = await listDocuments(db, caller.userId, params.id)
      if (rows.length === 0) await getSummary(db, caller.userId, params.id)
      return { list: rows.map(documentOf) }
    }),
    route(contract.renameDocument, ({ caller, params, body }) => renameDocument(db, caller.userId, params.id, body.filename)),
    route(contract.deleteDocument, ({ caller, params }) => deleteDocument(db, caller.userId, params.id)),
    route(contract.linkDocument, ({ caller, params }) => linkTo(db, caller.userId, params.id)),
    route(contract.linkFile, ({ caller, query }) => linkTo(db, caller.userId, query.id)),
    route(contract.openLink, ({ params }) => follow(db, params.token)),
  ]
}
