import type { splitApplication } from '../../../contract/applications.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { Refusal } from '../../lib/refusal.ts'
import { getSummary } from './application.ts'
import type { Undoable } from './edit.ts'
import { placeMails } from './place-mails.ts'
import { mailIdsOf } from './queries.ts'

/** An application of its own out of some mails of another one. Refuses to leave none behind. */
export async function split(
  db: Db,
  userId: string,
  { applicationId, mailIds, ...names }: BodyOf<typeof splitApplication>,
): Promise<Undoable> {
  return transaction(db, async (trx) => {
    await getSummary(trx, userId, applicationId)
    const all = new Set(await mailIdsOf(trx, userId, [applicationId]))
    const wanted = new Set(mailIds)
    if (!wanted.isSubsetOf(all)) throw new Refusal('not_found')
    if (wanted.size === all.size) throw new Refusal('conflict', 'nothing_to_split')
    const placed = await placeMails(trx, userId, mailIds, { as: 'new', ...names })
    return { ...(await getSummary(trx, userId, placed.applicationId ?? '')), undo: placed.undo }
  })
}
