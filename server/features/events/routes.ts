import { streamEvents } from '../../../contract/events.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'

export function eventRoutes({ subscribe }: Context): Route[] {
  return [
    route(
      streamEvents,
      async ({ caller: { userId }, query: { age } }) =>
        (send) =>
          subscribe(userId, send, age),
    ),
  ]
}
