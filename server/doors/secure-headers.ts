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
  /** HSTS is sent only when the public URL is https: on a plain http laptop it would lock the browser out. */
  isSecure?: boolean
  /** reCAPTCHA is configured, whose script loads from Google. */
  hasRecaptcha?: boolean
}

/** The headers of every answer. */
export function secureHeaders({ isSecure, hasRecaptcha }: Exposure) {
  const policy = contentPolicy({ hasRecaptcha })
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headers).header('content-security-policy', policy)
    // RFC 6797, 7.2: no HSTS over plain http.
    if (isSecure && request.headers['x-forwarded-proto'] !== 'http') reply.header('strict-transport-security', 'max-age=31536000')
  }
}
