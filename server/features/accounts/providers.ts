import { readFile } from 'node:fs/promises'
import { importPKCS8, SignJWT } from 'jose'
import * as openid from 'openid-client'
import { email as emailShape, type Provider } from '../../../contract/accounts.ts'
import type { Config } from '../../config.ts'
import type { Context } from '../../lib/context.ts'

/** What a provider says of a person who signed in there. */
export interface Claims {
  subject: string
  email: string | null
  isEmailVerified: boolean
  firstName: string
  lastName: string
}

export function configuredProviders(config: Config): Provider[] {
  return [...(config.googleClientId ? (['google'] as const) : []), ...(config.appleClientId ? (['apple'] as const) : [])]
}

/** What is kept between sending a browser to a provider and its coming back. */
export interface Errand {
  state: string
  nonce: string
  codeVerifier: string
}

/** Where a browser is sent: authorization code flow with PKCE, state and nonce (OpenID Connect Core, RFC 7636, RFC 9700). */
export async function authorizationUrl(context: Context, provider: Provider): Promise<{ url: string } & Errand> {
  const errand = { state: openid.randomState(), nonce: openid.randomNonce(), codeVerifier: openid.randomPKCECodeVerifier() }
  const url = openid.buildAuthorizationUrl(await clientOf(context, provider), {
    redirect_uri: callbackOf(context.config, provider),
    // Apple sends the name and the address only to a form.
    ...(provider === 'apple' ? { scope: 'openid name email', response_mode: 'form_post' } : { scope: 'openid email profile' }),
    state: errand.state,
    nonce: errand.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(errand.codeVerifier),
    code_challenge_method: 'S256',
  })
  return { url: url.href, ...errand }
}

/** Exchanges what a browser brought back for the person's claims. Throws when anything is not as it was sent out. */
export async function claimsOf(
  context: Context,
  provider: Provider,
  errand: Errand,
  returned: Record<string, string>,
): Promise<Claims> {
  const { user, ...parameters } = returned
  const url = new URL(callbackOf(context.config, provider))
  url.search = new URLSearchParams(parameters).toString()
  const tokens = await openid.authorizationCodeGrant(await clientOf(context, provider), url, {
    expectedState: errand.state,
    expectedNonce: errand.nonce,
    pkceCodeVerifier: errand.codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('The provider gave no ID token')
  const text = (claim: unknown) => (typeof claim === 'string' ? claim.slice(0, 120).normalize('NFC').replaceAll('\0', '') : '')
  const name = provider === 'apple' ? appleName(user) : { firstName: claims.given_name, lastName: claims.family_name }
  return {
    subject: claims.sub,
    email: emailShape.safeParse(claims.email).data ?? null,
    // Apple writes the boolean as a string
    isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
    firstName: text(name.firstName),
    lastName: text(name.lastName),
  }
}

/** The name that Apple tells once, at the first sign-in, beside the token. */
function appleName(user: string | undefined): { firstName?: unknown; lastName?: unknown } {
  try {
    return JSON.parse(user ?? '{}').name ?? {}
  } catch {
    return {}
  }
}

const clockToleranceSeconds = 60
const clients = new WeakMap<Config, Map<Provider, Promise<openid.Configuration>>>()

/** The client of a provider, whose description is fetched once. */
function clientOf(context: Context, provider: Provider): Promise<openid.Configuration> {
  const known = clients.get(context.config) ?? new Map<Provider, Promise<openid.Configuration>>()
  clients.set(context.config, known)
  const client = known.get(provider) ?? discover(context.config, provider)
  known.set(provider, client)
  client.catch(() => known.delete(provider))
  return client
}

async function discover(config: Config, provider: Provider): Promise<openid.Configuration> {
  const issuer = new URL(provider === 'google' ? config.googleIssuer : config.appleIssuer)
  const clientId = (provider === 'google' ? config.googleClientId : config.appleClientId) ?? ''
  const authentication =
    provider === 'google' ? openid.ClientSecretPost(config.googleClientSecret ?? '') : await appleAuthentication(config, issuer)
  return openid.discovery(issuer, clientId, { [openid.clockTolerance]: clockToleranceSeconds }, authentication, {
    timeout: 10,
    // The token's signature is checked too, not only that it came over TLS. Plain HTTP is for a provider on this machine.
    execute: [openid.enableNonRepudiationChecks, ...(isLoopback(issuer) ? [openid.allowInsecureRequests] : [])],
  })
}

function isLoopback({ protocol, hostname }: URL) {
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function callbackOf(config: Config, provider: Provider) {
  return `${config.publicUrl}/api/authenticate/oauth/${provider}/callback`
}

// The longest that Apple takes is six months.
const appleSecretDays = 150

/** Apple's client secret is a token that one signs oneself, with ES256. */
async function appleAuthentication(config: Config, issuer: URL): Promise<openid.ClientAuth> {
  const key = await importPKCS8(await readFile(config.appleKeyFile ?? '', 'utf8'), 'ES256')
  const make = () =>
    new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: config.appleKeyId ?? '' })
      .setIssuer(config.appleTeamId ?? '')
      .setSubject(config.appleClientId ?? '')
      .setAudience(issuer.origin)
      .setIssuedAt()
      .setExpirationTime(`${appleSecretDays}d`)
      .sign(key)
  let secret = await make()
  let madeAt = Date.now()
  return (_server, client, body) => {
    body.set('client_id', client.client_id)
    body.set('client_secret', secret)
    if (Date.now() - madeAt < 86_400_000) return
    madeAt = Date.now()
    void make().then((next) => {
      secret = next
    })
  }
}
