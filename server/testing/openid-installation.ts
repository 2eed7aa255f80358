import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exportPKCS8, generateKeyPair } from 'jose'
import type { Provider } from '../../contract/accounts.ts'
import { type Installation, install } from './installation.ts'
import { type OpenIdProvider, startOpenIdProvider } from './openid-provider.ts'

/** An installation where people sign in with Google and Apple too, each a real OpenID provider on loopback. */
export interface OpenIdInstallation {
  here: Installation
  google: OpenIdProvider
  apple: OpenIdProvider
  /** Where the browser is sent with what a provider gave it. */
  bringBack(provider: Provider, returned: Record<string, string>): Promise<URL>
  close(): Promise<void>
}

export const publicUrl = 'https://jobs.example'
export const callbackOf = (provider: Provider) => `${publicUrl}/api/authenticate/oauth/${provider}/callback`

export async function installWithProviders(): Promise<OpenIdInstallation> {
  const folder = await mkdtemp(path.join(tmpdir(), 'applybox-apple-'))
  const keys = await generateKeyPair('ES256', { extractable: true })
  await writeFile(path.join(folder, 'key.p8'), await exportPKCS8(keys.privateKey))
  const google = await startOpenIdProvider({ id: 'google-client', secret: 'confidential', redirectUri: callbackOf('google') })
  const apple = await startOpenIdProvider({
    id: 'com.example.jobs',
    secret: 'never sent',
    redirectUri: callbackOf('apple'),
    secretKey: keys.publicKey,
  })
  const here = await install({
    APPLYBOX_PUBLIC_URL: publicUrl,
    APPLYBOX_GOOGLE_ISSUER: google.issuer,
    APPLYBOX_GOOGLE_CLIENT_ID: 'google-client',
    APPLYBOX_GOOGLE_CLIENT_SECRET: 'confidential',
    APPLYBOX_APPLE_ISSUER: apple.issuer,
    APPLYBOX_APPLE_CLIENT_ID: 'com.example.jobs',
    APPLYBOX_APPLE_TEAM_ID: 'TEAM123456',
    APPLYBOX_APPLE_KEY_ID: 'KEY1234567',
    APPLYBOX_APPLE_KEY_FILE: path.join(folder, 'key.p8'),
  })
  return {
    here,
    google,
    apple,
    async bringBack(provider, returned) {
      const answer =
        provider === 'google'
          ? await here.app.inject({ url: `/api/authenticate/oauth/google/callback?${new URLSearchParams(returned)}` })
          : await here.app.inject({
              method: 'POST',
              url: '/api/authenticate/oauth/apple/callback',
              headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' },
              payload: new URLSearchParams(returned).toString(),
            })
      if (answer.statusCode !== 303) throw new Error(`${answer.statusCode} ${answer.body}`)
      return new URL(String(answer.headers.location))
    },
    async close() {
      await here.close()
      await google.close()
      await apple.close()
      await rm(folder, { recursive: true })
    },
  }
}
