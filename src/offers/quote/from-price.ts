// The "from" price of a stay for people who have given no dates.

import { stayDays } from '#offers/days/stay-days.ts'
import type { Party } from '#offers/terms/party.ts'
import type { OfferContext } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { addDays } from '#values/calendar-day.ts'
import { type Money, money } from '#values/money.ts'
import type { NightRange } from '#values/night-range.ts'
import { shortestVisit } from './calendar.ts'
import { quote } from './quote.ts'

export type FromPrice = { readonly total: Money; readonly nights: NightRange }

/** How many days ahead arrivals are considered. */
export const fromPriceDays = 90

/**
 * The lowest all-in total among the shortest bookable visits of each arrival in the next 90 days, the earliest of
 * equals; undefined if there is none for the party.
 */
export function fromPrice(offer: StayOffer, party: Party, context: OfferContext): FromPrice | undefined {
  const days = stayDays(offer, context)
  let best: FromPrice | undefined
  for (let ahead = 0; ahead < fromPriceDays; ahead++) {
    const checkIn = addDays(days.today, ahead)
    const length = shortestVisit(offer, days, checkIn)
    if (length === undefined) continue
    const nights = { checkIn, checkOut: addDays(checkIn, length) }
    const result = quote(offer, { nights, party, extras: [] }, context, days)
    if (!result.ok) continue
    const total = money(result.quote.totalMinor, offer.currency)
    if (!best || total.minor < best.total.minor) best = { total, nights }
  }
  return best
}
