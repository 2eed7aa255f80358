import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../lib/refusal.ts'

/** Maximum pipelined requests per connection. Browsers send one; answers to more would wait in memory. */
const mostAtOnce = 32

/** Rejects malformed and abusive requests before anything else. */
export function watchConnections(app: FastifyInstance): void {
  const open = new WeakMap<Socket, number>()

  app.addHook('onRequest', async ({ raw, ip }, reply) => {
    const { socket } = raw
    const count = (open.get(socket) ?? 0) + 1
    open.set(socket, count)
    reply.raw.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1))
    if (count > mostAtOnce) throw new Refusal('too_many_requests', 'too_many_at_once', { retryAfterSeconds: 1 })
    // A closed connection has no address, so no limit would count the call, and nobody waits for the answer.
    if (!ip) throw new Refusal('bad_input', 'connection_closed')
    if (countHosts(raw) > 1) throw new Refusal('bad_input', 'one_host')
  })
}

/** Several Host headers enable request smuggling (RFC 9112, 3.2). */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0
  for (let n = 0; n < rawHeaders.length; n += 2) if (rawHeaders[n]?.toLowerCase() === 'host') count++
  return count
}
