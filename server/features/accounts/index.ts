import type { FastifyRequest } from 'fastify'
import type { Context } from '../../lib/context.ts'
import { take } from '../../lib/rate-limit.ts'
import type { Caller } from '../../lib/route.ts'
import { clientOf } from './client.ts'
import { sessionOf } from './sessions.ts'

export { pendingEmail } from './account-queries.ts'
export { type Client, clientOf } from './client.ts'
export { confirmPerson } from './confirm-person.ts'
export { forgetExpired } from './forget-expired.ts'
export { post } from './letters.ts'
export { createAccount, resetLinkFor, setAccountActive } from './operator.ts'
export { configuredProviders } from './providers.ts'
export { routes as accountRoutes } from './routes.ts'

/** Tells who sends a request: its bearer token's session, when that stands. */
export function callerOf({ db, config }: Context): (request: FastifyRequest) => Promise<Caller | null> {
  return async (request) => {
    const token = /^Bearer ([\w.-]{1,2000})$/i.exec(request.headers.authorization ?? '')?.[1]
    const session = token && (await sessionOf(db, token, clientOf(request)))
    if (!session) return null
    const { userId, sessionId, addressName } = session
    return { userId, sessionId, address: addressName === null ? null : `${addressName}@${config.mailDomain}` }
  }
}

const callsPerNetwork = { name: 'public calls', burst: 300, seconds: 0.2 }

/** Counts a call that anybody may make; refuses one too many from the same network. */
export function admitPublic({ db }: Context): (request: FastifyRequest) => Promise<void> {
  return (request) => take(db, callsPerNetwork, clientOf(request).network)
}
