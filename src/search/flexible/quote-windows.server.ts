// The best of several visits at each home, by the same quote that page and checkout show: none is shown that cannot be booked.

import { loadOffers } from '#offers/offer-store.server.ts'
import type { Party } from '#offers/party.ts'
import { type Quote, quote } from '#offers/quote.ts'
import { nightsToKnow } from '#offers/rules/nights-to-know.ts'
import { stayDays } from '#offers/rules/stay-days.ts'
import type { Queries } from '#platform/database.server.ts'
import { widest } from '#search/quote-homes.server.ts'
import { takenByStay } from '#search/taken-by-stay.server.ts'
import type { NightRange } from '#values/night-range.ts'

export type QuotedWindow = { readonly quote: Quote; readonly nights: NightRange; readonly place: number }

type Windows = {
  readonly windows: readonly NightRange[]
  readonly party: Party
  readonly now: Date
  /** `cheapest`: the first of equals. `first`: the first that can be booked at all. */
  readonly choose: 'cheapest' | 'first'
}

/** For each of `stayIds` the chosen one of `windows`, with its place among them; homes that can be booked for none are left out. */
export async function quoteWindows(
  queries: Queries,
  stayIds: readonly number[],
  { windows, party, now, choose }: Windows,
): Promise<Map<number, QuotedWindow>> {
  const offers = await loadOffers(queries, stayIds)
  const around = widest([...offers.values()].flatMap(offer => windows.map(nights => nightsToKnow(offer, nights))))
  const taken = around ? await takenByStay(queries, [...offers.keys()], around, now) : new Map()
  const found = new Map<number, QuotedWindow>()
  for (const [stayId, offer] of offers) {
    const context = { now, taken: taken.get(stayId) ?? [] }
    const days = stayDays(offer, context)
    for (const [place, nights] of windows.entries()) {
      const result = quote(offer, { nights, party, extras: [] }, context, days)
      const best = found.get(stayId)
      if (result.ok && (!best || result.quote.totalMinor < best.quote.totalMinor)) {
        found.set(stayId, { quote: result.quote, nights, place })
      }
      if (choose === 'first' && found.has(stayId)) break
    }
  }
  return found
}
