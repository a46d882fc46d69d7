// The description for programs: OpenAPI 3.1, made of the very schemas that validate.

import { z } from 'zod'
import { contentContract } from '#api/content/content-contract.ts'
import { type ContentCall, contentAddress, contentAddresses } from '#api/contract/content-addresses.ts'
import { errorBody } from '#api/contract/error-schema.ts'
import { groups, type Operation, refusalsOf } from '#api/contract/operation.ts'
import { type CallExamples, callExamples, type ExampleVisit, type JsonObject, someVisit } from './docs-examples.ts'

const header = (description: string) => ({ description, schema: { type: 'string' } })
const limitHeaders = {
  'X-RateLimit-Limit': header('How many such calls a minute allows.'),
  'X-RateLimit-Remaining': header('How many are left.'),
  'X-RateLimit-Reset': header('When the minute ends, in seconds since 1970.'),
}
const tagHeader = { ETag: header('Send it back as If-None-Match.') }
const challengeHeader = { 'WWW-Authenticate': header('Send a bearer token.') }
const placeHeader = { Location: header('Where to go on.') }

const asJson = (schema: JsonObject) => ({ 'application/json': { schema } })

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
    const json: JsonObject & { $defs?: JsonObject } = z.toJSONSchema(schema, { io, override: describeNullable })
    const { $schema: _, $defs = {}, ...own } = json
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

// An empty alternative among them: sign-in is optional.
const signedIn = [{ contentToken: [] }, { session: [] }]
const securityOf = {
  ...{ anybody: [], either: [{}, ...signedIn], booker: [...signedIn, { contactToken: [] }] },
  ...{ account: signedIn, user: signedIn, operator: signedIn },
} satisfies Readonly<Record<Operation['who'], readonly JsonObject[]>>

type ToSchema = (schema: z.ZodType, io: 'input' | 'output') => JsonObject
type Described = { readonly toSchema: ToSchema; readonly example: CallExamples[ContentCall] }

/** What may be null is described as what it is otherwise. */
type Written = { readonly zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema }
function describeNullable({ zodSchema, jsonSchema }: Written) {
  if (zodSchema._zod.def.type === 'nullable') jsonSchema.description ??= jsonSchema.anyOf?.[0]?.description
}

function describe(name: ContentCall, described: Operation, { toSchema, example }: Described): JsonObject {
  const { summary, group, who, limit, body, answer, cached, moves } = described
  const parametersIn = (place: 'path' | 'query' | 'header', schema: z.ZodObject | undefined, shown: JsonObject = {}) =>
    schema ? parametersOf(place, toSchema(schema, 'input'), shown) : []
  const parameters = [
    ...parametersIn('path', described.path, example.path),
    ...parametersIn('query', described.query, example.query),
    ...parametersIn('header', described.headers, example.headers),
  ]
  const limited = limit ? limitHeaders : {}
  const headers = {
    ...limited,
    ...(cached ? tagHeader : {}),
    ...(answer.status === 302 || answer.status === 201 ? placeHeader : {}),
  }
  const envelope = asJson({ $ref: '#/components/schemas/Error' })
  const refusals = Object.entries(refusalsOf(described)).map(([status, description]) => [
    status,
    { description, ...headersOf(status, limit !== undefined), content: envelope },
  ])
  const types = ['application/json', ...(described.forms ? ['application/x-www-form-urlencoded'] : [])]
  const bodyOf = (schema: z.ZodObject) => {
    const sent = { schema: toSchema(schema, 'input'), example: example.body }
    return { required: true, content: Object.fromEntries(types.map(type => [type, sent])) }
  }
  return {
    operationId: name,
    summary,
    tags: [group],
    security: securityOf[who],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: bodyOf(body) } : {}),
    responses: {
      [answer.status]: {
        description: 'All is well.',
        ...(Object.keys(headers).length > 0 ? { headers } : {}),
        ...(answer.body ? { content: asJson(toSchema(answer.body, 'output')) } : {}),
      },
      ...(cached && { 304: { description: 'Nothing has changed since.', headers: { ...limited, ...tagHeader } } }),
      ...(moves && {
        301: { description: 'The home has another address now.', headers: { ...limited, ...placeHeader } },
      }),
      ...Object.fromEntries(refusals),
    },
  }
}

function parametersOf(place: 'path' | 'query' | 'header', written: JsonObject, example: JsonObject) {
  const { properties, required = [] } = written as { properties: Record<string, JsonObject>; required?: string[] }
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

/** Answers sent before a call is counted against a limit, or without one. */
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
