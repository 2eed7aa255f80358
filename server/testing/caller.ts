import { prefix } from '../../contract/endpoint.ts'
import type { Product } from '../start.ts'

/** Calls the running product over HTTP as a browser does. */
export interface Caller {
  token: string
  refreshToken: string
  /** A path under the prefix, with its query; the body as JSON unless it is a form. */
  send(method: string, path: string, body?: unknown): Promise<Response>
  /** What it answers in `data`; throws what is refused. */
  data<T>(method: string, path: string, body?: unknown): Promise<T>
}

/** Signs up, and takes an address of the same name unless told not to. */
export async function signUp(
  { product }: { product: Pick<Product, 'httpPort'> },
  name: string,
  { withAddress = true } = {},
): Promise<Caller> {
  const caller: Caller = {
    token: '',
    refreshToken: '',
    send: (method, path, body) =>
      fetch(`http://127.0.0.1:${product.httpPort}${prefix}/${path}`, {
        method,
        headers: {
          'x-device-identity': `device of ${name}`,
          ...(caller.token && { authorization: `Bearer ${caller.token}` }),
          ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      }),
    async data<T>(method: string, path: string, body?: unknown) {
      const answer = await caller.send(method, path, body)
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
      return (answer.status === 204 ? null : ((await answer.json()) as { data: unknown }).data) as T
    },
  }
  const account = { method: 'email', intent: 'sign-up', email: `${name}@example.com`, password: 'four crows over Brno' }
  const { token, refreshToken } = await caller.data<{ token: string; refreshToken: string }>('POST', 'authenticate', account)
  Object.assign(caller, { token, refreshToken })
  if (withAddress) await caller.data('POST', 'email/assign', { name })
  return caller
}
