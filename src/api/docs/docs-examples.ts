// One example request for each call, to be copied from the page for people.

import qs from 'qs'
import { z } from 'zod'
import { contentContract } from '#api/content/content-contract.ts'
import { type ContentCall, contentAddress } from '#api/contract/content-addresses.ts'
import type { Operation } from '#api/contract/operation.ts'

export type JsonObject = { [name: string]: unknown }
type Example = Readonly<Partial<Record<'path' | 'query' | 'headers' | 'body', JsonObject>>>
export type CallExamples = Readonly<Record<ContentCall, Example>>

/** A home of this site, and days that are not over. */
export type ExampleVisit = { readonly slug: string; readonly checkIn: string; readonly checkOut: string }

/** As the examples beside the schemas have it. */
export const someVisit: ExampleVisit = { slug: 'the-slug-of-a-home', checkIn: '2030-07-14', checkOut: '2030-07-18' }

let written: string | undefined

/** About that visit; ids, codes and hashes are made up: they stand for those that earlier answers told. */
export function callExamples(visit: ExampleVisit): CallExamples {
  const calls = Object.entries<Operation>(contentContract)
  written ??= JSON.stringify(Object.fromEntries(calls.map(([call, described]) => [call, exampleOf(call, described)])))
  const own = Object.entries(someVisit).reduce(
    (text, [name, some]) => text.replaceAll(some, visit[name as keyof ExampleVisit]),
    written,
  )
  return JSON.parse(own)
}

function exampleOf(call: string, { path, query, headers, body }: Operation): Example {
  return {
    ...(path && { path: shown(path) }),
    ...(query && { query: shown(query) }),
    // One for each command, so that a copied example is complete.
    ...(headers && { headers: { 'idempotency-key': `a-key-of-my-own-for-${call}` } }),
    ...(body && { body: shown(body) }),
  }
}

function shown(schema: z.ZodType): JsonObject {
  const json = z.toJSONSchema(schema, { io: 'input' }) as JsonObject
  const shapes = (json.$defs ?? {}) as Readonly<Record<string, JsonObject>>
  return simplest(json, name => shapes[name.replace('#/$defs/', '')]!) as JsonObject
}

/** The example that stands beside the schema, else the first and least that it takes, without what may be left out. */
function simplest(schema: JsonObject, shapeOf: (name: string) => JsonObject): unknown {
  const { example, $ref, const: only, enum: [first] = [], anyOf, oneOf, type, format, items, minimum } = schema as Json
  const inner = anyOf?.[0] ?? oneOf?.[0] ?? ($ref && shapeOf($ref))
  if (example !== undefined) return example
  if (inner) return simplest(inner, shapeOf)
  if (type === 'array') return [simplest(items ?? {}, shapeOf)]
  if (type !== 'object') return only ?? first ?? simple({ type, format, minimum })
  const { properties = {}, required = [] } = schema as Json
  return Object.fromEntries(required.map(name => [name, simplest(properties[name]!, shapeOf)]))
}

type Json = {
  readonly example?: unknown
  readonly $ref?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonObject[]
  readonly oneOf?: readonly JsonObject[]
  readonly type?: string
  readonly format?: string
  readonly items?: JsonObject
  readonly minimum?: number
  readonly properties?: Readonly<Record<string, JsonObject>>
  readonly required?: readonly string[]
}

function simple({ type, format, minimum = -1 }: Pick<Json, 'type' | 'format' | 'minimum'>): unknown {
  if (type === 'integer' || type === 'number') return minimum < 0 ? 1 : minimum
  if (type === 'boolean') return true
  return format === 'email' ? 'you@example.org' : 'A few words'
}

/** The request as it is typed in a shell. */
export function curlFor(call: ContentCall, examples: CallExamples, server: string): string {
  const { method, path } = contentAddress(call)
  const { who }: Operation = contentContract[call]
  const example = examples[call]
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => String(example.path?.[name]))
  const query = qs.stringify(example.query, { addQueryPrefix: true, encodeValuesOnly: true })
  const headers = {
    ...(who === 'anybody' || who === 'either' ? {} : { authorization: 'Bearer JWT' }),
    ...(example.body ? { 'content-type': 'application/json' } : {}),
    ...example.headers,
  }
  return [
    `curl ${query.includes('[') ? '-g ' : ''}${method === 'GET' ? '' : `-X ${method} `}'${server}${place}${query}'`,
    ...Object.entries(headers).map(([name, value]) => `-H '${name}: ${value}'`),
    ...(example.body ? [`-d '${JSON.stringify(example.body)}'`] : []),
  ].join(' \\\n  ')
}
