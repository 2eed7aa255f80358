import { countUnread, dismissNotifications, listNotifications } from '../../../contract/notifications.ts'
import { call, listQuery, query } from '../../api.ts'

export const unreadQuery = query(countUnread, {})
export const notificationsQuery = (dismissed: boolean) =>
  listQuery(listNotifications, { query: { dismissed: dismissed ? 'true' : 'false', limit: 50 } })

/** Dismisses those or brings them back; null dismisses all. Answers which ones changed. */
export function dismiss(ids: string[] | null, dismissed = true) {
  return call(dismissNotifications, { body: ids === null ? { all: true } : { ids, dismissed } })
}
