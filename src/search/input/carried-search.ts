// A search on its way through pages that are no list: the visit in their own fields, all else in one.

import { isDay, movesDays } from '#quotes/input/carrying-query.ts'
import { readCarried, readVisitFields, usualVisitFields, visitQuery } from '#quotes/input/visit-fields.ts'
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
