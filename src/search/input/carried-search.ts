// A search on its way through pages that are no list: the visit in their own fields, all else in one.

import {
  readCarried,
  readVisitFields,
  searchField,
  usualVisitFields,
  type VisitFields,
  visitQuery,
} from '#quotes/input/visit-fields.ts'
import { filterFields } from './filter-query.ts'

/** Of a list, without its page. */
const known = new Set<string>([
  ...['where', 'bbox', 'flex', 'month', 'nights', 'sort'],
  ...filterFields,
  ...Object.keys(usualVisitFields),
])

/** The query of the list that an address carries along; `query` is that of any page but a list. */
export function carriedSearch(query: URLSearchParams): URLSearchParams {
  const list = new URLSearchParams(readCarried(query))
  // A link that somebody wrote by hand.
  const where = query.get('where')
  if (where) list.set('where', where)
  const keepsDays = movesDays(list)
  for (const [name, value] of visitQuery(readVisitFields(query))) {
    if (!keepsDays || !isDay(name)) list.set(name, value)
  }
  return list
}

/** The part of the query of a list that asks for something. */
export function ownSearch(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name, value]) => known.has(name) && value.trim() !== ''))
}

/**
 * The query by which a page carries `list` along with the visit that it shows. Where the days of the list may move, those
 * that it began with stay its own.
 */
export function carryingQuery(list: URLSearchParams, fields: VisitFields = readVisitFields(list)): URLSearchParams {
  const query = visitQuery(fields)
  const keepsDays = movesDays(list)
  const rest = new URLSearchParams(
    [...list].filter(([name]) => !Object.hasOwn(usualVisitFields, name) || (keepsDays && isDay(name))),
  )
  if (rest.size > 0) query.set(searchField, rest.toString())
  return query
}

const isDay = (name: string) => name === 'in' || name === 'out'

const movesDays = (list: URLSearchParams) => list.has('flex') || list.has('month')
