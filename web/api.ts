import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query'
import {
  type AnswerData,
  type BodyIn,
  type Endpoint,
  type ParamsOf,
  type Problem,
  prefix,
  type QueryIn,
} from '../contract/endpoint.ts'
import type { ErrorCode } from '../contract/errors.ts'
import { noteCall } from './first-call.ts'
import { inParts } from './in-parts.ts'
import { refreshed, refreshTokens, session } from './session.ts'
import { language, t, textsReady } from './texts/index.ts'

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<string, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value }

/** What a call of the entry needs: its path parameters, its query and its body, each as the contract says. */
export type Input<E extends Endpoint> = Given<'params', ParamsOf<E>> &
  Given<'query', QueryIn<E>> &
  Given<'body', E['body'] extends 'multipart' ? FormData : BodyIn<E>> & { signal?: AbortSignal }

interface AnyInput {
  params?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
  signal?: AbortSignal | undefined
}

/** A refusal of the server, or `offline` when it could not be reached. */
export class ApiProblem extends Error {
  readonly code: ErrorCode | 'offline'
  readonly status: number
  /** Messages by the field of the body that they are about. */
  readonly fields: Partial<Record<string, string>>
  /** When it may be asked again; 0 where nobody said. */
  readonly retryAfterSeconds: number
  /** What the server says beyond the code, by name and with values. */
  readonly reason: string | undefined
  readonly values: Problem['values']

  constructor(
    code: ErrorCode | 'offline',
    status: number,
    detail: string,
    fields: Partial<Record<string, string>> = {},
    retryAfterSeconds = 0,
    named: Pick<Problem, 'reason' | 'values'> = {},
  ) {
    super(detail)
    this.code = code
    this.status = status
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
    this.reason = named.reason
    this.values = named.values
  }
}

/** Whether the call failed because the server could not be reached: it is worth repeating once the server is back. */
export const wasAway = (error: Error | null): boolean =>
  error instanceof ApiProblem && (error.code === 'offline' || error.code === 'unavailable')

/** Calls one entry of the interface and gives its `data`. Throws `ApiProblem`. */
export async function call<const E extends Endpoint>(endpoint: E, input: Input<E>): Promise<AnswerData<E>> {
  const response = await open(endpoint, input)
  if (response.status === 204) return undefined as AnswerData<E>
  const { data } = (await response.json()) as { data: AnswerData<E> }
  return data
}

/** Calls one entry and gives the response itself: for files and streams. Throws `ApiProblem`. */
export async function open<const E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Response> {
  if (await session.hasEndedMeanwhile()) await givenUp(input)
  await refreshed()
  const token = session.accessToken()
  if (endpoint.access !== 'public') noteCall()
  let response = await send(endpoint, input, token)
  if (endpoint.access !== 'public' && (await isExpired(response))) {
    // A page that was opened while the session ended asks without a token: it too leads to signing in.
    if (token) await refreshTokens(token).catch(offline)
    else if (!session.accessToken()) session.leave()
    const renewed = session.accessToken()
    if (renewed) response = await send(endpoint, input, renewed)
  }
  if (!response.ok) throw await problemOf(response)
  return response
}

/** The page that asks is about to go: it gets no answer, which would be a refusal. Throws when it has gone. */
function givenUp({ signal }: AnyInput): Promise<never> {
  return new Promise((_, reject) => {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}

/** Refused for its token. A wrong password is answered with 401 too, and asking again would count as another try. */
async function isExpired(response: Response): Promise<boolean> {
  if (response.status !== 401) return false
  const problem: Partial<Problem> = await response
    .clone()
    .json()
    .catch(() => ({}))
  return problem.code !== 'wrong_credentials'
}

function send(endpoint: Endpoint, { params, query, body, signal }: AnyInput, token: string | null): Promise<Response> {
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': language,
    'X-Device-Identity': session.deviceIdentity(),
  })
  if (token && endpoint.access !== 'public') headers.set('Authorization', `Bearer ${token}`)
  const isForm = body instanceof FormData
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json')
  const request: RequestInit = { method: endpoint.method, headers, signal: signal ?? null, cache: 'no-store' }
  if (body !== undefined) request.body = isForm ? body : JSON.stringify(body)
  return fetch(urlOf(endpoint, params, query), request).catch(offline)
}

/** Where an entry is asked. */
export function urlOf(endpoint: Endpoint, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  return `${prefix}/${path}${search.size > 0 ? `?${search}` : ''}`
}

async function offline(cause: unknown): Promise<never> {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
  await textsReady()
  throw new ApiProblem('offline', 0, t('error.offline'))
}

/** What a refusal says, be it ours or a proxy's. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  try {
    const { code, detail, title, errors, reason, values } = await translated((await response.json()) as Problem)
    const fields = Object.fromEntries((errors ?? []).map(({ path, message }) => [path, message]))
    const wait = Number(response.headers.get('retry-after'))
    return new ApiProblem(code as ErrorCode, response.status, detail || title, fields, wait, { reason, values })
  } catch {
    // A proxy in front of the server answers in its own words.
    await textsReady()
    return new ApiProblem(response.status >= 500 ? 'unavailable' : 'internal', response.status, t('error.unavailable'))
  }
}

/** The server speaks English. What it said is better than nothing where the other language does not come. */
function translated(problem: Problem): Problem | Promise<Problem> {
  if (language === 'en') return problem
  return import('./texts/refusals/index.ts').then(
    ({ inGerman }) => inGerman(problem),
    () => problem,
  )
}

/** The query of an entry. Its key begins with the entry's path, which is what a change event makes stale. */
export function query<const E extends Endpoint>(endpoint: E, input: Omit<Input<E>, 'signal'>) {
  return queryOptions({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => call(endpoint, { ...input, signal } as Input<E>),
  })
}

type Page = { list: unknown[]; nextCursor: string | null }

/** The query of a list, page after page. */
export function listQuery<const E extends Endpoint>(endpoint: E, input: Omit<Input<E>, 'signal'>) {
  return infiniteQueryOptions({
    queryKey: [endpoint.path, 'pages', input] as QueryKey,
    queryFn: ({ signal, pageParam }) => {
      const { params, query }: AnyInput = input
      const next: AnyInput = { params, query: { ...query, cursor: pageParam ?? undefined }, signal }
      return call(endpoint, next as Input<E>)
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last as Page).nextCursor,
    // Its type knows the answer to one page alone; what is kept are all of them.
    persister: inParts as never,
  })
}
