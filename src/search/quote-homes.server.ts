// What many homes cost for one visit, by the same quote that page and checkout show.

import { loadOffers } from '#offers/offer-store.server.ts'
import type { Party } from '#offers/party.ts'
import { type Quote, quote } from '#offers/quote.ts'
import { nightsToKnow } from '#offers/rules/nights-to-know.ts'
import type { Queries } from '#platform/database.server.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'
import { takenByStay } from './taken-by-stay.server.ts'

export type Visit = { readonly nights: NightRange; readonly party: Party }

/** The quotes of those of `stayIds` that can be booked for the visit at `now`; the others are left out. */
export async function quoteHomes(
  queries: Queries,
  stayIds: readonly number[],
  { nights, party }: Visit,
  now: Date,
): Promise<Map<number, Quote>> {
  const offers = await loadOffers(queries, stayIds)
  const around = widest([...offers.values()].map(offer => nightsToKnow(offer, nights)))
  const taken = around ? await takenByStay(queries, [...offers.keys()], around, now) : new Map()
  const quotes = new Map<number, Quote>()
  for (const [stayId, offer] of offers) {
    const result = quote(offer, { nights, party, extras: [] }, { now, taken: taken.get(stayId) ?? [] })
    if (result.ok) quotes.set(stayId, result.quote)
  }
  return quotes
}

/** The one range that holds all of `ranges`. */
export function widest(ranges: readonly NightRange[]): NightRange | undefined {
  return ranges.reduce<NightRange | undefined>(
    (all, { checkIn, checkOut }) =>
      all && {
        checkIn: Math.min(all.checkIn, checkIn) as CalendarDay,
        checkOut: Math.max(all.checkOut, checkOut) as CalendarDay,
      },
    ranges[0],
  )
}
