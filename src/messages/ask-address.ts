// The address of the page on which somebody asks about a home, with the visit that they are looking at.

import { parseVisitInput } from '#quotes/input/visit-input.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { parseSlug, type Slug } from '#values/slug.ts'

/** The home, with those fields of the visit that say something. */
export function askAddress(slug: Slug, fields: Readonly<Record<string, string>>): string {
  const said = Object.entries(fields).filter(([, typed]) => typed !== '')
  return `/contact?${new URLSearchParams([['home', slug], ...said])}`
}

/** The home that such an address names. */
export function askedSlug(query: URLSearchParams): Slug | undefined {
  return parseSlug(query.get('home') ?? '')
}

/** The visit that it names, where all of it can be read; `today` is that of the home. */
export function askedVisit(query: URLSearchParams, today: CalendarDay) {
  const { nights, party, faults } = parseVisitInput(query, today)
  return nights && Object.keys(faults).length === 0 ? { nights, party } : undefined
}
