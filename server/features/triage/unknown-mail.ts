import type { AnswerOf, QueryOf } from '../../../contract/endpoint.ts'
import type { listUnknown, Reason } from '../../../contract/mail.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import { Refusal } from '../../lib/refusal.ts'
import { messageOf } from '../mails/index.ts'
import { archiveMails, findMails, listTriage } from './queries.ts'
import { suggestionsFor } from './suggestions.ts'

type Item = AnswerOf<typeof listUnknown>['list'][number]
type Row = Awaited<ReturnType<typeof listTriage>>['rows'][number]

/** Each with why it waits and where it could belong. */
export async function listUnknownMail(db: Db, userId: string, query: QueryOf<typeof listUnknown>) {
  const { rows, nextCursor } = await listTriage(db, userId, query)
  const suggestions = await suggestionsFor(db, userId, rows.map(hintsOf))
  return {
    list: rows.map((row) => ({
      ...messageOf(row),
      filter: row.triage as Item['filter'],
      reasons: reasonsFor(row),
      suggestions: suggestions(hintsOf(row)),
    })),
    nextCursor,
  }
}

const hintsOf = (row: Row) => ({ ...row, isToSettle: row.triage === 'review' || row.triage === 'failed' })

function reasonsFor({ triage, failure, decision }: Row): Reason[] {
  if (triage === 'failed') return [{ code: 'unreadable', value: failure ?? '' }]
  return decision?.reasons ?? []
}

/** Out of the way, or back. Answers how many were moved; refuses all when one is not the user's. */
export async function archiveUnknownMail(db: Db, userId: string, mailIds: string[], archived: boolean): Promise<number> {
  return transaction(db, async (trx) => {
    const ids = [...new Set(mailIds)]
    if ((await findMails(trx, userId, ids)).length < ids.length) throw new Refusal('not_found')
    const count = await archiveMails(trx, userId, ids, archived)
    if (count > 0) await announce(trx, userId, [{ type: 'triage', applicationId: null, mailId: null }])
    return count
  })
}
