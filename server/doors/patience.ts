import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file comes as the body: that may take long on a slow line. */
    isUpload?: boolean
  }
}

/** Longest that a body may take to arrive, in milliseconds. */
export interface Patience {
  upload: number
  other: number
}

export const patience: Patience = { upload: 15 * 60_000, other: 30_000 }

/** Lets go who sends a body too slowly: each such connection takes the place of another. */
export function bodyInTime({ upload, other }: Patience) {
  return async ({ raw, headers, routeOptions }: FastifyRequest, reply: FastifyReply) => {
    if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return
    const timer = setTimeout(() => raw.complete || raw.destroy(), routeOptions.config.isUpload ? upload : other)
    reply.raw.once('close', () => clearTimeout(timer))
  }
}
