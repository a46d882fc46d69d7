// Every limit that a document of calls publishes, with values that lie on it and values just past it.

import fc from 'fast-check'
import type { Json } from './content-api.ts'
import { type BuiltParts, valueFor } from './requests-from-document.ts'

type Part = keyof BuiltParts
type Step = { readonly property: string } | { readonly option: number } | 'item'

export type LimitedField = {
  readonly part: Part
  /** As a refusal names it: `party.childAges.0`. */
  readonly name: string
  readonly schema: Json
  readonly steps: readonly Step[]
}

const parts: Readonly<Record<string, Part>> = { path: 'path', query: 'query', header: 'headers' }

/** All that can be sent with a call, part by part, as one schema each. */
function partsOf(operation: Json): [Part, Json][] {
  const found = new Map<Part, Json>()
  for (const { name, in: place, schema, required } of operation.parameters ?? []) {
    const part = parts[place]!
    const all = found.get(part) ?? { type: 'object', properties: {}, required: [] }
    all.properties[name] = schema
    if (required) all.required.push(name)
    found.set(part, all)
  }
  const body = operation.requestBody?.content['application/json'].schema
  return [...found, ...(body ? [['body', body] as [Part, Json]] : [])]
}

const resolved = (schema: Json, document: Json): Json =>
  schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)] : schema

const isPlain = ({ type }: Json): boolean => type === 'string' || type === 'integer'

/** Every field of a call that is neither an object nor a choice, and every list; of a named shape once, wherever it stands. */
export function fieldsOf(operation: Json, document: Json): LimitedField[] {
  const found: LimitedField[] = []
  const shapes = new Set<string>()
  const walk = (part: Part, given: Json, names: readonly string[], steps: readonly Step[]): void => {
    if (given.$ref && shapes.has(given.$ref)) return
    if (given.$ref && !isPlain(resolved(given, document))) shapes.add(given.$ref)
    const schema = resolved(given, document)
    const options: Json[] | undefined = schema.anyOf ?? schema.oneOf
    if (options) {
      for (const [option, each] of options.entries()) walk(part, each, names, [...steps, { option }])
    } else if (schema.type === 'object') {
      for (const [property, each] of Object.entries<Json>(schema.properties ?? {}))
        walk(part, each, [...names, property], [...steps, { property }])
    } else {
      found.push({ part, name: names.join('.'), schema, steps })
      if (schema.type === 'array') walk(part, schema.items, [...names, '0'], [...steps, 'item'])
    }
  }
  for (const [part, schema] of partsOf(operation)) walk(part, schema, [], [])
  return found
}

/** The parts with this value in the field; whatever has to stand around it is taken from `right`, or made up. */
export function partsWith(
  operation: Json,
  document: Json,
  { part, steps }: Pick<LimitedField, 'part' | 'steps'>,
  value: Json,
  right: BuiltParts,
): BuiltParts {
  const schema = partsOf(operation).find(([name]) => name === part)![1]
  return { ...right, [part]: valueWith(schema, document, steps, value, right[part]) }
}

function valueWith(given: Json, document: Json, steps: readonly Step[], value: Json, right: Json): Json {
  const [step, ...rest] = steps
  if (step === undefined) return value
  const schema = resolved(given, document)
  const made = () => fc.sample(valueFor(schema, document), { numRuns: 1, seed: 1 })[0]
  if (step === 'item') {
    const around = Array.isArray(right) && right.length > 0 ? right : (made() as Json[])
    return [valueWith(schema.items, document, rest, value, around[0]), ...around.slice(1)]
  }
  if ('option' in step) {
    const option = (schema.anyOf ?? schema.oneOf)[step.option]
    return valueWith(option, document, rest, value, fits(option, document, right) ? right : undefined)
  }
  const around = typeof right === 'object' && right !== null ? right : made()
  const { property } = step
  return { ...around, [property]: valueWith(schema.properties[property], document, rest, value, around[property]) }
}

