import { z } from 'zod'
import { byId, endpoint, instant } from './endpoint.ts'
import type { RefusalReason } from './refusals.ts'

const tag = 'Accounts'

/** 10+ characters; the list of common ones is checked by the server. */
export const password = z.string().min(10).max(200)
/** In lower case once it is known to be ASCII: letters of other alphabets that turn into ASCII ones would be somebody else's address. */
export const email = z
  .string()
  .trim()
  .pipe(
    z
      .email('not_an_email' satisfies RefusalReason)
      .max(254)
      .toLowerCase(),
  )
/** The part before the @ of an assigned address. */
export const addressName = z
  .string()
  .trim()
  .toLowerCase()
  .min(3)
  .max(40)
  .regex(/^[a-z0-9._-]+$/, 'address_letters' satisfies RefusalReason)

/** The paths of the web app that mailed links lead to, with `?token=`. */
export const linkPaths = { verify: '/auth/verify-email', reset: '/auth/reset-password' } as const

export const provider = z.enum(['google', 'apple'])
export type Provider = z.infer<typeof provider>

export const tokens = z.object({ token: z.string(), refreshToken: z.string() })

/** Shows that a person asks: what `meta/recaptcha` gave for a solved challenge. */
const proof = z.string().max(4000).optional()

export const authenticate = endpoint({
  method: 'POST',
  path: 'authenticate',
  access: 'public',
  cost: 'waiting',
  tag,
  summary: 'Sign in or sign up, with a password or with what a provider said',
  body: z.discriminatedUnion('method', [
    z.object({
      method: z.literal('email'),
      intent: z.enum(['sign-in', 'sign-up']),
      email,
      password: z.string().min(1).max(200),
      refCode: z.string().max(40).optional(),
      proof,
    }),
    z.object({
      method: provider,
      intent: z.enum(['sign-in', 'sign-up']),
      /** What `callback` gave to the browser; it works once, for ten minutes, with the same X-Device-Identity. */
      code: z.string().min(1).max(200),
      /** Of the account that has this e-mail address already: after `password_needed`, the same code is sent again with it. */
      password: z.string().min(1).max(200).optional(),
      refCode: z.string().max(40).optional(),
    }),
  ]),
  answer: tokens,
  errors: [
    'wrong_credentials',
    'proof_required',
    'sign_up_closed',
    'account_disabled',
    'ref_code_required',
    'password_weak',
    'sign_in_failed',
    'email_unverified',
    'password_needed',
  ],
})

export const startProviderSignIn = endpoint({
  method: 'GET',
  path: 'authenticate/oauth/{provider}',
  access: 'public',
  cost: 'waiting',
  tag,
  summary: 'Where to send the browser to sign in at a provider; needs X-Device-Identity',
  params: z.object({ provider }),
  answer: z.object({ url: z.string() }),
  errors: ['not_found'],
})

const callback = {
  path: 'authenticate/oauth/{provider}/callback',
  access: 'public',
  cost: 'waiting',
  tag,
  params: z.object({ provider }),
  answer: 'redirect',
} as const
const returned = z.looseObject({ state: z.string().max(400).optional(), code: z.string().max(4000).optional() })

/**
 * Leads to /auth/sign-in, or to /settings when it was begun there to connect an account, with `method` and either `code`, for
 * `authenticate` or for connecting, or `error`: `sign_in_failed` or `cancelled`.
 */
export const finishProviderSignIn = endpoint({
  ...callback,
  method: 'GET',
  summary: 'Where the provider sends the browser back',
  query: returned,
})

export const finishProviderSignInByForm = endpoint({
  ...callback,
  method: 'POST',
  summary: 'The same for a provider that sends the browser back with a form (Apple)',
  body: returned.extend({ user: z.string().max(2000).optional() }),
  isForm: true,
})

const connections = {
  path: 'authenticate/connections/{provider}',
  access: 'session',
  cost: 'waiting',
  tag,
  params: z.object({ provider }),
} as const
/** Of the account; one without a password needs a sign-in of the last ten minutes instead. */
const ownPassword = z.object({ password: z.string().min(1).max(200).optional() })

export const startConnecting = endpoint({
  ...connections,
  method: 'POST',
  summary: 'Where to send the browser to connect a provider with this account; needs X-Device-Identity',
  body: ownPassword,
  answer: z.object({ url: z.string() }),
  errors: ['not_found', 'wrong_credentials', 'password_needed', 'fresh_sign_in_needed'],
})

export const connectProvider = endpoint({
  ...connections,
  method: 'PUT',
  summary: 'Connect who came back from the provider; only the session that began it can',
  /** What `callback` gave to the browser; it works once, for ten minutes. */
  body: z.object({ code: z.string().min(1).max(200) }),
  errors: ['sign_in_failed', 'identity_taken', 'conflict'],
})

export const disconnectProvider = endpoint({
  ...connections,
  method: 'DELETE',
  summary: 'Sign in with this provider no longer',
  body: ownPassword.default({}),
  errors: ['not_found', 'last_way_in', 'wrong_credentials', 'password_needed', 'fresh_sign_in_needed'],
})

