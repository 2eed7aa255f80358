import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import { lockUser } from '../../placement/lock.ts'
import { refreshApplications, removeEmptied } from '../../placement/refresh.ts'
import { keepForUndo, setMailsAside, takePlaces, takeSnapshots } from '../undo/index.ts'

/** Deletes a mail; what was only known from it goes with it. Can be undone for 24 hours, then it is gone for good. */
export function deleteMail(
  { db, config }: Pick<Context, 'db' | 'config'>,
  userId: string,
  id: string,
): Promise<{ undo: string }> {
  const mostBytes = config.storagePerAccount === 0 ? Number.MAX_SAFE_INTEGER : config.storagePerAccount * 1024 * 1024
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const mails = await takePlaces(trx, userId, [id])
    if (mails.length === 0) throw new Refusal('not_found')
    const applicationIds = mails.flatMap(({ applicationId }) => applicationId ?? [])
    const applications = await takeSnapshots(trx, userId, applicationIds)
    await setMailsAside(trx, userId, [id], mostBytes)
    await leaveApplications(trx, userId, applicationIds)
    const undo = await keepForUndo(trx, userId, { applications, mails, deletedMails: [id] })
    await announce(trx, userId, [
      ...applicationIds.map((applicationId) => ({ type: 'application' as const, applicationId, mailId: null })),
      { type: 'triage', applicationId: null, mailId: null },
    ])
    return { undo }
  })
}

async function leaveApplications(db: Db, userId: string, applicationIds: string[]) {
  await refreshApplications(db, userId, applicationIds)
  await removeEmptied(db, userId, applicationIds)
}
