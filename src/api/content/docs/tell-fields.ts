// Puts beside each field of a schema what it is, so that the description can be read without asking.

import { fieldWords } from './field-words.ts'

export type JsonObject = { [name: string]: unknown }

/**
 * The schema with a `description` at each of its fields; `owner` is the shape or the call that it belongs to. A field
 * without words has none: a test finds it.
 */
export function tellFields(schema: JsonObject, owner: string): JsonObject {
  const told: JsonObject = { ...schema }
  for (const list of ['anyOf', 'oneOf', 'allOf']) {
    const ways = schema[list]
    if (Array.isArray(ways)) told[list] = ways.map(way => tellFields(way, owner))
  }
  if (isSchema(schema.items)) told.items = tellFields(schema.items, owner)
  if (isSchema(schema.properties)) {
    const fields = Object.entries(schema.properties as Readonly<Record<string, JsonObject>>)
    told.properties = Object.fromEntries(fields.map(([name, field]) => [name, tellField(name, field, owner)]))
  }
  return told
}

function tellField(name: string, field: JsonObject, owner: string): JsonObject {
  const description = field.description ?? fieldWords[`${owner}.${name}`] ?? fieldWords[name]
  return { ...tellFields(field, name), ...(description ? { description } : {}) }
}

function isSchema(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null
}
