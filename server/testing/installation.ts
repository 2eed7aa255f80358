import type { FastifyInstance } from 'fastify'
import { assignAddress, authenticate } from '../../contract/accounts.ts'
import { type Config, readConfig } from '../config.ts'
import type { Database } from '../db/pool.ts'
import { type Events, openEvents } from '../doors/events.ts'
import { createHttp } from '../doors/http.ts'
import { admitPublic, callerOf } from '../features/accounts/index.ts'
import { routesOf } from '../features/routes.ts'
import type { Context } from '../lib/context.ts'
import { createLog } from '../lib/log.ts'
import type { Outbound } from '../lib/outbound.ts'
import { testDatabase } from './database.ts'
import { nothingOutside } from './outside.ts'
import { type Client, clientOf } from './served.ts'

/** The whole HTTP door as it runs, on a database of its own: people sign up and call with their tokens. */
export interface Installation {
  database: Database
  config: Config
  app: FastifyInstance
  /** The lines of the log so far, parsed. */
  log: Record<string, unknown>[]
  /** A caller without a session. */
  visitor(from?: { device?: string; network?: string; token?: string; userAgent?: string; language?: string }): Client
  /** A person who signed up, with an address when `name` is given. */
  person(who: { email: string; name?: string; device?: string; language?: string }): Promise<Person>
  close(): Promise<void>
}

export interface Person extends Client {
  email: string
  device: string
  token: string
  refreshToken: string
}

export const goodPassword = 'four crows over Brno'

export async function install(
  environment: Record<string, string> = {},
  given?: Database,
  outbound: Outbound = nothingOutside,
): Promise<Installation> {
  const database = given ?? (await testDatabase())
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  const events: Events = await openEvents(database.url, () => {})
  const config = readConfig({ APPLYBOX_BOT_PROTECTION: 'off', ...environment })
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
    routes: routesOf(context),
    callerOf: callerOf(context),
    admit: admitPublic(context),
    notReady: async () => null,
  })
  const visitor: Installation['visitor'] = ({ device, network, token, userAgent, language } = {}) =>
    clientOf(
      app,
      {
        ...(device && { 'x-device-identity': device }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(userAgent && { 'user-agent': userAgent }),
        ...(language && { 'accept-language': language }),
      },
      network,
    )
  return {
    database,
    config,
    app,
    log: lines,
    visitor,
    async person({ email, name, device = `device of ${email}`, language }) {
      const from = { device, ...(language && { language }) }
      const body = { method: 'email', intent: 'sign-up', email, password: goodPassword } as const
      const tokens = await visitor(from).call(authenticate, { body })
      const client = visitor({ ...from, token: tokens.token })
      if (name !== undefined) await client.call(assignAddress, { body: { name } })
      return { ...client, ...tokens, email, device }
    },
    async close() {
      await app.close()
      await events.close()
      await database.close()
    },
  }
}
