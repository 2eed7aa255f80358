import path from 'node:path'
import { z } from 'zod'
import { CannotStart } from './lib/cannot-start.ts'

const prefix = 'APPLYBOX_'

const port = z.coerce.number().int().min(0).max(65535)
const count = z.coerce.number().int().min(0)
const flag = z.enum(['on', 'off']).transform((value) => value === 'on')
const issuer = z.url({ protocol: /^https?$/ })
const hasNoPath = (url: string) => URL.canParse(url) && /^\/*$/.test(new URL(url).pathname)
/** No mail reaches these from outside: nobody can register a name under them (RFC 2606, RFC 6761). */
const isReserved = /(?:^|\.)(?:localhost|test|example|invalid)$/
const roles = ['http', 'smtp', 'worker'] as const
const roleList = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.enum(roles)).min(1))

/** Every variable that the program reads; `npm run help` prints this table. A variable without `standard` is off or derived when it is not set. */
const variables = {
  httpPort: variable('HTTP_PORT', port, 'Port of the web app and its interface', '3000'),
  httpHost: variable('HTTP_HOST', z.string(), 'Address to listen on for HTTP; 127.0.0.1 behind a reverse proxy', '::'),
  smtpPort: variable('SMTP_PORT', port, 'Port where mail arrives', '2525'),
  smtpHost: variable('SMTP_HOST', z.string(), 'Address to listen on for SMTP', '::'),
  dataDir: variable('DATA_DIR', z.string(), 'Folder for the built-in database and generated secrets', 'data'),
  databaseUrl: variable(
    'DATABASE_URL',
    z.url({ protocol: /^postgres(ql)?$/ }),
    'PostgreSQL (15 or newer) to use instead of the built-in one: postgres://user:password@host/name',
  ),
  databasePool: variable('DATABASE_POOL', count.min(2), 'Most connections to PostgreSQL that one process opens', '20'),
  mailDomain: variable(
    'MAIL_DOMAIN',
    z.hostname().toLowerCase(),
    'What stands behind the @ of every address given out',
    'applybox.localhost',
  ),
  dnsServers: variable(
    'DNS_SERVERS',
    z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim()))
      .pipe(z.array(z.string().regex(/^(?:[\d.]+|\[[\da-f:]+\])(?::\d{1,5})?$/i)).min(1)),
    'Name servers for the checks of senders (SPF, DKIM, DMARC), separated by commas: 192.0.2.53 or 127.0.0.1:5353; those of the system when not set',
  ),
  closedNetwork: variable(
    'CLOSED_NETWORK',
    flag,
    'on where nobody outside reaches the SMTP port: what you forward counts without proof of your address; when not set, on for a MAIL_DOMAIN under .localhost, .test, .example or .invalid without DNS_SERVERS',
  ),
  publicUrl: variable(
    'PUBLIC_URL',
    z.url({ protocol: /^https?$/ }).refine(hasNoPath, 'must end after the host and port: the app can only be served at the root'),
    'Where browsers reach the app; by default http://localhost with the HTTP port',
  ),
  trustProxy: variable('TRUST_PROXY', flag, 'on behind a reverse proxy that sets X-Forwarded-For and -Proto', 'off'),
  smtpUrl: variable(
    'SMTP_URL',
    z.url({ protocol: /^smtps?$/ }),
    'Relay for outgoing mail: smtps://user:password@host; without it, links that would be mailed are written to the log',
  ),
  inboundSecret: variable(
    'INBOUND_SECRET',
    z.string().regex(/^[\w-]{32,200}$/, 'must be 32 or more letters, digits, - or _'),
    'Opens /api/inbound/<secret>, where a mail provider posts messages over HTTPS; closed when not set',
  ),
  tlsCert: variable(
    'TLS_CERT',
    z.string(),
    'PEM file of the certificate for STARTTLS, read again when it changes; self-signed when not set',
  ),
  tlsKey: variable('TLS_KEY', z.string(), 'PEM file of its private key'),
  roles: variable('ROLES', roleList, 'What this process does: http, smtp, worker, separated by commas', 'http,smtp,worker'),
  signUp: variable(
    'SIGN_UP',
    z.enum(['open', 'referral', 'closed']),
    'Who may sign up: open, referral (with a code), closed',
    'open',
  ),
  botProtection: variable(
    'BOT_PROTECTION',
    z.enum(['altcha', 'recaptcha', 'off']),
    'Against programs that sign up: altcha, recaptcha, off; altcha when not set, and off where nobody can sign up',
  ),
  recaptchaSiteKey: variable('RECAPTCHA_SITE_KEY', z.string(), 'Key of reCAPTCHA v3 for the browser'),
  recaptchaSecret: variable('RECAPTCHA_SECRET', z.string(), 'Secret of reCAPTCHA v3'),
  recaptchaVerifyUrl: variable(
    'RECAPTCHA_VERIFY_URL',
    z.url({ protocol: /^https?$/ }),
    'Where reCAPTCHA tokens are checked',
    'https://www.google.com/recaptcha/api/siteverify',
  ),
  googleClientId: variable('GOOGLE_CLIENT_ID', z.string(), 'Client of Google for signing in with it; off when not set'),
  googleClientSecret: variable('GOOGLE_CLIENT_SECRET', z.string(), 'Its secret'),
  googleIssuer: variable('GOOGLE_ISSUER', issuer, 'OpenID provider behind the Google button', 'https://accounts.google.com'),
  appleClientId: variable('APPLE_CLIENT_ID', z.string(), 'Services ID of Apple for signing in with it; off when not set'),
  appleTeamId: variable('APPLE_TEAM_ID', z.string(), 'Team that the Services ID belongs to'),
  appleKeyId: variable('APPLE_KEY_ID', z.string(), 'Id of the private key'),
  appleKeyFile: variable('APPLE_KEY_FILE', z.string(), 'File of the private key (.p8) that signs the client secret'),
  appleIssuer: variable('APPLE_ISSUER', issuer, 'OpenID provider behind the Apple button', 'https://appleid.apple.com'),
  maxAccounts: variable('MAX_ACCOUNTS', count, 'Most accounts of this installation; 0 is no limit', '0'),
  maxAccountsPerDevice: variable('MAX_ACCOUNTS_PER_DEVICE', count, 'Most accounts made from one browser; 0 is no limit', '3'),
  storagePerAccount: variable(
    'STORAGE_PER_ACCOUNT',
    count,
    'Most MiB of mail and documents of one account, whose mail is put off beyond; 0 is no limit',
    '5120',
  ),
  autoArchiveDays: variable(
    'AUTO_ARCHIVE_DAYS',
    count,
    'Days until a finished application is archived, unless the user chose otherwise; 0 is never',
    '30',
  ),
  aiUrl: variable(
    'AI_URL',
    z.url({ protocol: /^https?$/ }),
    'Server that speaks OpenAI’s chat interface and writes the summaries: http://localhost:11434/v1; without it, rules write them',
  ),
  aiModel: variable('AI_MODEL', z.string(), 'Name of its language model'),
  aiKey: variable('AI_KEY', z.string(), 'Its key, where it wants one'),
  seeding: variable('SEEDING', flag, 'on opens the paths that fill an account with test data', 'off'),
  metricsToken: variable(
    'METRICS_TOKEN',
    z.string().min(16),
    'Bearer token for /metrics (Prometheus); without it there is no such page',
  ),
  logLevel: variable(
    'LOG_LEVEL',
    z.enum(['debug', 'info', 'warn', 'error', 'silent']),
    'How much is logged: debug, info, warn, error, silent',
    'info',
  ),
}

