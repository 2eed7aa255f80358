import * as contract from '../../../contract/contacts.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { getSummary } from '../applications/index.ts'
import { addContact, changeContact, contactOf, deleteContact } from './contact.ts'
import { listContacts } from './queries.ts'

export function contactRoutes({ db }: Context): Route[] {
  return [
    route(contract.listContacts, async ({ caller, params }) => {
      const rows = await listContacts(db, caller.userId, params.id)
      if (rows.length === 0) await getSummary(db, caller.userId, params.id)
      return { list: rows.map(contactOf) }
    }),
    route(contract.addContact, ({ caller, params, body }) => addContact(db, caller.userId, params.id, body)),
    route(contract.changeContact, ({ caller, params, body }) =>
      changeContact(db, caller.userId, params.id, params.contactId, body),
    ),
    route(contract.deleteContact, ({ caller, params }) => deleteContact(db, caller.userId, params.id, params.contactId)),
  ]
}
