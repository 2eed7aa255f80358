import type { AnswerOf, QueryOf } from '../../../contract/endpoint.ts'
import type { listUnknown, Reason } from '../../../contract/mail.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import { Refusal } from '../../lib/refusal.ts'
import { messageOf } from '../mails/index.ts'
import { begunBy, decideAnew, type UnplacedMail } from './anew.ts'
import { archiveMails, findMails, listTriage } from './queries.ts'
import { suggestionsFor } from './suggestions.ts'

type Item = AnswerOf<typeof listUnknown>['list'][number]
type Row = Awaited<ReturnType<typeof listTriage>>['rows'][number]

/** Each with why it waits and where it could belong. */
export async function listUnknownMail(db: Db, userId: string, query: QueryOf<typeof listUnknown>) {
  const { rows, nextCursor } = await listTriage(db, userId, query)
  const isOpen = query.archived === 'false'
  const asked = isOpen ? rows.filter(({ triage, settledAt }) => triage === 'review' || settledAt !== null) : []
  const anew = await decideAnew(db, userId, asked.map(unplaced))
  const decided = rows.map((row) => ({ ...row, decision: anew.get(row.id) ?? row.decision }))
  const suggestions = await suggestionsFor(db, userId, decided.map(hintsOf))
  return {
    list: decided.map((row) => ({
      ...messageOf(row),
      filter: row.triage as Item['filter'],
      reasons: reasonsFor(row),
      suggestions: suggestions(hintsOf(row)),
      begins: begunBy(unplaced(row)),
    })),
    nextCursor,
  }
}

const unplaced = (row: Row): UnplacedMail => ({ ...row, at: row.at ?? row.receivedAt, kind: row.kind as UnplacedMail['kind'] })

const hintsOf = (row: Row) => ({ ...row, isToSettle: row.triage === 'review' || row.triage === 'failed' })

function reasonsFor({ triage, failure, decision, company }: Row): Reason[] {
  if (triage === 'failed') return [{ code: 'unreadable', value: failure ?? '' }]
  return (decision?.reasons ?? []).map((reason) => (naming.has(reason.code) ? { ...reason, value: company ?? '' } : reason))
}

const naming: ReadonlySet<Reason['code']> = new Set(['unknown_employer', 'unknown_employer_no_job'])

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
