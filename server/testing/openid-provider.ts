import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, jwtVerify } from 'jose'
import { Provider } from 'oidc-provider'

export interface OpenIdAccount {
  sub: string
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

/** A real OpenID provider on loopback, where whoever comes is signed in as `account` at once. */
export interface OpenIdProvider {
  issuer: string
  account: OpenIdAccount
  clockBehindSeconds: number
  /** Publishes none of its keys any more. */
  isKeyRevoked: boolean
  /** Goes through a sign-in as a browser does; answers what comes back to the redirect address. */
  visit(url: string): Promise<Record<string, string>>
  close(): Promise<void>
}

export const idTokenSeconds = 600

export interface OpenIdClient {
  id: string
  secret: string
  redirectUri: string
  /** Apple's way: the secret that is sent is a token signed with this key. */
  secretKey?: CryptoKey
}

export async function startOpenIdProvider(client: OpenIdClient): Promise<OpenIdProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'first', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key for the cookies of tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    scopes: ['openid', 'email', 'profile', 'name'],
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { IdToken: idTokenSeconds, Interaction: 600, Session: 600, Grant: 600, AccessToken: 600 },
    findAccount: async (_, sub) => ({ accountId: sub, claims: async () => ({ ...here.account, sub }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: client.id, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile name')
      await grant.save()
      return grant
    },
  })
  provider.use(async (context, next) => {
    if (client.secretKey && context.path === '/token') await exchangeSignedSecret(context.req, client, issuer)
    await next()
    if (here.isKeyRevoked && context.path === '/jwks') context.body = { keys: [] }
  })
  const answer = provider.callback()
  server.on('request', (request, response) =>
    behind.run(here.clockBehindSeconds, () => {
      if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
      void provider.interactionFinished(request, response, { login: { accountId: here.account.sub } })
    }),
  )

  const here: OpenIdProvider = {
    issuer,
    account: { sub: 'nobody' },
    clockBehindSeconds: 0,
    isKeyRevoked: false,
    visit: (url) => visit(url, client.redirectUri),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return here
}

// The provider runs in the process of the test, with a clock of its own.
const behind = new AsyncLocalStorage<number>()
const now = Date.now
Date.now = () => now() - (behind.getStore() ?? 0) * 1000

/** Follows redirects with a jar of cookies, and reads the form that would be posted back. */
async function visit(start: string, redirectUri: string): Promise<Record<string, string>> {
  const cookies = new Map<string, string>()
  for (let url = start, hops = 0; hops < 10; hops++) {
    if (url.startsWith(redirectUri)) return Object.fromEntries(new URL(url).searchParams)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=')
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    const page = await response.text()
    if (next === null) {
      const inputs = [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)]
      if (inputs.length === 0) throw new Error(page)
      return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]))
    }
    url = new URL(next, url).href
  }
  throw new Error('The provider redirects without end')
}

/** Checks the signed secret as Apple does, and puts the plain one in its place for the provider. */
async function exchangeSignedSecret(request: IncomingMessage & { body?: unknown }, client: OpenIdClient, issuer: string) {
  let text = ''
  for await (const chunk of request) text += chunk
  const form = new URLSearchParams(text)
  const { protectedHeader } = await jwtVerify(form.get('client_secret') ?? '', client.secretKey as CryptoKey, {
    algorithms: ['ES256'],
    issuer: 'TEAM123456',
    subject: client.id,
    audience: issuer,
    maxTokenAge: '180d',
  })
  if (protectedHeader.kid !== 'KEY1234567') throw new Error('wrong key id')
  form.set('client_secret', client.secret)
  request.body = Object.fromEntries(form)
}
