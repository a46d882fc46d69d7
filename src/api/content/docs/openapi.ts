// The description for programs: OpenAPI 3.1, made of the very schemas that validate.

import { z } from 'zod'
import { contentContract } from '#api/content/content-contract.ts'
import { type ContentCall, contentAddress, contentAddresses } from '#api/content/contract/content-addresses.ts'
import { errorBody } from '#api/content/contract/error-schema.ts'
import { groups, type Operation, refusalsOf } from '#api/content/contract/operation.ts'
import { type CallExamples, callExamples, type ExampleVisit, type JsonObject, someVisit } from './docs-examples.ts'

const limitHeaders = {
  'X-RateLimit-Limit': { description: 'How many such calls a minute allows.', schema: { type: 'string' } },
  'X-RateLimit-Remaining': { description: 'How many are left.', schema: { type: 'string' } },
  'X-RateLimit-Reset': { description: 'When the minute ends, in seconds since 1970.', schema: { type: 'string' } },
}
const tagHeader = { ETag: { description: 'Send it back as If-None-Match.', schema: { type: 'string' } } }
const challengeHeader = { 'WWW-Authenticate': { description: 'Send a bearer token.', schema: { type: 'string' } } }
const placeHeader = { Location: { description: 'Where to go on.', schema: { type: 'string' } } }

type DocumentOptions = {
  readonly siteName: string
  /** Below which address the calls are. */
  readonly server: string
  /** How long a new password must be at least. */
  readonly passwordLength?: number
  /** What the examples are about; a home that nobody has unless told. */
  readonly visit?: ExampleVisit
}

/** The document of a site of that name. */
export function openapiDocument({ siteName, server, passwordLength = 6, visit = someVisit }: DocumentOptions) {
  const schemas: JsonObject = {}
  const examples = callExamples(visit)
  const toSchema: ToSchema = (schema, io) => {
    const {
      $schema: _,
      $defs = {},
      ...own
    } = z.toJSONSchema(schema, { io, override: tellNullable }) as JsonObject & {
      $defs?: JsonObject
    }
    for (const [name, part] of Object.entries($defs)) schemas[name] = withoutId(referTo(part))
    return referTo(own) as JsonObject
  }
  // Every call refers to it, and none holds it.
  toSchema(z.strictObject({ refusal: errorBody }), 'output')
  const paths: { [path: string]: JsonObject } = {}
  for (const name of Object.keys(contentAddresses) as ContentCall[]) {
    const { method, path } = contentAddress(name)
    const described = describe(name, contentContract[name], { toSchema, example: examples[name] })
    paths[path] = { ...paths[path], [method.toLowerCase()]: described }
  }
  schemas.NewPassword = { ...(schemas.NewPassword as JsonObject), minLength: passwordLength }
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName}: the content backend`,
      version: '1',
      description: 'Homes, prices, bookings and accounts for programs. Refusals come in one envelope.',
    },
    servers: [{ url: server }],
    tags: groups.map(name => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        contentToken: { type: 'http', scheme: 'bearer', description: 'The `jwt` of a sign-in.' },
        contactToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `token` by which a mailed link was opened: for what that link is about, for two hours.',
        },
        session: { type: 'apiKey', in: 'cookie', name: 'casita_session', description: 'Pages of the site itself.' },
      },
    },
  }
}

// An empty choice among them: nobody has to be signed in.
const securityOf = {
  anybody: [],
  either: [{}, { contentToken: [] }, { session: [] }],
  account: [{ contentToken: [] }, { session: [] }],
  user: [{ contentToken: [] }, { session: [] }],
  operator: [{ contentToken: [] }, { session: [] }],
  booker: [{ contentToken: [] }, { session: [] }, { contactToken: [] }],
} satisfies Readonly<Record<Operation['who'], readonly JsonObject[]>>

type ToSchema = (schema: z.ZodType, io: 'input' | 'output') => JsonObject
type Described = { readonly toSchema: ToSchema; readonly example: CallExamples[ContentCall] }

/** What may be null is described as what it is otherwise. */
function tellNullable({
  zodSchema,
  jsonSchema,
}: {
  readonly zodSchema: z.core.$ZodTypes
  jsonSchema: z.core.JSONSchema.BaseSchema
}) {
  if (zodSchema._zod.def.type === 'nullable') jsonSchema.description ??= jsonSchema.anyOf?.[0]?.description
}

function describe(name: ContentCall, described: Operation, { toSchema, example }: Described): JsonObject {
  const { summary, group, who, limit, body, answer, cached, moves } = described
  const parameters = [
    ...parametersIn('path', described.path, { toSchema, example: example.path }),
    ...parametersIn('query', described.query, { toSchema, example: example.query }),
    ...parametersIn('header', described.headers, { toSchema, example: example.headers }),
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
      ...headersOf(status, limit !== undefined),
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
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(
              (described.forms ? ['application/json', 'application/x-www-form-urlencoded'] : ['application/json']).map(
                type => [type, { schema: toSchema(body, 'input'), example: example.body }],
              ),
            ),
          },
        }
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

function parametersIn(
  place: 'path' | 'query' | 'header',
  described: z.ZodObject | undefined,
  { toSchema, example = {} }: { readonly toSchema: ToSchema; readonly example?: JsonObject },
) {
  if (!described) return []
  const { properties, required = [] } = toSchema(described, 'input') as {
    properties: { [name: string]: JsonObject }
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, example: _, ...schema }]) => ({
    name,
    in: place,
    description,
    ...(name in example ? { example: example[name] } : {}),
    required: place === 'path' || required.includes(name),
    // Strapi's clients write objects and lists in brackets.
    ...(isDeep(schema) ? { style: 'deepObject', explode: true } : {}),
    schema,
  }))
}

/** What is answered before a call is counted, or by nobody who counts. */
const uncounted = ['414', '431', '500']

/** What comes with a refusal. */
function headersOf(status: string, isLimited: boolean): { headers?: JsonObject } {
  const headers = {
    ...(isLimited && !uncounted.includes(status) ? limitHeaders : {}),
    ...(status === '401' ? challengeHeader : {}),
  }
  return Object.keys(headers).length > 0 ? { headers } : {}
}

function isDeep({ type, anyOf }: JsonObject): boolean {
  return type === 'object' || (Array.isArray(anyOf) && anyOf.some(isDeep))
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
