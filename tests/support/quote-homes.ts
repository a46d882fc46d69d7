// What homes cost for one visit by the quote itself, out of the database: it judges what the search says from memory.

import { unavailableByStay } from '#nights/unavailable-nights.server.ts'
import { nightsToKnow } from '#offers/days/nights-to-know.ts'
import { type Quote, quote } from '#offers/quote/quote.ts'
import { loadOffers } from '#offers/stored/offer-store.server.ts'
import type { Party } from '#offers/terms/party.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { widest } from '#quotes/input/widest.ts'
import type { NightRange } from '#values/night-range.ts'

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
  const taken = around ? await unavailableByStay(queries, [...offers.keys()], around, now) : new Map()
  const quotes = new Map<number, Quote>()
  for (const [stayId, offer] of offers) {
    const result = quote(offer, { nights, party, extras: [] }, { now, taken: taken.get(stayId) ?? [] })
    if (result.ok) quotes.set(stayId, result.quote)
  }
  return quotes
}
