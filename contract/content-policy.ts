/** The policies by which alone the web app makes HTML and the addresses of scripts out of text (Trusted Types). */
export const trustedTypePolicies = {
  mail: 'mail-document',
  script: 'own-script',
  /** The sanitizer's own. */
  sanitizer: 'dompurify',
}

/** What stands in the built page where each answer puts a nonce of its own. */
export const noncePlaceholder = '__csp_nonce__'

export interface ContentPolicyOptions {
  /** Of this page alone: style elements that carry it hold; style attributes never do. */
  styleNonce?: string
  /** Google's script for reCAPTCHA makes scripts in its own way, so that Trusted Types cannot be asked for. */
  hasRecaptcha?: boolean
  /** What else a page that is being developed may run and call; it may also show itself in frames. */
  development?: { scripts: string; connections: string }
}

const google = ' https://www.google.com/recaptcha/'

/** What a page of ours may load and do; everything else is refused by the browser. */
export function contentPolicy({ styleNonce, hasRecaptcha, development }: ContentPolicyOptions = {}): string {
  const frames = hasRecaptcha ? google : ''
  const ownFrames = development ? "'self'" : "'none'"
  const scripts = hasRecaptcha ? `${google} https://www.gstatic.com/recaptcha/` : ''
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}${development ? ` ${development.scripts}` : ''}`,
    "worker-src 'self'",
    `style-src 'self'${styleNonce ? ` 'nonce-${styleNonce}'` : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${frames}${development ? ` ${development.connections}` : ''}`,
    "manifest-src 'self'",
    // A mail is shown in a frame without an address, which needs no leave.
    `frame-src ${frames || ownFrames}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ownFrames}`,
    ...(hasRecaptcha
      ? []
      : [`trusted-types ${Object.values(trustedTypePolicies).join(' ')}`, "require-trusted-types-for 'script'"]),
  ].join('; ')
}