/** Whether the parts have this field, in the shape that is meant. */
export function isGiven(operation: Json, document: Json, { part, steps }: LimitedField, parts: BuiltParts): boolean {
  let schema = partsOf(operation).find(([name]) => name === part)![1]
  let value: Json = parts[part]
  for (const step of steps) {
    if (value === undefined) return false
    const { anyOf, oneOf, items, properties } = resolved(schema, document)
    if (step === 'item') [schema, value] = [items, value[0]]
    else if ('property' in step) [schema, value] = [properties[step.property], value[step.property]]
    else {
      schema = (anyOf ?? oneOf)[step.option]
      if (!fits(schema, document, value)) return false
    }
  }
  return value !== undefined
}

/** Whether a value can be meant by a schema, as far as its type and the words in it tell. */
function fits(given: Json, document: Json, value: Json): boolean {
  const schema = resolved(given, document)
  const options: Json[] | undefined = schema.anyOf ?? schema.oneOf
  if (options) return options.some(option => fits(option, document, value))
  if (schema.const !== undefined) return schema.const === value
  if (schema.enum) return schema.enum.includes(value)
  if (value === null || Array.isArray(value)) return schema.type === (value === null ? 'null' : 'array')
  if (typeof value !== 'object')
    return schema.type === 'integer' ? Number.isInteger(value) : schema.type === typeof value
  return Object.entries<Json>(value).every(
    ([name, part]) => schema.properties?.[name] && fits(schema.properties[name], document, part),
  )
}

export type Limit = { readonly said: string; readonly on: readonly Json[]; readonly past: Json }

/** The limits of one field. Constants are left out, as they tell which of several shapes is meant. */
export function limitsOf(field: LimitedField, document: Json): Limit[] {
  const { schema } = field
  if (schema.const !== undefined) return []
  if (schema.enum) return [{ said: 'enum', on: [schema.enum[0], schema.enum.at(-1)], past: 'no-such-word' }]
  switch (schema.type) {
    case 'integer':
    case 'number':
      return numberLimits(schema)
    case 'string':
      return textLimits(field)
    case 'array':
      return listLimits(schema, document)
    default:
      return []
  }
}

function numberLimits({ minimum, maximum }: Json): Limit[] {
  return [
    ...(minimum === undefined ? [] : [{ said: `minimum ${minimum}`, on: [minimum], past: minimum - 1 }]),
    ...(maximum === undefined ? [] : [{ said: `maximum ${maximum}`, on: [maximum], past: maximum + 1 }]),
  ]
}

/** What a field holds of which not every text of the right length is one; undefined where none has that length. */
const meaningful: Readonly<Record<string, (length: number) => string | undefined>> = {
  password: length => 'Kt7!vq0Zp#'.repeat(50).slice(0, length),
  phone: length => (length < 12 ? undefined : '+34600111222'.padEnd(length)),
  email: length => (length > 70 ? emailOf(length) : undefined),
  hostPhone: length => (length < 12 ? undefined : '+34600111222'.padEnd(length)),
  country: () => 'PT',
  'countries.0': () => 'PT',
  iban: length => 'DE89370400440532013000'.padEnd(length),
  bic: length => 'COBADEFFXXX'.padEnd(length),
  timeZone: () => 'Europe/Lisbon',
  cursor: () => undefined,
  percent: () => '7.5',
  currency: () => 'CHF',
  // Keys of Stripe, for tests.
  secretKey: length => (length > 16 ? 'rk_test_'.padEnd(length, 'x') : undefined),
  publishableKey: length => (length > 16 ? 'pk_test_'.padEnd(length, 'x') : undefined),
  // Addresses of links and redirects; what begins or ends a span of days has a format.
  from: length => (length > 0 ? `/${'y'.repeat(length - 1)}` : undefined),
  to: length => (length > 0 ? `/${'x'.repeat(length - 1)}` : undefined),
}

