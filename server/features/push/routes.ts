import { updatePushSubscription } from '../../../contract/profile.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { keepPushSubscription } from './subscription.ts'

export function pushRoutes(context: Context): Route[] {
  return [route(updatePushSubscription, ({ caller, body }) => keepPushSubscription(context, caller, body))]
}
