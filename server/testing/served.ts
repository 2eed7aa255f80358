import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import {
  type AnswerData,
  type BodyIn,
  type Endpoint,
  type ParamsOf,
  type Problem,
  placeOf,
  type QueryIn,
} from '../../contract/endpoint.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../db/pool.ts'
import { type Events, openEvents } from '../doors/events.ts'
import { createHttp } from '../doors/http.ts'
import type { Context } from '../lib/context.ts'
import { createLog } from '../lib/log.ts'
import type { Outbound } from '../lib/outbound.ts'
import type { Route } from '../lib/route.ts'
import { testDatabase } from './database.ts'
import { nothingOutside } from './outside.ts'

/** The HTTP door with some features behind it, on a database of its own. Who calls is said by the id of the user alone. */
export interface Served {
  database: Database
  app: FastifyInstance
  events: Events
  as(userId: string, headers?: Record<string, string>): Client
  close(): Promise<void>
}

export interface Input<E extends Endpoint> {
  params?: { [K in keyof ParamsOf<E>]: ParamsOf<E>[K] | string }
  query?: QueryIn<E>
  body?: BodyIn<E>
}

export interface Client {
  /** What the door answered in `data`; throws what it refused. */
  call<E extends Endpoint>(endpoint: E, input?: Input<E>): Promise<AnswerData<E>>
  refused<E extends Endpoint>(endpoint: E, input?: Input<E>): Promise<Problem>
  /** The whole answer, for files and headers. */
  send<E extends Endpoint>(endpoint: E, input?: Input<E>): Promise<LightMyRequestResponse>
}

type Feature = (context: Context) => Route[]

export function serve(...features: Feature[]): Promise<Served> {
  return serveReaching(nothingOutside, ...features)
}

/** The same, with something there for what the server fetches. */
export async function serveReaching(outbound: Outbound, ...features: Feature[]): Promise<Served> {
  const database = await testDatabase()
  const log = createLog('silent')
  const events = await openEvents(database.url, () => {})
  const config = readConfig({})
  const context: Context = {
    db: database.db,
    config,
    log,
    outbound,
    smtpPort: config.smtpPort,
    inbound: null,
    subscribe: events.subscribe,
  }
  const app = await createHttp({
    log,
    version: '0.0.0',
    routes: features.flatMap((routes) => routes(context)),
    callerOf: async ({ headers: { authorization: userId } }) =>
      userId === undefined ? null : { userId, sessionId: userId, address: 'ada@applybox.localhost' },
    admit: async () => {},
    notReady: async () => null,
  })
  return {
    database,
    app,
    events,
    as: (userId, headers) => clientOf(app, { ...headers, authorization: userId }),
    async close() {
      await app.close()
      await events.close()
      await database.close()
    },
  }
}

/** Calls the door with these headers, from this address. */
export function clientOf(app: FastifyInstance, headers: Record<string, string>, remoteAddress = '127.0.0.1'): Client {
  async function send<E extends Endpoint>(endpoint: E, input: Input<E> = {}) {
    return app.inject({
      method: endpoint.method,
      url: addressOf(endpoint, input),
      headers,
      remoteAddress,
      ...(input.body === undefined ? {} : { payload: input.body as object }),
    })
  }
  return {
    send,
    async call(endpoint, input) {
      const answer = await send(endpoint, input)
      if (answer.statusCode >= 400) throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.statusCode} ${answer.body}`)
      return answer.statusCode === 204 ? undefined : answer.json().data
    },
    async refused(endpoint, input) {
      const answer = await send(endpoint, input)
      if (answer.statusCode < 400) throw new Error(`${endpoint.method} ${endpoint.path} was not refused: ${answer.body}`)
      return answer.json()
    },
  }
}

/** Where an entry is called: its place with the parameters filled in, and the query. */
export function addressOf<E extends Endpoint>(endpoint: E, { params, query }: Input<E>): string {
  const path = placeOf(endpoint).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )
  const search = new URLSearchParams(
    Object.entries((query ?? {}) as object).map(([name, value]): [string, string] => [name, String(value)]),
  )
  return `${path}?${search}`
}