type Variables = typeof variables
export type Config = Readonly<
  {
    [K in keyof Variables]: Variables[K] extends Variable<infer T, infer Set> ? (Set extends true ? T : T | undefined) : never
  } & {
    /** Always set: derived when the variable is not. No slash at the end. */
    publicUrl: string
    closedNetwork: boolean
    botProtection: 'altcha' | 'recaptcha' | 'off'
  }
>

/** Reads and checks the environment, the one place that does. Throws CannotStart for a wrong value or an unknown name with our prefix. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  refuseUnknown(environment)
  const values: Record<string, unknown> = {}
  for (const [key, { name, schema, standard }] of Object.entries<AnyVariable>(variables)) {
    const text = environment[name]?.trim() || standard
    if (text === undefined) continue
    const result = schema.safeParse(text)
    if (!result.success)
      throw new CannotStart(`${name} can not be "${text}": ${result.error.issues.map((issue) => issue.message).join('; ')}`)
    values[key] = result.data
  }
  const config = values as Config
  requireTogether(config, 'tlsCert', 'tlsKey')
  requireTogether(config, 'recaptchaSiteKey', 'recaptchaSecret')
  requireTogether(config, 'googleClientId', 'googleClientSecret')
  requireTogether(config, 'aiUrl', 'aiModel')
  requireTogether(config, 'appleClientId', 'appleTeamId')
  requireTogether(config, 'appleClientId', 'appleKeyId')
  requireTogether(config, 'appleClientId', 'appleKeyFile')
  if (config.botProtection === 'recaptcha' && !config.recaptchaSecret)
    throw new CannotStart('APPLYBOX_BOT_PROTECTION=recaptcha needs APPLYBOX_RECAPTCHA_SITE_KEY and APPLYBOX_RECAPTCHA_SECRET')
  return {
    ...config,
    dataDir: path.resolve(config.dataDir),
    closedNetwork: config.closedNetwork ?? (config.dnsServers === undefined && isReserved.test(config.mailDomain)),
    // In a closed installation everybody is known: there is no need to keep programs from signing up.
    botProtection: config.botProtection ?? (config.signUp === 'closed' ? 'off' : 'altcha'),
    publicUrl: (config.publicUrl ?? `http://localhost:${config.httpPort}`).replace(/\/+$/, ''),
  }
}

/** Name, default and meaning of every variable, for `npm run help`. */
export function describeConfig(): { name: string; standard: string; description: string }[] {
  return Object.values<AnyVariable>(variables).map(({ name, standard, description }) => ({
    name,
    standard: standard ?? '',
    description,
  }))
}

