import { sql } from 'kysely'
import { assignAddress, authenticate } from '../../contract/accounts.ts'
import { type AnswerData, type Endpoint, prefix } from '../../contract/endpoint.ts'
import type { Db } from '../db/pool.ts'
import { addressOf, type Input } from './served.ts'

/** A person who calls the running product over HTTP, as a browser does. */
export interface Caller {
  email: string
  password: string
  device: string
  token: string
  refreshToken: string
  /** A path under the prefix, with its query; the body as JSON unless it is a form. */
  send(method: string, path: string, body?: unknown): Promise<Response>
  /** What it answers in `data`; throws what is refused. */
  data<T>(method: string, path: string, body?: unknown): Promise<T>
  /** The same for an entry of the contract. */
  call<E extends Endpoint>(endpoint: E, input?: Input<E>): Promise<AnswerData<E>>
}

/** Signs up, and takes an address of the same name unless told not to. */
export async function signUp(at: { url: string }, name: string, { withAddress = true } = {}): Promise<Caller> {
  const caller = await enter(at, name, 'sign-up')
  if (withAddress) await caller.call(assignAddress, { body: { name } })
  return caller
}

/** Gives an account that was written in bulk an email, the usual password and an address, and signs in. */
export async function signInTo(at: { url: string }, db: Db, userId: string, name: string): Promise<Caller> {
  const { email } = await enter(at, `${name}.before`, 'sign-up')
  await sql`
    update users set email = ${`${name}@example.com`}, password_hash = (select password_hash from users where email = ${email})
    where id = ${userId}`.execute(db)
  const caller = await enter(at, name, 'sign-in')
  await caller.call(assignAddress, { body: { name } })
  return caller
}

async function enter({ url }: { url: string }, name: string, intent: 'sign-up' | 'sign-in'): Promise<Caller> {
  const caller: Caller = {
    email: `${name}@example.com`,
    password: 'harbour lantern quince',
    device: `device of ${name}`,
    token: '',
    refreshToken: '',
    send: (method, path, body) => answer(method, `${prefix}/${path}`, body),
    async data<T>(method: string, path: string, body?: unknown) {
      return (await dataOf(await caller.send(method, path, body))) as T
    },
    async call<E extends Endpoint>(endpoint: E, input: Input<E> = {}) {
      return (await dataOf(await answer(endpoint.method, addressOf(endpoint, input), input.body))) as AnswerData<E>
    },
  }
  const answer = (method: string, address: string, body?: unknown) =>
    fetch(new URL(address, url), {
      method,
      headers: {
        'x-device-identity': caller.device,
        ...(caller.token && { authorization: `Bearer ${caller.token}` }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
  const { email, password } = caller
  const { token, refreshToken } = await caller.call(authenticate, {
    body: { method: 'email', intent, email, password },
  })
  return Object.assign(caller, { token, refreshToken })
}

async function dataOf(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
  return answer.status === 204 ? undefined : ((await answer.json()) as { data: unknown }).data
}
