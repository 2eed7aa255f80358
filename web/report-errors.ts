import { reportBrowserError } from '../contract/meta.ts'
import { ApiProblem, call } from './api.ts'

if (import.meta.env.PROD) {
  addEventListener('error', ({ error }) => report(error))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
}

const reported = new Set<string>()

/** Tells the installation, and nobody else, what a person met, signed in or not: each fault once, and no refusal or lost connection. */
function report(error: unknown): void {
  const { name, message = String(error), stack = '' } = (error ?? {}) as Partial<Error>
  if (!error || error instanceof ApiProblem || name === 'AbortError' || reported.has(message)) return
  reported.add(message)
  const page = location.pathname.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '{id}')
  const body = { message: message.slice(0, 500), stack: stack.slice(0, 4000), page: page.slice(0, 200) }
  // Without a connection there is nobody to tell.
  call(reportBrowserError, { body }).catch(() => undefined)
}
