import { allowNotifications, updatePushSubscription } from '../../../contract/profile.ts'
import { announce } from '../../lib/changes.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { allowPush } from './queries.ts'
import { keepPushSubscription } from './subscription.ts'

export function pushRoutes(context: Context): Route[] {
  const { db } = context
  return [
    route(updatePushSubscription, ({ caller, body }) => keepPushSubscription(context, caller, body)),
    route(allowNotifications, async ({ caller, body }) => {
      await allowPush(db, caller.userId, body.notification)
      await announce(db, caller.userId, [{ type: 'profile', applicationId: null, mailId: null }])
    }),
  ]
}
