import { z } from 'zod'
import { endpoint, foundOf } from './endpoint.ts'
import { languages } from './languages.ts'

const tag = 'Meta'

export const getMeta = endpoint({
  method: 'GET',
  path: 'meta',
  access: 'public',
  tag,
  summary: 'What this installation offers',
  /** Of the release notes. */
  query: z.object({ language: z.enum(languages).default('en') }),
  answer: z.object({
    version: z.string(),
    mailDomain: z.string(),
    signUp: z.enum(['open', 'referral', 'closed']),
    /** Whether the installation mails links; if not, it writes them to its log. */
    sendsMail: z.boolean(),
    /** The providers that are configured besides e-mail and password. */
    providers: z.array(z.enum(['google', 'apple'])),
    /** For the browser to subscribe to push messages with (VAPID): a point on P-256 in base64url. */
    pushKey: z.string(),
    /** 0 accounts means no limit. */
    limits: z.object({ messageBytes: z.number().int(), accounts: z.number().int(), accountsPerDevice: z.number().int() }),
    releaseNotes: z.array(z.object({ version: z.string(), date: z.string(), notes: z.array(z.string()) })),
  }),
})

export const searchCountries = endpoint({
  method: 'GET',
  path: 'meta/country',
  access: 'session',
  tag,
  summary: 'The countries with a name, in English or German, or a code like this; none for an empty one',
  query: z.object({ name: z.string().max(80).default('') }),
  /** `id` is the ISO 3166-1 alpha-2 code, `name` English. */
  answer: foundOf(z.object({ id: z.string(), name: z.string() })),
})

export const searchInstitutions = endpoint({
  method: 'GET',
  path: 'meta/institutions',
  access: 'session',
  tag,
  summary: 'Universities and colleges with a name, or a web address, like this; none for an empty one',
  query: z.object({ name: z.string().max(120).default('') }),
  /** `countryId` is the ISO 3166-1 alpha-2 code. */
  answer: foundOf(z.object({ name: z.string(), countryId: z.string() })),
})

export const searchFieldsOfStudy = endpoint({
  method: 'GET',
  path: 'meta/field-of-study',
  access: 'session',
  tag,
  summary: 'Fields of study with a name like this, in English or German; none for an empty one',
  query: z.object({ name: z.string().max(120).default('') }),
  answer: foundOf(z.object({ name: z.object({ en: z.string(), de: z.string() }) })),
})

export const getBotProtection = endpoint({
  method: 'GET',
  path: 'meta/recaptcha',
  access: 'public',
  tag,
  summary: 'Which protection against programs is in use, with what the browser needs for it',
  answer: z.discriminatedUnion('protection', [
    z.object({ protection: z.literal('off') }),
    /** A proof-of-work challenge in the form of ALTCHA. */
    z.object({ protection: z.literal('altcha'), challenge: z.record(z.string(), z.unknown()) }),
    z.object({ protection: z.literal('recaptcha'), siteKey: z.string() }),
  ]),
})

export const scoreBotProtection = endpoint({
  method: 'POST',
  path: 'meta/recaptcha',
  access: 'public',
  tag,
  summary: 'Exchange a solved challenge for a proof that works once, for one action',
  /** reCAPTCHA spells the actions with an underscore. */
  body: z.object({ token: z.string().min(1).max(8000), action: z.enum(['sign-up', 'sign-in', 'reset']) }),
  answer: z.object({ score: z.number().min(0).max(1), proof: z.string().nullable() }),
})

export const reportBrowserError = endpoint({
  method: 'POST',
  path: 'meta/errors',
  access: 'public',
  tag,
  summary: 'Write into the log of this installation what went wrong in the browser',
  body: z.object({
    message: z.string().max(500),
    stack: z.string().max(4000).default(''),
    /** The open path, with ids as `{id}` and without the query, which can contain a search. */
    page: z.string().max(200),
  }),
})
