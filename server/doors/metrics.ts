import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { withTimeLimit } from '../db/time-limit.ts'
import { Refusal } from '../lib/refusal.ts'
import { statementLimits } from './admission.ts'

export interface Measured {
  /** What a scraper sends as bearer token. */
  token: string
  /** Mails of all people that are accepted but not applied yet, and those that could not be. */
  countMails: () => Promise<{ waiting: number; failed: number }>
  /** What people wrote, by state: what waits to leave, and what failed or came back within a day. */
  countOutgoing: () => Promise<Record<string, number>>
}

/** What an operator watches, in the text format of Prometheus: calls by path and status, mail that waits, streams, and the process. */
export function serveMetrics(app: FastifyInstance, measured: Measured | undefined, openStreams: () => number) {
  // Unanswered it would be a page of the app, which is no refusal.
  if (!measured)
    return void app.get('/metrics', async () => {
      throw new Refusal('not_found')
    })
  const { token, countMails, countOutgoing } = measured
  const register = new Registry()
  collectDefaultMetrics({ register })
  const calls = new Histogram({
    name: 'applybox_http_seconds',
    help: 'Time to answer calls',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [register],
  })
  new Gauge({
    name: 'applybox_mails',
    help: 'Mails that are not applied, by state',
    labelNames: ['state'],
    registers: [register],
    async collect() {
      const { waiting, failed } = await withTimeLimit(statementLimits.light, countMails)
      this.set({ state: 'waiting' }, waiting)
      this.set({ state: 'failed' }, failed)
    },
  })
  new Gauge({
    name: 'applybox_outgoing_mails',
    help: 'Mails that people wrote and that wait, failed or came back, by state',
    labelNames: ['state'],
    registers: [register],
    async collect() {
      const counts = await withTimeLimit(statementLimits.light, countOutgoing)
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'applybox_event_streams',
    help: 'Browsers that listen for changes',
    registers: [register],
    collect() {
      this.set(openStreams())
    },
  })

  app.addHook('onResponse', async (request, reply) => {
    const { url = 'none' } = request.routeOptions
    calls.observe({ method: request.method, route: url, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!isToken(request.headers.authorization ?? '', token)) throw new Refusal('not_found')
    return reply.type(register.contentType).send(await register.metrics())
  })
}

function isToken(header: string, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(header), hash(`Bearer ${token}`))
}
