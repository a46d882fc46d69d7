// A search in a few words, for the header of every page that carries one in its address.

import { withoutLanguage } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { parseParty } from '#quotes/input/party-input.ts'
import { readVisitFields } from '#quotes/input/visit-fields.ts'
import { searchAddress } from '#search/input/search-address.ts'
import { parseCalendarDay } from '#values/calendar-day.ts'
import { dateFormat } from '#values/formats.ts'
import { nightRange } from '#values/night-range.ts'

export type SearchSummary = { readonly words: string; readonly address: string }

/** Undefined when the address asks for no place and no days. */
export function searchSummary(query: URLSearchParams, locale: string): SearchSummary | undefined {
  const where = (query.get('where') ?? '').trim().slice(0, 80)
  const arrival = parseCalendarDay(query.get('in') ?? '')
  if (!where && arrival === undefined) return undefined
  const fields = readVisitFields(query)
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
  return { words: words.join(' · '), address: searchAddress({ where, visit: { fields }, sort: 'recommended' }) }
}

/** The same for a whole address. The dates in those of the own pages are those of a booking, and no search. */
export function searchOfPage({ pathname, searchParams }: URL, locale: string): SearchSummary | undefined {
  if (/^\/(user|bookings)(\/|$)/.test(withoutLanguage(pathname))) return undefined
  return searchSummary(searchParams, locale)
}

function sayDays(checkIn: string, checkOut: string, locale: string): string {
  const format = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return format.formatRange(instantOf(checkIn), instantOf(checkOut))
}

const instantOf = (day: string) => Date.parse(`${day}T12:00:00Z`)
