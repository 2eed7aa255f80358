import * as contract from '../../../contract/seeding.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import { type Route, route } from '../../lib/route.ts'
import { getSummary } from '../applications/index.ts'
import { deliver } from './deliver.ts'
import { type Letter, lettersAbout, lettersOfApplications, lettersToAnnounce } from './letters.ts'
import { findLatestMessageId } from './queries.ts'

export function seedingRoutes(context: Context): Route[] {
  const { db, config } = context
  const allowed = () => {
    if (!config.seeding) throw new Refusal('not_found')
  }
  const sent = async (address: string, letters: Letter[]) => {
    await deliver(context, address, letters)
    return { sent: letters.length }
  }
  return [
    route(contract.seedApplications, async ({ caller, body }) => {
      allowed()
      return sent(caller.address, lettersOfApplications(body.count, new Date()))
    }),
    route(contract.seedNotifications, async ({ caller, body }) => {
      allowed()
      return sent(caller.address, lettersToAnnounce(body.count, new Date()))
    }),
    route(contract.seedActivity, async ({ caller, params, body }) => {
      allowed()
      const { company, job } = await getSummary(db, caller.userId, params.id)
      const last = await findLatestMessageId(db, caller.userId, params.id)
      const position = { company: company?.name ?? 'Northwind', title: job?.title ?? 'Backend Engineer' }
      return sent(caller.address, lettersAbout(position, last === null ? [] : [last], body.count, new Date()))
    }),
  ]
}
