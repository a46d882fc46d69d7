// The addresses of results and homes that carry a search along.

import { type VisitFields, visitQuery } from '#quotes/input/visit-fields.ts'
import type { MapBox } from '#ui/map/map-parts.ts'
import { type FilterInput, filterQuery, noFilter } from './filter-query.ts'
import { type FlexibleDates, flexibleQuery } from './flexible-query.ts'
import { writeMapBox } from './map-box.ts'

export const sorts = ['recommended', 'price', 'rating', 'newest', 'name'] as const
export type Sort = (typeof sorts)[number]

/** The orders that homes have by themselves; a price depends on who asks. */
export type StoredSort = Exclude<Sort, 'price'>

type Visit = { readonly fields: VisitFields }

type SearchToWrite = {
  readonly where: string
  readonly box?: MapBox | undefined
  readonly visit: Visit
  readonly flexible?: FlexibleDates | undefined
  readonly filter?: FilterInput
  readonly sort: Sort
}

/** The address of the results, from the first page or from `cursor`. */
export function searchAddress(
  { where, box, visit, flexible, filter = noFilter, sort }: SearchToWrite,
  cursor?: string,
): string {
  const query = new URLSearchParams()
  if (where) query.set('where', where)
  if (box) query.set('bbox', writeMapBox(box))
  for (const [name, value] of visitQuery(visit.fields)) query.append(name, value)
  for (const [name, value] of flexibleQuery(flexible)) query.append(name, value)
  for (const [name, value] of filterQuery(filter)) query.append(name, value)
  if (sort !== 'recommended') query.set('sort', sort)
  if (cursor) query.set('cursor', cursor)
  const written = query.toString()
  return written ? `/stays?${written}` : '/stays'
}

/** The address of a home's page that carries the visit along. */
export function stayAddress(slug: string, visit: Visit): string {
  const written = visitQuery(visit.fields).toString()
  return written ? `/stays/${slug}?${written}` : `/stays/${slug}`
}
