import { z } from 'zod'
import { type Endpoint, placeOf } from '../../contract/endpoint.ts'
import type { Installation } from '../testing/installation.ts'

/** Calls made from the contract itself, so that a path which is added later is tried without anybody thinking of it. */
export interface Input {
  params?: unknown
  query?: unknown
  body?: unknown
}

export type Path = (string | number)[]

interface Schema {
  type?: string
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  minLength?: number
  minimum?: number
}

/** Well-formed inputs of an entry, one for each shape that it takes; every id in them is `id`. */
export function validInputs(endpoint: Endpoint, id: string): Input[] {
  const properties = schemas.get(endpoint) ?? schemasOf(endpoint)
  schemas.set(endpoint, properties)
  return samples({ type: 'object', properties }, '', id) as Input[]
}

const schemas = new Map<Endpoint, Record<string, Schema>>()

function schemasOf({ params, query, body }: Endpoint): Record<string, Schema> {
  const parts = { params, query, body: typeof body === 'object' ? body : undefined }
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, shape]) =>
      shape ? [[name, z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })]] : [],
    ),
  ) as Record<string, Schema>
}

function samples(schema: Schema, name: string, id: string): unknown[] {
  const shapes = schema.anyOf ?? schema.oneOf
  if (shapes) return shapes.filter(({ type }) => type !== 'null').flatMap((shape) => samples(shape, name, id))
  if (schema.const !== undefined) return [schema.const]
  if (schema.enum) return [schema.enum[0]]
  if (schema.type === 'object') return objects(schema.properties ?? {}, id)
  if (schema.type === 'array') return samples(schema.items ?? {}, name, id).map((item) => [item])
  if (schema.type === 'boolean') return [true]
  if (schema.type === 'integer' || schema.type === 'number') return [Math.max(schema.minimum ?? 1, 1)]
  return [text(schema, name, id)]
}

/** All properties with their first sample, and once more for each other sample of one of them. */
function objects(properties: Record<string, Schema>, id: string): unknown[] {
  const all = Object.entries(properties).map(([name, schema]) => [name, samples(schema, name, id)] as const)
  const first = Object.fromEntries(all.map(([name, values]) => [name, values[0]]))
  return [first, ...all.flatMap(([name, values]) => values.slice(1).map((value) => ({ ...first, [name]: value })))]
}

function text({ format, minLength = 0 }: Schema, name: string, id: string): string {
  if (format === 'uuid') return id
  if (format === 'email' || name === 'email') return 'sample@example.com'
  if (format === 'uri') return 'https://example.com/sample'
  if (format === 'date-time') return name.startsWith('end') ? '2026-01-02T04:04:05Z' : '2026-01-02T03:04:05Z'
  if (format === 'date') return '2026-01-02'
  if (name === 'startDate' || name === 'endDate') return '2026-01'
  if (name === 'timeZone') return 'Europe/Vienna'
  if (name === 'color') return '#336be5'
  if (name === 'salaryCurrency') return 'EUR'
  // lists in an address: what stands alone has its values in the schema
  if (name === 'status') return 'applied,offer'
  if (name === 'source') return 'mail,manual'
  return 'sample'.padEnd(minLength, 'x')
}

/** From the beginning of a list: what stands for a cursor is none. */
export function withoutCursor({ query, ...input }: Input): Input {
  const { cursor: _, ...rest } = Object(query) as { cursor?: unknown }
  return query === undefined ? input : { ...input, query: rest }
}

/** Where the texts in an input stand. */
export function textPaths(value: unknown, at: Path = []): Path[] {
  if (typeof value === 'string') return [at]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textPaths(item, [...at, Array.isArray(value) ? Number(key) : key]))
}

/** The same with something else at one place. */
export function replaced<T>(value: T, [key, ...rest]: Path, by: unknown): T {
  if (key === undefined) return by as T
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as T & Record<string | number, unknown>
  const next = (copy as Record<string | number, unknown>)[key]
  return Object.assign(copy, { [key]: replaced(next, rest, by) })
}

export interface Answer {
  status: number
  type: string
  text: string
  ms: number
}

/** Sends an input as it is, well formed or not. */
export async function send(
  { app }: Installation,
  endpoint: Endpoint,
  { params, query, body }: Input,
  headers: Record<string, string>,
): Promise<Answer> {
  const values = (params ?? {}) as Record<string, unknown>
  const path = placeOf(endpoint).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asText(values[name]).toWellFormed()),
  )
  const search = new URLSearchParams(
    Object.entries((query ?? {}) as object).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, asText(one)]),
    ),
  )
  const form = endpoint.isForm && body !== undefined
  const started = performance.now()
  const answer = await app.inject({
    method: endpoint.method,
    url: `${path}?${search}`,
    headers: {
      ...headers,
      ...(body !== undefined && { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' }),
    },
    ...(body !== undefined && {
      payload: form
        ? new URLSearchParams(
            Object.entries(Object(body)).map(([name, value]): [string, string] => [name, asText(value)]),
          ).toString()
        : JSON.stringify(body),
    }),
  })
  return {
    status: answer.statusCode,
    type: String(answer.headers['content-type'] ?? ''),
    text: answer.body,
    ms: performance.now() - started,
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
