import type { QueryClient } from '@tanstack/react-query'
import { authenticate } from '../../../contract/accounts.ts'
import type { BodyIn } from '../../../contract/endpoint.ts'
import { call } from '../../api.ts'
import { session } from '../../session.ts'
import { profileQuery } from './queries.ts'

/** Signs in or up, keeps the tokens, and forgets whatever another account had loaded. */
export async function enter(queries: QueryClient, body: BodyIn<typeof authenticate>): Promise<void> {
  session.start(await call(authenticate, { body }))
  queries.clear()
  await queries.ensureQueryData(profileQuery)
}
