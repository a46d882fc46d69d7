// Requests built from an OpenAPI document: right ones, and right ones with a few fields made wrong.

import fc from 'fast-check'
import qs from 'qs'
import type { Json } from './content-api.ts'

export type BuiltParts = {
  readonly path: Readonly<Record<string, Json>>
  readonly query: Readonly<Record<string, Json>>
  readonly headers: Readonly<Record<string, Json>>
  readonly body: Json
}

const text = fc.string({ unit: 'grapheme', maxLength: 40 })

/** Any value that fits the schema as far as the schema tells. */
export function valueFor(schema: Json, document: Json): fc.Arbitrary<Json> {
  if (schema.$ref) return valueFor(document.components.schemas[schema.$ref.split('/').at(-1)], document)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices: Json[] | undefined = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(each => valueFor(each, document)))
  const types: string[] = [schema.type].flat()
  if (types.length > 1) return fc.oneof(...types.map(type => valueFor({ ...schema, type }, document)))
  switch (types[0]) {
    case 'object':
      return objectFor(schema, document)
    case 'array': {
      const { minItems: minLength = 0, maxItems = 3 } = schema
      const maxLength = Math.max(minLength, Math.min(maxItems, 3))
      return fc.array(valueFor(schema.items, document), { minLength, maxLength })
    }
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? -1000, -1_000_000),
        max: Math.min(schema.maximum ?? 1000, 1_000_000),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return textFor(schema)
  }
}

function textFor({ pattern, format, minLength = 0, maxLength = 1000 }: Json): fc.Arbitrary<string> {
  if (format === 'email') return fc.stringMatching(/^[a-z]{3,9}@[a-z]{3,9}\.org$/)
  if (format === 'date') {
    return fc
      .integer({ min: 0, max: 500 })
      .map(ahead => new Date(1_908_000_000_000 + ahead * 86_400_000).toISOString().slice(0, 10))
  }
  const made = pattern ? fc.stringMatching(new RegExp(pattern)) : text
  return made.filter(each => each.length >= minLength && each.length <= maxLength)
}

function objectFor({ properties = {}, required = [] }: Json, document: Json): fc.Arbitrary<Json> {
  const fields = Object.fromEntries(
    Object.entries<Json>(properties).map(([name, schema]) => [name, valueFor(schema, document)]),
  )
  return fc.record(fields, { requiredKeys: required })
}

/** The right parts of one call. */
export function partsFor(operation: Json, document: Json): fc.Arbitrary<BuiltParts> {
  const of = (place: string) => {
    const own = (operation.parameters ?? []).filter((each: Json) => each.in === place)
    const fields = Object.fromEntries(own.map(({ name, schema }: Json) => [name, valueFor(schema, document)]))
    return fc.record(fields, { requiredKeys: own.filter((each: Json) => each.required).map((each: Json) => each.name) })
  }
  const schema = operation.requestBody?.content['application/json'].schema
  return fc.record({
    path: of('path'),
    query: of('query'),
    headers: of('header'),
    body: schema ? valueFor(schema, document) : fc.constant(undefined),
  }) as fc.Arbitrary<BuiltParts>
}

const odd: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom(
    null,
    '',
    ' ',
    0,
    -1,
    1.5,
    1e21,
    true,
    [],
    {},
    '\0',
    '\ud800',
    'a\u202eb',
    '2030-02-30',
    '0000-01-01',
  ),
  fc.constantFrom('9999-12-31', 'x'.repeat(5000), '%', "' or 1=1 --", '../..', '<script>', '1e3', 'NaN', '__proto__'),
  fc.integer(),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** One to three fields of the parts taken away, replaced, or added, wherever they lie. */
export function spoilt(parts: BuiltParts): fc.Arbitrary<BuiltParts> {
  const change = fc.record({
    at: fc.nat(),
    how: fc.constantFrom('replace', 'replace', 'remove', 'add'),
    value: odd,
    name: text,
  })
  return fc.array(change, { minLength: 1, maxLength: 3 }).map(changes => {
    const copy = structuredClone(parts) as Json
    for (const { at, how, value, name } of changes) {
      const places = placesIn(copy)
      const { holder, key } = places[at % places.length]!
      if (how === 'remove') Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key]
      else if (how === 'add' && !Array.isArray(holder))
        Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true })
      else holder[key] = value
    }
    return copy
  })
}

type Place = { readonly holder: Json; readonly key: string }

/** Every field at any depth; the parts themselves stay. */
function placesIn({ path, query, headers, body }: Json): Place[] {
  const within = (holder: Json): Place[] =>
    typeof holder !== 'object' || holder === null
      ? []
      : Object.keys(holder).flatMap(key => [{ holder, key }, ...within(holder[key])])
  const places = [path, query, headers, body].flatMap(within)
  return places.length > 0 ? places : [{ holder: query, key: 'stray' }]
}

/** The address of a call as a client writes it. */
export function addressOf(template: string, { path, query }: BuiltParts): string {
  const place = template.replace(/\{(\w+)\}/g, (_, name) => encoded(path[name]) || '-')
  return place + qs.stringify(query, { addQueryPrefix: true, encoder: encoded })
}

/** Headers that a client can send at all. */
export function headersOf({ headers }: BuiltParts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]) => [name, written(value)] as const)
      .filter(([name, value]) => /^[\w-]+$/.test(name) && /^[\x21-\x7e]*$/.test(value)),
  )
}

/** An object may have any field, such as a `toString` that is none. */
function written(value: Json): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

function encoded(value: Json): string {
  return encodeURIComponent(written(value ?? '').toWellFormed())
}
