import * as contract from '../../../contract/calendar.ts'
import type { Context } from '../../lib/context.ts'
import { languageOf } from '../../lib/language.ts'
import { Refusal } from '../../lib/refusal.ts'
import { type Route, route } from '../../lib/route.ts'
import { calendarOf } from './calendar.ts'
import { addressOf, ownerOf, renew } from './secret.ts'

export function calendarRoutes({ db, config }: Context): Route[] {
  return [
    route(contract.getCalendarFeed, async ({ caller, request }) => ({
      url: await addressOf(db, config.publicUrl, caller.userId, languageOf(request.headers)),
    })),
    route(contract.renewCalendarFeed, async ({ caller, request }) => {
      await renew(db, caller.userId)
      return { url: await addressOf(db, config.publicUrl, caller.userId, languageOf(request.headers)) }
    }),
    route(contract.readCalendarFeed, async ({ params, query, reply }) => {
      const userId = await ownerOf(db, params.secret)
      if (userId === null) throw new Refusal('not_found')
      reply.header('cache-control', 'private, no-cache')
      const text = await calendarOf(db, userId, query.language, config)
      return { filename: 'interviews.ics', type: 'text/calendar', content: Buffer.from(text), isRepeated: true }
    }),
  ]
}
