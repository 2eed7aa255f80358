import type { FastifyReply, FastifyRequest } from 'fastify'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  // The component library sets its colours in style elements.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self' blob:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const headers = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** The headers of every answer. HSTS only where browsers come by https: over http it is ignored, and on a laptop it would harm. */
export function secureHeaders(isSecure: boolean) {
  return async (_: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headers)
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  }
}
