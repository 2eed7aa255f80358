import * as contract from '../../../contract/notifications.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import { type Route, route } from '../../lib/route.ts'
import { getSummary } from '../applications/index.ts'
import { countUnread, dismiss, isUsers, listNotices, type NoticeRow } from './queries.ts'

export function notificationRoutes({ db }: Context): Route[] {
  return [
    route(contract.listNotifications, async ({ caller, query: { dismissed, ...page } }) => {
      const { rows, nextCursor } = await listNotices(db, caller.userId, { dismissed }, page)
      return { list: rows.map(notificationOf), nextCursor }
    }),
    route(contract.countUnread, async ({ caller }) => ({ count: await countUnread(db, caller.userId) })),
    route(contract.dismissNotifications, async ({ caller, body }) => ({
      ids:
        'all' in body
          ? await dismissed(db, caller.userId, null, true)
          : await dismissed(db, caller.userId, body.ids, body.dismissed),
    })),
    route(contract.listNotificationsOf, async ({ caller, params, query }) => {
      const { rows, nextCursor } = await listNotices(db, caller.userId, { dismissed: 'all', applicationId: params.id }, query)
      if (rows.length === 0) await getSummary(db, caller.userId, params.id)
      return { list: rows.map(notificationOf), nextCursor }
    }),
  ]
}

async function dismissed(db: Db, userId: string, ids: string[] | null, value: boolean): Promise<string[]> {
  return transaction(db, async (trx) => {
    const wanted = ids === null ? null : [...new Set(ids)]
    if (wanted !== null && !(await isUsers(trx, userId, wanted))) throw new Refusal('not_found')
    const changed = await dismiss(trx, userId, wanted, value)
    if (changed.length > 0) await announce(trx, userId, [{ type: 'notification', applicationId: null, mailId: null }])
    return changed
  })
}

function notificationOf({ notice, at, fromName, fromAddress, ...row }: NoticeRow): contract.Notification {
  return {
    ...row,
    notice: notice as contract.Notification['notice'],
    at: at.toISOString(),
    from: fromAddress ? { name: fromName, address: fromAddress } : null,
  }
}