/** Whether `npm start` or another script started this process. */
export const isRunByNpm = (environment: NodeJS.ProcessEnv) => environment.npm_lifecycle_event !== undefined

interface Variable<T, Set extends boolean> {
  name: string
  schema: z.ZodType<T, unknown>
  description: string
  standard: Set extends true ? string : undefined
}
type AnyVariable = Variable<unknown, boolean>

function variable<T>(name: string, schema: z.ZodType<T, unknown>, description: string): Variable<T, false>
function variable<T>(name: string, schema: z.ZodType<T, unknown>, description: string, standard: string): Variable<T, true>
function variable(name: string, schema: z.ZodType, description: string, standard?: string) {
  // conventional names of other programs stand without our prefix
  const isConventional = name === 'DATABASE_URL' || name === 'SMTP_URL'
  return { name: isConventional ? name : prefix + name, schema, description, standard }
}

function requireTogether(config: Config, one: keyof Config, other: keyof Config) {
  if ((config[one] === undefined) !== (config[other] === undefined))
    throw new CannotStart(`${variables[one].name} and ${variables[other].name} are needed together`)
}

function refuseUnknown(environment: NodeJS.ProcessEnv) {
  const known = Object.values(variables).map(({ name }) => name)
  const unknown = Object.keys(environment).find((name) => name.startsWith(prefix) && !known.includes(name))
  if (!unknown) return
  const [nearest] = known.sort((a, b) => distance(unknown, a) - distance(unknown, b))
  throw new CannotStart(`${unknown} is not a variable of Applybox; did you mean ${nearest}? All are listed by: npm run help`)
}

/** Levenshtein's: how many letters must change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1))
    row = next
  }
  return row[b.length] ?? 0
}
