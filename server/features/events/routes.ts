import { streamEvents } from '../../../contract/events.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import { type Route, route } from '../../lib/route.ts'

/** Enough for the tabs and devices of one person, too few to wear a server out. */
const mostPerUser = 30

export function eventRoutes({ subscribe }: Context): Route[] {
  const open = new Map<string, number>()
  return [
    route(streamEvents, async ({ caller: { userId } }) => {
      const already = open.get(userId) ?? 0
      if (already >= mostPerUser) throw new Refusal('too_many_requests', 'too_many_windows', { retryAfterSeconds: 60 })
      return (send) => {
        open.set(userId, (open.get(userId) ?? 0) + 1)
        const stop = subscribe(userId, send)
        return () => {
          const left = (open.get(userId) ?? 1) - 1
          if (left === 0) open.delete(userId)
          else open.set(userId, left)
          stop()
        }
      }
    }),
  ]
}