function textLimits({ name, schema }: LimitedField): Limit[] {
  const { pattern, format, minLength = 0, maxLength, contentEncoding } = schema
  if (contentEncoding && !pattern) return []
  const last = name.split('.').at(-1)!
  const own =
    ['from', 'to'].includes(last) && (format || pattern)
      ? undefined
      : (meaningful[last] ?? meaningful[name.split('.').slice(-2).join('.')])
  const on = (length: number): (string | undefined)[] => {
    if (own) return [own(length)]
    if (format) return format === 'email' && length > 70 ? [emailOf(length)] : []
    return pattern ? [] : ['x'.repeat(length)]
  }
  const long = pattern && new RegExp(pattern).test('a') ? 'a' : 'x'
  const limits = [
    {
      said: `maxLength ${maxLength}`,
      holds: maxLength !== undefined,
      on: on(maxLength),
      past: long.repeat(maxLength + 1),
    },
    {
      said: `minLength ${minLength}`,
      holds: minLength > 0,
      on: on(minLength),
      past: 'x'.repeat(Math.max(0, minLength - 1)),
    },
    { said: `pattern ${pattern}`, holds: pattern && !format, on: numbersOf(pattern), past: '~~' },
    { said: 'date', holds: format === 'date', on: [], past: '2030-02-30' },
    { said: 'email', holds: format === 'email', on: [], past: 'nobody' },
  ]
  return limits
    .filter(({ holds }) => holds)
    .map(({ said, on: values, past }) => ({ said, on: values.filter(value => value !== undefined), past }))
}

/** Numbers that a pattern of a written number takes, its least and its largest among them; no other pattern is a limit. */
function numbersOf(pattern: string | undefined): string[] {
  if (!pattern || !/^\^[\d()[\]|{},?$\\d-]+$/.test(pattern)) return []
  const taken = new RegExp(pattern)
  const ends = Array.from({ length: 1001 }, (_, number) => String(number)).filter(each => taken.test(each))
  const many = fc.sample(fc.stringMatching(taken), { numRuns: 3, seed: 1 }).filter(each => /^\d+$/.test(each))
  return [...new Set([...ends.slice(0, 1), ...ends.slice(-1), ...many])].filter(each => /^\d+$/.test(each))
}

/** An address of so many letters, with no part longer than addresses may have. */
function emailOf(length: number): string {
  const parts = [`${'x'.repeat(60)}@`]
  for (let left = length - 61; left > 0; ) {
    const next = left > 64 ? `${'y'.repeat(59)}.` : left > 60 ? `${'y'.repeat(left - 31)}.` : 'y'.repeat(left)
    parts.push(next)
    left -= next.length
  }
  return parts.join('')
}

function listLimits({ items, minItems = 0, maxItems }: Json, document: Json): Limit[] {
  const value = valueFor(items, document)
  const first = (lists: fc.Arbitrary<Json[]>) => fc.sample(lists, { numRuns: 1, seed: 1 })[0]
  const of = (length: number) => first(fc.array(value, { minLength: length, maxLength: length }))
  // Of texts in languages there is one in each, and of roles each once.
  const item = resolved(items, document)
  const own = ['language', 'role'].find(name => item.properties?.[name])
  const on = (length: number) => {
    // Links lead somewhere, and of words there is each once as far as there are as many.
    if (item.properties?.to) return Array.from({ length }, () => ({ to: '/stays', en: 'Homes' }))
    if (item.enum && length <= item.enum.length) return item.enum.slice(0, length)
    if (!own) return of(length)
    return first(fc.uniqueArray(value, { minLength: length, maxLength: length, selector: row => row[own] }))
  }
  return [
    ...(maxItems === undefined ? [] : [{ said: `maxItems ${maxItems}`, on: [on(maxItems)], past: of(maxItems + 1) }]),
    ...(minItems > 0 ? [{ said: `minItems ${minItems}`, on: [on(minItems)], past: of(minItems - 1) }] : []),
  ]
}

/** Whether the document bounds the field at all. */
export function isBounded({
  type,
  const: constant,
  enum: words,
  maxLength,
  pattern,
  format,
  minimum,
  maximum,
  maxItems,
}: Json) {
  if (constant !== undefined || words) return true
  if (type === 'string') return maxLength !== undefined || pattern !== undefined || format === 'date'
  if (type === 'integer' || type === 'number') return minimum !== undefined && maximum !== undefined
  return type === 'array' ? maxItems !== undefined : true
}
