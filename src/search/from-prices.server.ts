// The lowest price of each home for people who have not said when they come.

import { type FromPrice, fromPrice, fromPriceDays } from '#offers/from-price.ts'
import { loadOffers } from '#offers/offer-store.server.ts'
import type { Party } from '#offers/party.ts'
import { nightsToKnowForCalendar } from '#offers/rules/nights-to-know.ts'
import type { Queries } from '#platform/database.server.ts'
import { addDays, dayInZone } from '#values/calendar-day.ts'
import { widest } from './quote-homes.server.ts'
import { takenByStay } from './taken-by-stay.server.ts'

/** For each of `stayIds` the least that a visit in the coming months costs, all in; homes without one are left out. */
export async function fromPrices(
  queries: Queries,
  stayIds: readonly number[],
  party: Party,
  now: Date,
): Promise<Map<number, FromPrice>> {
  const offers = await loadOffers(queries, stayIds)
  const today = dayInZone(now, 'UTC')
  const coming = { checkIn: addDays(today, -1), checkOut: addDays(today, fromPriceDays + 1) }
  const known = widest([...offers.values()].map(offer => nightsToKnowForCalendar(offer, coming)))
  const taken = known ? await takenByStay(queries, [...offers.keys()], known, now) : new Map()
  const prices = new Map<number, FromPrice>()
  for (const [stayId, offer] of offers) {
    const from = fromPrice(offer, party, { now, taken: taken.get(stayId) ?? [] })
    if (from) prices.set(stayId, from)
  }
  return prices
}
