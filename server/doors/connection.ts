import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../lib/refusal.ts'

/** Requests that one connection may have open: a browser sends the next after the answer, and answers to more wait in memory. */
const mostAtOnce = 32

/** Refuses what no honest client sends over a connection, before anything else is done with it. */
export function watchConnections(app: FastifyInstance): void {
  const open = new WeakMap<Socket, number>()

  app.addHook('onRequest', async ({ raw, ip }, reply) => {
    const { socket } = raw
    const count = (open.get(socket) ?? 0) + 1
    open.set(socket, count)
    reply.raw.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1))
    if (count > mostAtOnce) throw new Refusal('too_many_requests', 'too_many_at_once', { retryAfterSeconds: 1 })
    // Who has hung up has no address any more: no limit would count the call, and nobody waits for the answer.
    if (!ip) throw new Refusal('bad_input', 'connection_closed')
    if (countHosts(raw) > 1) throw new Refusal('bad_input', 'one_host')
  })
}

/** More than one is how two servers are made to see different requests (RFC 9112, 3.2). */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0
  for (let n = 0; n < rawHeaders.length; n += 2) if (rawHeaders[n]?.toLowerCase() === 'host') count++
  return count
}
