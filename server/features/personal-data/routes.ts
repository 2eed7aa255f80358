import * as contract from '../../../contract/personal-data.ts'
import type { Context } from '../../lib/context.ts'
import { languageOf } from '../../lib/language.ts'
import { type Route, route } from '../../lib/route.ts'
import { clientOf } from '../accounts/index.ts'
import { deleteAccount } from './delete-account.ts'
import { openExport, readExport, startExport } from './export.ts'
import { readStorage } from './storage.ts'

export function routes(context: Context): Route[] {
  return [
    route(contract.getStorage, ({ caller }) => readStorage(context, caller.userId)),
    route(contract.startExport, ({ caller, query, request }) =>
      startExport(context, caller.userId, { language: languageOf(request.headers), timeZone: query.timeZone }),
    ),
    route(contract.getExport, ({ caller }) => readExport(context, caller.userId)),
    route(contract.downloadExport, ({ caller }) => openExport(context, caller.userId)),
    route(contract.deleteAccount, ({ caller, body, request }) =>
      deleteAccount(context, caller, body.password, clientOf(request)),
    ),
  ]
}
