// A search in a few words, for the header of every page that carries one in its address.

import { withoutLanguage } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { carryingQuery } from '#quotes/input/carrying-query.ts'
import { parseParty } from '#quotes/input/party-input.ts'
import { readVisitFields } from '#quotes/input/visit-fields.ts'
import { carriedSearch, ownSearch } from '#search/input/carried-search.ts'
import { parseCalendarDay } from '#values/calendar-day.ts'
import { dateFormat } from '#values/formats.ts'
import { nightRange } from '#values/night-range.ts'

export type SearchSummary = {
  readonly words: string
  /** Of the list. */
  readonly address: string
  /** What every other page's address has behind its path to carry the search along, from `?` on. */
  readonly carried: string
}

/** `list` is the query of a list; undefined when it asks for nothing. */
export function searchSummary(list: URLSearchParams, locale: string): SearchSummary | undefined {
  const where = (list.get('where') ?? '').trim().slice(0, 80)
  const arrival = parseCalendarDay(list.get('in') ?? '')
  if (list.size === 0) return undefined
  const fields = readVisitFields(list)
  const leaving = parseCalendarDay(fields.out)
  // Whether the days are still to come is for the page to say: here they are only repeated.
  const nights = arrival !== undefined && leaving !== undefined && nightRange(arrival, leaving)
  const days = nights && sayDays(fields.in, fields.out, locale)
  const { adults, childAges, infants } = parseParty(fields).party ?? twoAdults
  const guests = adults + childAges.length + infants
  const words = [
    where || sentence('search.anywhere'),
    days || sentence('search.anyDays'),
    sentence('search.guests', { guests }),
  ]
  return { words: words.join(' · '), address: `/stays?${list}`, carried: `?${carryingQuery(list)}` }
}

/** The same for a whole address. The dates in those of the own pages are those of a booking, and no search. */
export function searchOfPage({ pathname, searchParams }: URL, locale: string): SearchSummary | undefined {
  const path = withoutLanguage(pathname)
  if (/^\/(user|bookings)(\/|$)/.test(path)) return undefined
  return searchSummary(searchOf(path, searchParams), locale)
}

/** The query of the list that a page shows or carries along. */
function searchOf(path: string, query: URLSearchParams): URLSearchParams {
  return path === '/stays' ? ownSearch(query) : carriedSearch(query)
}

function sayDays(checkIn: string, checkOut: string, locale: string): string {
  const format = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return format.formatRange(instantOf(checkIn), instantOf(checkOut))
}

const instantOf = (day: string) => Date.parse(`${day}T12:00:00Z`)
