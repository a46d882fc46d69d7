// How the page of a home, as every other page, carries a list along: the visit in its own fields, all else in one.

import { readVisitFields, searchField, usualVisitFields, type VisitFields, visitQuery } from './visit-fields.ts'

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

export const isDay = (name: string) => name === 'in' || name === 'out'

/** Whether the days that a list asks for may be others. */
export const movesDays = (list: URLSearchParams) => list.has('flex') || list.has('month')
