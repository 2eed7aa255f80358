import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { costOf, type Endpoint, prefix } from '../../contract/endpoint.ts'
import { errors } from '../../contract/errors.ts'
import { endpoints } from '../../contract/index.ts'
import { withTimeLimit } from '../db/time-limit.ts'
import { networkOf } from '../lib/client-network.ts'
import { checked } from '../lib/input.ts'
import type { Log } from '../lib/log.ts'
import { problemOf, Refusal, refusalOf } from '../lib/refusal.ts'
import type { Caller, EventsAnswer, FileAnswer, Route } from '../lib/route.ts'
import { type Admission, openAdmission, statementLimits } from './admission.ts'
import { openApiDocument } from './api-document.ts'
import { apiPage, apiPageStyle } from './api-page.ts'
import { watchConnections } from './connection.ts'
import { type OpenStreams, sendEvents } from './event-stream.ts'
import { sendFile } from './file-answer.ts'
import { takeMessages, withMessage } from './message-body.ts'
import { type Measured, serveMetrics } from './metrics.ts'
import { followBodies, type Patience, patience, withoutIdleLimit } from './patience.ts'
import { type Exposure, secureHeaders } from './secure-headers.ts'
import { takeUploads, withUpload } from './upload.ts'
import { readable, serveWeb } from './web.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

export interface HttpParts extends Exposure {
  log: Log
  version: string
  routes: Route[]
  /** Who sends the request; null when the token is missing, spent or of an ended session. */
  callerOf: (request: FastifyRequest) => Promise<Caller | null>
  /** Counts a call that anybody may make; throws when its sender makes too many. */
  admit: (request: FastifyRequest) => Promise<void>
  /** Why calls cannot be answered or mail not be taken; null when they can. */
  notReady: () => Promise<string | null>
  /** The built web app; left out where there is none. */
  webFolder?: string
  /** What is measured for an operator; left out where nobody scrapes. */
  metrics?: Measured
  /** Whether one reverse proxy stands in front, which tells the client's address in X-Forwarded-For. */
  isBehindProxy?: boolean
  /** How long bodies may take, where the standard does not suit. */
  patience?: Partial<Patience>
}

/** Milliseconds in which the database answers whoever asks whether the server is ready. */
const readyLimit = 2_000

/** The HTTP door: the interface of the contract, its document and page, the web app, and what an operator asks. */
export async function createHttp(parts: HttpParts): Promise<FastifyInstance> {
  const bound: Bound = { callerOf: parts.callerOf, admit: parts.admit, admission: openAdmission(), open: new Set() }
  const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error)
    const { status } = errors[refusal.code]
    if (status >= 500) parts.log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'failed')
    if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(refusal.retryAfterSeconds))
    return reply
      .status(status)
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(problemOf(refusal)))
  }
  const app = Fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerError,
    // One hop: what the client itself wrote into the header is not believed.
    trustProxy: parts.isBehindProxy ? (_, hop) => hop === 0 : false,
    bodyLimit: 1024 * 1024,
    // Of what has a body, `followBodies` lets go sooner.
    requestTimeout: patience.upload,
    // Who dribbles a request holds no place: looked for every few seconds.
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 2_000 },
    keepAliveTimeout: 10_000,
    // Who does not take its answer neither.
    connectionTimeout: parts.patience?.idle ?? patience.idle,
    rewriteUrl: ({ url = '/' }) => readable(url),
    routerOptions: { maxParamLength: 400, ignoreTrailingSlash: false },
    exposeHeadRoutes: false,
    return503OnClosing: true,
  })
  app.decorateRequest('caller', null)
  watchConnections(app)
  followBodies(app, { ...patience, ...parts.patience })
  app.addHook('onRequest', secureHeaders(parts))
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, never the address asked for: that may hold what a person searched.
    const route = request.routeOptions.url ?? 'none'
    parts.log.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  app.addHook('preClose', async () => {
    for (const end of bound.open) end()
    // Who sends or reads slowly keeps the doors and the database behind this one from closing in time, and is let go.
    setTimeout(() => app.server.closeAllConnections(), parts.patience?.closing ?? patience.closing).unref()
  })
  app.setErrorHandler(answerError)

  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_, reply) => {
    const cause = await withTimeLimit(readyLimit, parts.notReady).catch(() => 'database away')
    return reply.status(cause === null ? 200 : 503).send({ status: cause ?? 'ready' })
  })

  serveMetrics(app, parts.metrics, () => bound.open.size)

  const document = openApiDocument(endpoints, parts.version)
  const page = apiPage(document)
  // written once: it is large, and anybody may ask for it
  const documentText = JSON.stringify(document)
  app.get(`${prefix}/openapi.json`, async (_, reply) => reply.type('application/json; charset=utf-8').send(documentText))
  app.get(`${prefix}/docs`, async (_, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get(`${prefix}/docs.css`, async (_, reply) => reply.type('text/css; charset=utf-8').send(apiPageStyle))

  await app.register(
    async (api) => {
      await takeUploads(api)
      api.addHook('onSend', async (_, reply) => {
        reply.header('cache-control', 'no-store')
      })
      for (const one of parts.routes) if (isPlain(one.endpoint)) bind(api, one, bound)
      await api.register(async (messages) => {
        takeMessages(messages)
        for (const one of parts.routes) if (one.endpoint.body === 'message') bind(messages, one, bound)
      })
      await api.register(async (forms) => {
        forms.removeAllContentTypeParsers()
        forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_: unknown, body: string) =>
          Object.fromEntries(new URLSearchParams(body)),
        )
        for (const one of parts.routes) if (one.endpoint.isForm) bind(forms, one, bound)
      })
    },
    { prefix },
  )
  for (const one of parts.routes) if (one.endpoint.isOutsidePrefix) bind(app, one, bound)
  await serveWeb(app, parts)
  return app
}

