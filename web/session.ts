import { refresh } from '../contract/accounts.ts'
import { prefix } from '../contract/endpoint.ts'
import { logError } from './log.ts'

const names = {
  access: 'access-token',
  refresh: 'refresh-token',
  refCode: 'ref-code',
  enableRefCode: 'enable-ref-code',
  device: 'device-identity',
} as const

/** What the browser keeps of the session. */
export const session = {
  accessToken: () => localStorage.getItem(names.access),
  refCode: () => localStorage.getItem(names.refCode),
  keepRefCode: (code: string) => localStorage.setItem(names.refCode, code),
  refCodeRequired: () => localStorage.getItem(names.enableRefCode) === 'true',
  keepRefCodeRequired: (required: boolean) => localStorage.setItem(names.enableRefCode, String(required)),
  deviceIdentity,
  start,
  end,
  leave,
  endAfter,
  hasEndedMeanwhile: () => ending,
}

/** Made once and kept, so that the server can tell this browser from the others. */
function deviceIdentity(): string {
  const known = localStorage.getItem(names.device)
  if (known) return known
  // crypto.randomUUID is missing where the installation is reached over plain HTTP.
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  localStorage.setItem(names.device, made)
  return made
}

function start(tokens: { token: string; refreshToken: string }): void {
  localStorage.setItem(names.refresh, tokens.refreshToken)
  localStorage.setItem(names.access, tokens.token)
}

const listeners = new Set<() => void>()

/** Calls back when the session ends, here or in another tab. */
export function onSessionEnd(listener: () => void): void {
  listeners.add(listener)
}

/** While the server is asked to end the session: whether it did. */
let ending: Promise<boolean> | undefined

/** Ends the session here, by `end` or `leave`, once the server has. Rejects as `atServer` does, and then nothing has ended. */
async function endAfter(atServer: Promise<unknown>, here: () => void): Promise<void> {
  ending = atServer.then(
    () => true,
    () => false,
  )
  try {
    await atServer
    here()
  } finally {
    ending = undefined
  }
}

function end(): void {
  localStorage.clear()
  for (const listener of listeners) listener()
}

/** The person signs out. The browser stays the one it was: the limits and the trust that the server gives to it go on. */
function leave(): void {
  const device = deviceIdentity()
  end()
  localStorage.setItem(names.device, device)
}

addEventListener('storage', ({ key, newValue }) => {
  if (key === null || (key === names.access && newValue === null)) for (const listener of listeners) listener()
})

let running: Promise<void> | undefined

/** Resolves when no refresh is under way in this tab. */
export function refreshed(): Promise<void> {
  return running?.catch(() => undefined) ?? Promise.resolve()
}

/**
 * Replaces the access token that was refused. Requests that fail together share one exchange, and tabs take turns, so that
 * no refresh token is spent twice. A refusal ends the session; a lost connection leaves it as it is and throws.
 */
export function refreshTokens(refused: string): Promise<void> {
  running ??= inTurn(() => exchange(refused)).finally(() => {
    running = undefined
  })
  return running
}

// What one tab stores, a tab in another process sees a moment later: the turn is kept that long.
const spreadMs = 400

// Web Locks exist in secure contexts alone; elsewhere the server's grace for the same device covers two tabs at once.
function inTurn(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work()
  return new Promise((resolve, reject) => {
    void navigator.locks.request('applybox-refresh', async () => {
      await work().then(resolve, reject)
      await new Promise((spread) => setTimeout(spread, spreadMs))
    })
  })
}

async function exchange(refused: string): Promise<void> {
  // Another call, or another tab, renewed it or signed out meanwhile; or the server has ended the session, and has not said so yet.
  if (session.accessToken() !== refused || (await ending)) return
  const refreshToken = localStorage.getItem(names.refresh)
  const answer = refreshToken ? await post(refreshToken) : undefined
  if (session.accessToken() !== refused) return
  if (answer?.ok) {
    const { data } = (await answer.json()) as { data: { token: string; refreshToken: string } }
    return start(data)
  }
  if (answer && (answer.status >= 500 || answer.status === 429)) throw new TypeError('The session could not be renewed')
  logError('Token refresh failed')
  end()
}

/** Asks again once when the connection breaks: within its grace the server repeats a lost answer. */
async function post(refreshToken: string): Promise<Response> {
  const ask = () =>
    fetch(`${prefix}/${refresh.path}`, {
      method: refresh.method,
      headers: { 'Content-Type': 'application/json', 'X-Device-Identity': deviceIdentity() },
      body: JSON.stringify({ refreshToken }),
    })
  try {
    return await ask()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 500))
    return ask()
  }
}
