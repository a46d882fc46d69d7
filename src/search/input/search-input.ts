// The search input, read from the address of /stays: place, visit, filter, order and page.

import { sentence } from '#catalogue/sentence.ts'
import { parseVisitInput, type VisitInput } from '#quotes/input/visit-input.ts'
import type { MapBox } from '#ui/map/map-parts.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'
import { type FilterFaults, parseFilterInput } from './filter-input.ts'
import type { FilterInput } from './filter-query.ts'
import { parseFlexible } from './flexible-dates.ts'
import type { FlexibleDates, FlexibleFaults } from './flexible-query.ts'
import { parseMapBox } from './map-box.ts'
import { type Sort, sorts } from './search-address.ts'

export type SearchInput = {
  /** As typed; empty is everywhere. */
  readonly where: string
  /** The part of the map to search; everywhere without one. */
  readonly box: MapBox | undefined
  readonly visit: VisitInput
  readonly flexible: FlexibleDates | undefined
  /** The visits that would do when dates may move; of these, and of no others, a home must offer one. */
  readonly windows: readonly NightRange[] | undefined
  readonly filter: FilterInput
  /** By distance only where there is a place or a part of the map to measure from. */
  readonly sort: Sort
  /** Opaque; only the search that made it can read it. */
  readonly cursor: string | undefined
  readonly faults: SearchFaults
}

export type SearchFaults = VisitInput['faults'] &
  FilterFaults &
  FlexibleFaults & {
    readonly where?: string
    readonly bbox?: string
    readonly sort?: string
    readonly cursor?: string
  }

const longestPlace = 80

/** Reads `where, bbox, in, out, adults, ages, infants, pets, serviceAnimals, sort, cursor`, the filter and dates that move; `today` is the earliest day it can be anywhere. */
export function parseSearchInput(query: URLSearchParams, today: CalendarDay): SearchInput {
  const visit = parseVisitInput(query, today)
  const { filter, faults } = parseFilterInput(query)
  const moving = parseFlexible(query, visit, today)
  // PostgreSQL keeps no zero byte in a text.
  const where = (query.get('where') ?? '').replaceAll('\0', '').trim()
  const typedSort = query.get('sort') || 'recommended'
  const typedBox = query.get('bbox') || undefined
  const box = typedBox === undefined ? undefined : parseMapBox(typedBox)
  const sort = sorts.find(known => known === typedSort)
  return {
    where: where.slice(0, longestPlace),
    box,
    visit,
    flexible: moving.flexible,
    windows: moving.windows,
    filter,
    sort: sort === undefined || (sort === 'nearest' && !where && !box) ? 'recommended' : sort,
    cursor: query.get('cursor') || undefined,
    faults: {
      ...visit.faults,
      ...faults,
      ...moving.faults,
      ...(where.length > longestPlace && { where: sentence('search.whereTooLong', { most: longestPlace }) }),
      ...(typedBox !== undefined && !box && { bbox: sentence('search.notOnMap') }),
      ...(sort === undefined && { sort: sentence('search.unknownOrder') }),
    },
  }
}
