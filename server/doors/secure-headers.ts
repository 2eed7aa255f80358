import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a page of ours may load; everything else is refused. */
function policyWith({ scripts, frames }: { scripts: string; frames: string }) {
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    "worker-src 'self'",
    // The component library sets its colours in style elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${frames}`,
    "manifest-src 'self'",
    `frame-src 'self' blob:${frames}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const google = ' https://www.google.com/recaptcha/'

const headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

export interface Exposure {
  /** Browsers reach us by https and are told to stay with it; on a laptop, without, that would harm. */
  isSecure?: boolean
  /** reCAPTCHA was chosen against programs, which loads from Google. */
  hasRecaptcha?: boolean
}

/** The headers of every answer. */
export function secureHeaders({ isSecure, hasRecaptcha }: Exposure) {
  const policy = policyWith(
    hasRecaptcha ? { scripts: `${google} https://www.gstatic.com/recaptcha/`, frames: google } : { scripts: '', frames: '' },
  )
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headers).header('content-security-policy', policy)
    // RFC 6797, 7.2: not in what the proxy passes on without TLS.
    if (isSecure && request.headers['x-forwarded-proto'] !== 'http') reply.header('strict-transport-security', 'max-age=31536000')
  }
}