export const refCode = endpoint({
  method: 'GET',
  path: 'authenticate/refCode',
  access: 'public',
  tag,
  summary: 'Whether a referral code is valid, and whether one is required',
  query: z.object({ code: z.string().max(40).default('') }),
  answer: z.object({ valid: z.boolean(), required: z.boolean() }),
})

export const refresh = endpoint({
  method: 'POST',
  path: 'authenticate/refresh',
  access: 'public',
  tag,
  summary:
    'Exchange a refresh token for a new pair; each one works once, and for 10 seconds gives its device the same pair again',
  body: z.object({ refreshToken: z.string().min(1).max(400) }),
  answer: tokens,
  errors: ['refresh_rejected'],
})

export const logout = endpoint({
  method: 'POST',
  path: 'authenticate/logout',
  access: 'session',
  tag,
  summary: 'End this session',
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: 'authenticate/email/verify',
  access: 'public',
  tag,
  summary: 'Take the token of a mailed verification link',
  body: z.object({ token: z.string().min(1).max(200) }),
  answer: z.object({ email: z.string() }),
  errors: ['link_expired'],
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: 'authenticate/password/forgot',
  access: 'public',
  tag,
  summary: 'Send a link to set a new password; the answer is the same whether or not the account exists',
  body: z.object({ email, proof }),
  errors: ['proof_required'],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: 'authenticate/password/reset',
  access: 'public',
  cost: 'waiting',
  tag,
  summary: 'Set a new password with the token of a mailed link; all sessions end',
  body: z.object({ token: z.string().min(1).max(200), password }),
  errors: ['link_expired', 'password_weak'],
})

export const changePassword = endpoint({
  method: 'PUT',
  path: 'authenticate/password',
  access: 'session',
  cost: 'waiting',
  tag,
  summary: 'Set another password; all other sessions end',
  /** `current` may be missing only where the account has none, right after signing in. */
  body: z.object({ current: z.string().min(1).max(200).optional(), password }),
  errors: ['wrong_credentials', 'password_needed', 'password_weak', 'fresh_sign_in_needed'],
})

export const changeEmail = endpoint({
  method: 'PUT',
  path: 'authenticate/email',
  access: 'session',
  cost: 'waiting',
  tag,
  summary: 'Mail a link to another address, which becomes that of the account once it is opened',
  body: z.object({ email, password: z.string().min(1).max(200).optional() }),
  errors: ['wrong_credentials', 'password_needed', 'fresh_sign_in_needed'],
})

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: 'authenticate/email',
  access: 'session',
  tag,
  summary: 'Keep the present address: links mailed to another one work no longer',
})

export const resendConfirmation = endpoint({
  method: 'POST',
  path: 'authenticate/email/resend',
  access: 'session',
  tag,
  summary: 'Mail the link once more that confirms the present address, or the one that is to take its place',
  body: z.object({ address: z.enum(['present', 'pending']) }),
  answer: z.object({
    email: z.string(),
    /** Until it can be asked again; sooner is refused with `too_many_requests`, and Retry-After. */
    retryAfterSeconds: z.number(),
  }),
  /** Nothing waits to be confirmed. */
  errors: ['conflict'],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: 'authenticate/sessions',
  access: 'session',
  tag,
  summary: 'Sign all other devices out',
})

export const listSessions = endpoint({
  method: 'GET',
  path: 'authenticate/sessions',
  access: 'session',
  tag,
  summary: 'The devices that are signed in',
  answer: z.object({
    list: z.array(
      z.object({
        id: z.uuid(),
        /** Browser and system, in words. */
        device: z.string(),
        createdAt: instant,
        lastUsedAt: instant,
        current: z.boolean(),
      }),
    ),
  }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: 'authenticate/sessions/{id}',
  access: 'session',
  tag,
  summary: 'Sign a device out',
  params: byId,
  errors: ['not_found'],
})

export const addressAvailability = endpoint({
  method: 'GET',
  path: 'email/availability',
  access: 'session',
  tag,
  summary: 'Whether an address can be had, and others that can; 60 at once, then one every 5 seconds',
  query: z.object({ name: z.string().max(80).default('') }),
  answer: z.object({
    /** As it would be assigned, with the domain; null when the name cannot be one. */
    email: z.string().nullable(),
    available: z.boolean(),
    reason: z.enum(['taken', 'reserved', 'too_short', 'too_long', 'bad_characters', 'look_alike']).nullable(),
    suggestions: z.array(z.string()),
  }),
})

export const assignAddress = endpoint({
  method: 'POST',
  path: 'email/assign',
  access: 'session',
  tag,
  summary: 'Take an address for good',
  body: z.object({ name: addressName }),
  answer: z.object({ email: z.string() }),
  errors: ['address_taken', 'address_refused', 'address_already_assigned', 'max_account_limit_reached'],
})
