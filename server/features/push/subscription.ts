import { sql } from 'kysely'
import type { BodyOf } from '../../../contract/endpoint.ts'
import type { updatePushSubscription } from '../../../contract/profile.ts'
import { transaction } from '../../db/pool.ts'
import type { Context } from '../../lib/context.ts'
import { Unreachable } from '../../lib/outbound.ts'
import { take } from '../../lib/rate-limit.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Caller } from '../../lib/route.ts'

const updatesPerUser = { name: 'push keys by user', burst: 60, seconds: 10 }

/** Keeps where the device of this session takes push messages; the endpoint is one that the server may call. */
export async function keepPushSubscription(
  { db, outbound }: Context,
  { userId, sessionId }: Pick<Caller, 'userId' | 'sessionId'>,
  { endpoint, auth, p256dh }: BodyOf<typeof updatePushSubscription>,
): Promise<void> {
  await take(db, updatesPerUser, userId)
  await outbound.check(endpoint).catch((cause: unknown) => {
    if (!(cause instanceof Unreachable)) throw cause
    throw new Refusal('bad_input', 'not_a_push_service', { errors: [{ path: 'endpoint', because: 'not_a_push_service' }] })
  })
  await transaction(db, async (tx) => {
    // A browser is somebody else's now: what was meant for who used it before must not show there.
    await sql`
      delete from push_subscriptions s using sessions
      where s.endpoint = ${endpoint} and sessions.user_id = ${userId} and sessions.id = ${sessionId}
        and (s.user_id, s.device_id) <> (sessions.user_id, sessions.device_id)`.execute(tx)
    await sql`
      insert into push_subscriptions (user_id, device_id, endpoint, auth, p256dh)
      select user_id, device_id, ${endpoint}, ${auth}, ${p256dh} from sessions where user_id = ${userId} and id = ${sessionId}
      on conflict (user_id, device_id) do update
        set endpoint = excluded.endpoint, auth = excluded.auth, p256dh = excluded.p256dh, updated_at = now()`.execute(tx)
  })
}