interface Bound extends Pick<HttpParts, 'callerOf' | 'admit'> {
  admission: Admission
  open: OpenStreams
}

function bind(api: FastifyInstance, { endpoint, handle }: Route, { callerOf, admit, admission, open }: Bound) {
  const knownCaller = (request: FastifyRequest) => withTimeLimit(statementLimits.light, () => callerOf(request))
  api.route({
    method: endpoint.method,
    url: `/${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    config: { isUpload: endpoint.body === 'multipart' || endpoint.body === 'message' },
    onRequest: async (request) => {
      // A mail provider passes on everybody's mail from one network; who does not know its secret gets nowhere.
      if (endpoint.access === 'public' && endpoint.body !== 'message')
        await withTimeLimit(statementLimits.light, () => admit(request))
      request.caller = await knownCaller(request)
      refuseCaller(endpoint, request.caller)
    },
    handler: async (request, reply) => {
      const params = endpoint.params && checked(endpoint.params, request.params)
      const query = endpoint.query && checked(endpoint.query, request.query)
      const answerFor = async (body: unknown) => {
        const answer: unknown = await handle({ params, query, body, caller: request.caller, request, reply } as never)
        if (endpoint.answer === undefined) return reply.status(204).send()
        if (endpoint.answer === 'file') return sendFile(reply, answer as FileAnswer, { isReport: endpoint.cost === 'report' })
        if (endpoint.answer === 'redirect') return reply.redirect(answer as string, 303)
        if (endpoint.answer === 'events')
          return sendEvents(reply, open, answer as EventsAnswer, async () => {
            const caller = await knownCaller(request)
            return caller !== null
          })
        // What the contract does not name never leaves: parsing drops it.
        return { data: endpoint.answer.parse(answer) }
      }
      const work = async () => {
        if (endpoint.body === 'multipart') return withUpload(request, answerFor)
        if (endpoint.body === 'message') return withMessage(request, answerFor)
        return answerFor(endpoint.body && checked(endpoint.body, request.body))
      }
      const cost = costOf(endpoint, query)
      const turn = () => admission(cost, personOf(request), () => withTimeLimit(statementLimits[cost], work), reply.raw)
      return cost === 'report' ? withoutIdleLimit(request.raw.socket, turn) : turn()
    },
  })
}

/** Whom limits count: who is signed in, else the network. */
const personOf = ({ caller, ip }: FastifyRequest) => caller?.userId ?? networkOf(ip) ?? 'this machine'

const isPlain = ({ isForm, isOutsidePrefix, body }: Endpoint) => !isForm && !isOutsidePrefix && body !== 'message'

function refuseCaller({ access }: Endpoint, caller: Caller | null) {
  if (access === 'public') return
  if (caller === null) throw new Refusal('unauthenticated')
  if (access === 'account' && caller.address === null) throw new Refusal('address_missing')
}
