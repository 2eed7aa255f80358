import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentPolicy } from '../../contract/content-policy.ts'

const headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

export interface Exposure {
  /** Browsers reach us by https and are asked to stay with it; on a laptop, without, that would harm. */
  isSecure?: boolean
  /** reCAPTCHA was chosen against programs, which loads from Google. */
  hasRecaptcha?: boolean
}

/** The headers of every answer. */
export function secureHeaders({ isSecure, hasRecaptcha }: Exposure) {
  const policy = contentPolicy({ hasRecaptcha })
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headers).header('content-security-policy', policy)
    // RFC 6797, 7.2: not in what the proxy passes on without TLS.
    if (isSecure && request.headers['x-forwarded-proto'] !== 'http') reply.header('strict-transport-security', 'max-age=31536000')
  }
}
