import type { BodyOf } from '../../../contract/endpoint.ts'
import type { assignJob as contract } from '../../../contract/uncategorized.ts'
import type { Db } from '../../db/pool.ts'
import { refreshApplication } from '../../placement/refresh.ts'
import { settleNames, type Undoable, withUndo } from '../applications/index.ts'

/** Settles an uncategorized application: company and job as the user says, found among the user's own or made. */
export function assignJob(db: Db, userId: string, { applicationId, ...names }: BodyOf<typeof contract>): Promise<Undoable> {
  return withUndo(db, userId, applicationId, async (trx) => {
    const corrections = await settleNames(trx, userId, applicationId, names)
    await refreshApplication(trx, userId, applicationId)
    return corrections
  })
}
