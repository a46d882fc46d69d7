// A typed place as an SQL condition on homes.

import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { countriesNamedLike } from './country.ts'
import { stayTranslationTable } from './languages/find-translations.server.ts'
import { stayTable } from './stay-tables.server.ts'

/** Everywhere; homes whose place contains these words; or homes whose place is spelled similarly. */
export type PlaceCondition =
  | { readonly kind: 'everywhere' }
  | { readonly kind: 'named'; readonly words: readonly string[] }
  | { readonly kind: 'nearly'; readonly words: readonly string[] }

// Must equal the expression of the database index stay_place.
const place = sql`(${stayTable.city} || ' ' || ${stayTable.region} || ' ' || ${stayTable.country})`

/** Each word between commas narrows the place: `Tuscany, Italy`. */
export function placeParts(where: string): string[] {
  return where
    .split(/[,،、]/)
    .map(part => part.trim())
    .filter(Boolean)
    .slice(0, 4)
}

export function placeCondition(condition: PlaceCondition): SQL {
  if (condition.kind === 'everywhere') return sql`true`
  return sql.join(
    condition.words.map(word => (condition.kind === 'named' ? named(word) : nearly(word))),
    sql` and `,
  )
}

function named(word: string): SQL {
  const pattern = `%${word.replace(/[\\%_]/g, character => `\\${character}`)}%`
  const countries = countriesNamedLike(word)
  const inCountry = countries.length > 0 ? sql` or ${stayTable.country} in ${countries}` : sql``
  const isNamed = sql`${stayTranslationTable.translation} ilike ${pattern}`
  return sql`(${place} ilike ${pattern} or ${stayTable.name} ilike ${pattern}${inCountry} or ${inTranslation(isNamed)})`
}

function nearly(word: string): SQL {
  return sql`(${word} <% ${place} or ${inTranslation(sql`${word} <% ${stayTranslationTable.translation}`)})`
}

/** Whether the name of the home, its city or its region is called so in any language: of places, by what any home says of them. */
function inTranslation(isCalled: SQL): SQL {
  const { stayId, source, translation } = stayTranslationTable
  const said = sql`from ${stayTranslationTable} where length(${translation}) <= 120 and ${isCalled}`
  const elsewhere = sql`from ${stayTranslationTable} join ${stayTable} as told on told.id = ${stayId}
    where length(${translation}) <= 120 and ${isCalled} and ${source} in (told.city, told.region)`
  return sql`(
    ${stayTable.id} in (select ${stayId} ${said} and ${source} in (${stayTable.name}, ${stayTable.city}, ${stayTable.region}))
    or ${stayTable.city} in (select ${source} ${elsewhere}) or ${stayTable.region} in (select ${source} ${elsewhere}))`
}

/** The condition for `where`. If no published home matches, falls back to similarly spelled places (a typo), if any. */
export async function readPlace(queries: Queries, where: string): Promise<PlaceCondition> {
  const words = placeParts(where)
  if (words.length === 0) return { kind: 'everywhere' }
  const exact: PlaceCondition = { kind: 'named', words }
  const near: PlaceCondition = { kind: 'nearly', words }
  if (await anyStay(queries, exact)) return exact
  return (await anyStay(queries, near)) ? near : exact
}

async function anyStay(queries: Queries, condition: PlaceCondition): Promise<boolean> {
  const { rows } = await queries.execute<{ any: boolean }>(
    sql`select exists (select from ${stayTable} where ${stayTable.status} = 'published' and ${placeCondition(condition)}) as any`,
  )
  return rows[0]?.any === true
}
