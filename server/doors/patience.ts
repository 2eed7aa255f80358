import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file comes as the body: that may take long on a slow line. */
    isUpload?: boolean
  }
}

export interface Patience {
  /** Longest that a body may take to arrive, in milliseconds. */
  upload: number
  other: number
  /** Longest that nothing moves on a connection: neither what is sent nor what is answered. */
  idle: number
  /** Bytes that are read on, and dropped, after the answer was given. */
  afterAnswer: number
  /** Longest that a stopping server waits for what was begun, in milliseconds. */
  closing: number
}

export const patience: Patience = {
  upload: 15 * 60_000,
  other: 30_000,
  idle: 60_000,
  afterAnswer: 64 * 1024 * 1024,
  closing: 10_000,
}

/** While the server works nothing moves on the connection: it is not the client that is idle. */
export async function withoutIdleLimit<T>(socket: Socket | null, work: () => Promise<T>): Promise<T> {
  const limit = socket?.timeout ?? 0
  socket?.setTimeout?.(0)
  try {
    return await work()
  } finally {
    socket?.setTimeout?.(limit)
  }
}

/**
 * Follows each body to its end. Who sends too slowly or without end is let go: such a connection takes the place of another.
 * A request may be answered before all of it has arrived. The rest is read and dropped, or its sender would be cut off before the answer is
 * seen, and a connection that is kept would wait for ever.
 */
export function followBodies(app: FastifyInstance, { upload, other, afterAnswer }: Omit<Patience, 'idle' | 'closing'>): void {
  const longest = (isUpload: boolean | undefined) => (isUpload ? upload : other)

  app.addHook('onRequest', async ({ raw, headers, routeOptions }, reply) => {
    if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return
    const timer = setTimeout(() => raw.complete || raw.destroy(), longest(routeOptions.config.isUpload))
    reply.raw.once('close', () => clearTimeout(timer))
  })

  app.addHook('onSend', async ({ raw }, reply) => {
    if (!isArriving(raw)) return
    // the connection is closed below, with the end of the body: closed with the answer, it would take the answer with it
    reply.removeHeader('connection')
    reply.raw.shouldKeepAlive = true
  })

  app.addHook('onResponse', async ({ raw, routeOptions }, reply) => {
    if (!isArriving(raw)) return
    const { socket } = raw
    const mostBytes = socket.bytesRead + afterAnswer
    const deadline = performance.now() + longest(routeOptions.config.isUpload) - reply.elapsedTime
    const watch = setInterval(() => {
      if (raw.complete && wantsClose(raw)) socket.end()
      else if (!raw.complete && (socket.bytesRead > mostBytes || performance.now() > deadline)) socket.destroy()
      if (raw.complete || socket.destroyed) clearInterval(watch)
    }, 100)
    raw.unpipe()
    raw.resume()
  })
}

/** Not so for a request that never was on a line (a test's `inject`): there `complete` is not set. */
const isArriving = (raw: IncomingMessage) => raw.complete === false && !raw.socket.destroyed

const wantsClose = ({ headers, httpVersion }: IncomingMessage) =>
  httpVersion === '1.0' || /\bclose\b/i.test(headers.connection ?? '')
