// The description for programs: OpenAPI 3.1, made of the very schemas that validate.

import { z } from 'zod'
import { type ContentCall, contentAddress, contentAddresses } from './content-addresses.ts'
import { contentContract } from './content-contract.ts'
import { errorBody } from './error-schema.ts'
import { type Operation, refusalsOf } from './operation.ts'

export type JsonObject = { [name: string]: unknown }

const limitHeaders = {
  'X-RateLimit-Limit': { description: 'How many such calls a minute allows.', schema: { type: 'string' } },
  'X-RateLimit-Remaining': { description: 'How many are left.', schema: { type: 'string' } },
  'X-RateLimit-Reset': { description: 'When the minute ends, in seconds since 1970.', schema: { type: 'string' } },
}
const tagHeader = { ETag: { description: 'Send it back as If-None-Match.', schema: { type: 'string' } } }
const placeHeader = { Location: { description: 'Where to go on.', schema: { type: 'string' } } }

/** The document of a site of that name, its calls below `server`. */
export function openapiDocument({ siteName, server }: { readonly siteName: string; readonly server: string }) {
  const schemas: JsonObject = {}
  const toSchema = (schema: z.ZodType, io: 'input' | 'output') => {
    const { $schema: _, $defs = {}, ...own } = z.toJSONSchema(schema, { io }) as JsonObject & { $defs?: JsonObject }
    for (const [name, part] of Object.entries($defs)) schemas[name] = withoutId(referTo(part) as JsonObject)
    return referTo(own) as JsonObject
  }
  // Every call refers to it, and none holds it.
  toSchema(z.strictObject({ refusal: errorBody }), 'output')
  const paths: { [path: string]: JsonObject } = {}
  for (const name of Object.keys(contentAddresses) as ContentCall[]) {
    const { method, path } = contentAddress(name)
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(name, contentContract[name], toSchema) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName}: the content backend`,
      version: '1',
      description: 'Homes, prices, bookings and accounts for programs. Refusals come in one envelope.',
    },
    servers: [{ url: server }],
    tags: (['Accounts', 'Stays', 'Bookings', 'Reviews'] satisfies Operation['group'][]).map(tag => ({ name: tag })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        contentToken: { type: 'http', scheme: 'bearer', description: 'The `jwt` of a sign-in.' },
        session: { type: 'apiKey', in: 'cookie', name: 'casita_session', description: 'Pages of the site itself.' },
      },
    },
  }
}

// An empty choice among them: nobody has to be signed in.
const securityOf = {
  anybody: [],
  either: [{}, { contentToken: [] }, { session: [] }],
  user: [{ contentToken: [] }, { session: [] }],
} satisfies Readonly<Record<Operation['who'], readonly JsonObject[]>>

type ToSchema = (schema: z.ZodType, io: 'input' | 'output') => JsonObject

function describe(name: ContentCall, described: Operation, toSchema: ToSchema): JsonObject {
  const { summary, group, who, limit, body, answer, cached, moves } = described
  const parameters = [
    ...parametersIn('path', described.path, toSchema),
    ...parametersIn('query', described.query, toSchema),
    ...parametersIn('header', described.headers, toSchema),
  ]
  const headers = {
    ...(limit ? limitHeaders : {}),
    ...(cached ? tagHeader : {}),
    ...(answer.status === 302 || answer.status === 201 ? placeHeader : {}),
  }
  const refusals = Object.entries(refusalsOf(described)).map(([status, description]) => [
    status,
    {
      description,
      ...(limit && status !== '500' ? { headers: limitHeaders } : {}),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ])
  return {
    operationId: name,
    summary,
    tags: [group],
    security: securityOf[who],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? { requestBody: { required: true, content: { 'application/json': { schema: toSchema(body, 'input') } } } }
      : {}),
    responses: {
      [answer.status]: {
        description: 'All is well.',
        ...(Object.keys(headers).length > 0 ? { headers } : {}),
        ...(answer.body ? { content: { 'application/json': { schema: toSchema(answer.body, 'output') } } } : {}),
      },
      ...(cached
        ? {
            304: {
              description: 'Nothing has changed since.',
              headers: { ...(limit ? limitHeaders : {}), ...tagHeader },
            },
          }
        : {}),
      ...(moves
        ? {
            301: {
              description: 'The home has another address now.',
              headers: { ...(limit ? limitHeaders : {}), ...placeHeader },
            },
          }
        : {}),
      ...Object.fromEntries(refusals),
    },
  }
}

function parametersIn(place: 'path' | 'query' | 'header', described: z.ZodObject | undefined, toSchema: ToSchema) {
  if (!described) return []
  const { properties, required = [] } = toSchema(described, 'input') as {
    properties: { [name: string]: JsonObject }
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    // Strapi's clients write objects and lists in brackets.
    ...(isDeep(schema) ? { style: 'deepObject', explode: true } : {}),
    schema,
  }))
}

function isDeep({ type }: JsonObject): boolean {
  return type === 'object'
}

function referTo(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(referTo)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === '$ref' && typeof member === 'string'
        ? member.replace('#/$defs/', '#/components/schemas/')
        : referTo(member),
    ]),
  )
}

function withoutId(schema: unknown): JsonObject {
  const { id: _, ...rest } = schema as JsonObject
  return rest
}
