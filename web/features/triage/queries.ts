import type { AnswerData, QueryIn } from '../../../contract/endpoint.ts'
import { archiveUnknown, assignUnknown, listUnknown } from '../../../contract/mail.ts'
import { getUncategorized, listUncategorized } from '../../../contract/uncategorized.ts'
import { call, listQuery, query } from '../../api.ts'

export type UnknownFilter = NonNullable<NonNullable<QueryIn<typeof listUnknown>>['filter']>
export type UnknownMail = AnswerData<typeof listUnknown>['list'][number]

export const unknownQuery = (filter: UnknownFilter, archived: boolean) =>
  listQuery(listUnknown, { query: { filter, archived: archived ? 'true' : 'false', limit: 50 } })

export const uncategorizedListQuery = listQuery(listUncategorized, { query: { limit: 50 } })
export const uncategorizedQuery = (id: string) => query(getUncategorized, { params: { id } })

/** An application there is, a new one, or aside: not about jobs. */
export type Place =
  | { as: 'aside' }
  | { as: 'application'; applicationId: string }
  | { as: 'new'; company?: string; title?: string; status?: 'saved' | 'applied' }

export const settleMails = ([mailId = '', ...alsoMailIds]: readonly string[], to: Place) =>
  call(assignUnknown, { body: { mailId, alsoMailIds, to } })
export const archiveMails = (mailIds: readonly string[], archived: boolean) =>
  call(archiveUnknown, { body: { mailIds: [...mailIds], archived } })
