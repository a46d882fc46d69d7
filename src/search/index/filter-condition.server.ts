// A filter on homes as an SQL condition.

import { type SQL, sql } from 'drizzle-orm'
import type { HomeFilter, NumberComparison, NumberField, TextComparison, TextField } from '#search/input/home-filter.ts'
import { stayTable } from '#stays/stay-tables.server.ts'

const texts: Readonly<Record<TextField, SQL>> = {
  slug: sql`${stayTable.slug}`,
  name: sql`${stayTable.name}`,
  kind: sql`${stayTable.kind}`,
  city: sql`${stayTable.city}`,
  region: sql`${stayTable.region}`,
  country: sql`${stayTable.country}::text`,
}

/** Counts as `countBedrooms` does; a test compares the two. */
const bedrooms = sql`(
  select count(*)::integer from jsonb_array_elements(${stayTable.rooms}) as room
  where room ->> 'kind' in ('bedroom', 'loft', 'studio') and jsonb_array_length(room -> 'beds') > 0)`

const numbers: Readonly<Record<NumberField, SQL>> = {
  maxGuests: sql`${stayTable.maxGuests}`,
  petsMax: sql`${stayTable.petsMax}`,
  bedrooms,
  areaM2: sql`${stayTable.areaM2}`,
}

const comparesNumbers: Readonly<Record<NumberComparison, SQL>> = {
  equal: sql`=`,
  less: sql`<`,
  'at-most': sql`<=`,
  more: sql`>`,
  'at-least': sql`>=`,
}

const literally = (value: string) => value.replace(/[\\%_]/g, character => `\\${character}`)

const comparesTexts: Readonly<Record<TextComparison, (column: SQL, value: string) => SQL>> = {
  equal: (column, value) => sql`${column} = ${value}`,
  'equal-in-any-case': (column, value) => sql`lower(${column}) = lower(${value})`,
  contains: (column, value) => sql`${column} like ${`%${literally(value)}%`}`,
  'contains-in-any-case': (column, value) => sql`${column} ilike ${`%${literally(value)}%`}`,
  'starts-with': (column, value) => sql`${column} like ${`${literally(value)}%`}`,
}

/** A missing fact matches no comparison, and every `not` of one. */
export function filterCondition(filter: HomeFilter): SQL {
  if ('not' in filter) return sql`(${filterCondition(filter.not)}) is not true`
  if ('all' in filter) return joined(filter.all, sql` and `)
  if ('any' in filter) return joined(filter.any, sql` or `)
  switch (filter.field) {
    case 'amenities':
      return sql`${stayTable.amenities} @> ${JSON.stringify([{ code: filter.value }])}::jsonb`
    case 'maxGuests':
    case 'petsMax':
    case 'bedrooms':
    case 'areaM2':
      return sql`${numbers[filter.field]} ${comparesNumbers[filter.is]} ${filter.value}::integer`
    default:
      return comparesTexts[filter.is](texts[filter.field], filter.value)
  }
}

function joined(filters: readonly HomeFilter[], by: SQL): SQL {
  if (filters.length === 0) return sql`true`
  return sql`(${sql.join(filters.map(filterCondition), by)})`
}
