import { z } from 'zod'
import { type Endpoint, prefix, problem } from '../../contract/endpoint.ts'
import { type ErrorCode, errors } from '../../contract/errors.ts'

type Schema = Record<string, unknown>
interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: Schema
}
interface Operation {
  /** Where the path stands, when that is not under the prefix. */
  servers?: { url: string }[]
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>
}
export interface ApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, Schema> }
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(endpoints: ReadonlyMap<string, Endpoint>, version: string): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  for (const [name, endpoint] of [...endpoints].sort(([, a], [, b]) => a.path.localeCompare(b.path))) {
    const path = `/${endpoint.path}`
    paths[path] ??= {}
    paths[path][endpoint.method.toLowerCase()] = operation(name, endpoint)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Applybox',
      version,
      description:
        'Answers carry their payload in `data`. Errors are problems after RFC 9457 with a stable `code`; `reason` says more exactly why, with `values`, for who says it in other words.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: prefix }],
    tags: [...new Set([...endpoints.values()].map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        device: { type: 'apiKey', in: 'header', name: 'X-Device-Identity' },
      },
    },
  }
}

const accessWords = {
  public: 'For anybody.',
  session: 'For a signed-in person.',
  account: 'For a signed-in person with an assigned address.',
}

function operation(name: string, endpoint: Endpoint): Operation {
  const { access, params, query, body } = endpoint
  return {
    operationId: name,
    ...(endpoint.isOutsidePrefix && { servers: [{ url: '/' }] }),
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: accessWords[access],
    security: access === 'public' ? [] : [{ bearer: [], device: [] }],
    ...((params || query) && { parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')] }),
    ...(body && { requestBody: { required: isNeeded(body), content: bodyContent(body, endpoint.isForm) } }),
    responses: { ...success(endpoint), ...refusals(endpoint) },
  }
}

function parametersOf(shape: z.ZodObject | undefined, where: 'path' | 'query'): Parameter[] {
  if (shape === undefined) return []
  const { properties = {}, required = [] } = schemaOf(shape, 'input') as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }))
}

const isNeeded = (body: NonNullable<Endpoint['body']>) => typeof body === 'string' || !body.safeParse(undefined).success

function bodyContent(body: NonNullable<Endpoint['body']>, isForm = false): Record<string, { schema: Schema }> {
  if (body === 'multipart') return { 'multipart/form-data': { schema: { type: 'object' } } }
  if (body === 'message') return { 'message/rfc822': { schema: { type: 'string', format: 'binary' } } }
  return { [isForm ? 'application/x-www-form-urlencoded' : 'application/json']: { schema: schemaOf(body, 'input') } }
}

function success({ answer }: Endpoint): Operation['responses'] {
  if (answer === undefined) return { 204: { description: 'Done' } }
  if (answer === 'file') return { 200: { description: 'The bytes, to save', content: { '*/*': { schema: {} } } } }
  if (answer === 'redirect') return { 303: { description: 'Where to go next' } }
  if (answer === 'events') return { 200: { description: 'A stream of events', content: { 'text/event-stream': { schema: {} } } } }
  const data = { type: 'object', required: ['data'], properties: { data: schemaOf(answer, 'output') } }
  return { 200: { description: 'The answer', content: { 'application/json': { schema: data } } } }
}

/** The codes that an entry may answer with, by status. */
function refusals(endpoint: Endpoint): Operation['responses'] {
  const codes = new Set<ErrorCode>(['too_many_requests', 'internal', 'unavailable', ...(endpoint.errors ?? [])])
  if (endpoint.access !== 'public') codes.add('unauthenticated')
  if (endpoint.access === 'account') codes.add('address_missing')
  if (endpoint.params || endpoint.query || endpoint.body) codes.add('bad_input')
  if (endpoint.body) codes.add('too_large').add('unsupported_type')
  const byStatus = Object.groupBy(codes, (code) => errors[code].status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group]) => [
      status,
      {
        description: (group ?? []).map((code) => `\`${code}\` ${errors[code].title}`).join('; '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

function schemaOf(shape: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' })
  return schema
}
