// The addresses of results and homes that carry a search along.

import { carryingQuery } from '#quotes/input/carrying-query.ts'
import { type VisitFields, visitQuery } from '#quotes/input/visit-fields.ts'
import type { MapBox } from '#ui/map/map-parts.ts'
import { type FilterInput, filterQuery, noFilter } from './filter-query.ts'
import { type FlexibleDates, flexibleQuery } from './flexible-query.ts'
import { writeMapBox } from './map-box.ts'

export const sorts = ['recommended', 'nearest', 'price', 'rating', 'newest', 'name'] as const
export type Sort = (typeof sorts)[number]

/** The orders that homes have by themselves; a price depends on who asks, a distance on from where. */
export type StoredSort = Exclude<Sort, 'price' | 'nearest'>

type Visit = { readonly fields: VisitFields }

export type SearchToWrite = {
  readonly where: string
  readonly box?: MapBox | undefined
  readonly visit: Visit
  readonly flexible?: FlexibleDates | undefined
  readonly filter?: FilterInput
  readonly sort: Sort
}

/** The address of the results, from the first page or from `cursor`. */
export function searchAddress(search: SearchToWrite, cursor?: string): string {
  const query = searchQuery(search)
  if (cursor) query.set('cursor', cursor)
  return withQuery('/stays', query)
}

/** What the address of the results asks for. */
export function searchQuery({ where, box, visit, flexible, filter = noFilter, sort }: SearchToWrite): URLSearchParams {
  const query = new URLSearchParams()
  if (where) query.set('where', where)
  if (box) query.set('bbox', writeMapBox(box))
  for (const [name, value] of visitQuery(visit.fields)) query.append(name, value)
  for (const [name, value] of flexibleQuery(flexible)) query.append(name, value)
  for (const [name, value] of filterQuery(filter)) query.append(name, value)
  if (sort !== 'recommended') query.set('sort', sort)
  return query
}

/** The address of a home's page that carries the visit along, and the query of the list that led there. */
export function stayAddress(slug: string, visit: Visit, list = new URLSearchParams()): string {
  return withQuery(`/stays/${slug}`, carryingQuery(list, visit.fields))
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path
}
