// Judges homes for the visit of a booking, by their offers and their taken nights.

import { nightsOf } from '#bookings/record/booking-nights.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { unavailableByStay } from '#nights/unavailable-nights.server.ts'
import { nightsToKnow } from '#offers/days/nights-to-know.ts'
import { stayDays } from '#offers/days/stay-days.ts'
import { loadOffers } from '#offers/stored/offer-store.server.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { fitsHome, type Judged, type Moved } from './fits-home.ts'

/** What of a booking's row another home must suit. */
export function movedOf(row: Pick<BookingRow, 'checkIn' | 'checkOut' | 'party' | 'currency' | 'timeZone'>): Moved {
  return { nights: nightsOf(row), party: row.party, currency: row.currency, timeZone: row.timeZone }
}

/**
 * What each of the homes is to this visit at `now`; those without an offer are left out. Nights of the bookings `except`
 * count as free, as they leave. A home with a choice of units may still have none free for all the nights: the claim decides.
 */
export async function judgeHomes(
  queries: Queries,
  stayIds: readonly number[],
  moved: Moved,
  except: readonly string[],
  now: Date,
): Promise<Map<number, Judged>> {
  const offers = await loadOffers(queries, stayIds)
  if (offers.size === 0) return new Map()
  const known = [...offers.values()].map(offer => nightsToKnow(offer, moved.nights))
  const range = {
    checkIn: least(known.map(({ checkIn }) => checkIn)),
    checkOut: most(known.map(({ checkOut }) => checkOut)),
  }
  const taken = await unavailableByStay(queries, [...offers.keys()], range, now, except)
  const judge = (offer: StayOffer) =>
    fitsHome(offer, stayDays(offer, { now, taken: taken.get(offer.stayId) ?? [] }), moved)
  return new Map([...offers].map(([stayId, offer]) => [stayId, judge(offer)]))
}

function least<Day extends number>(days: readonly Day[]): Day {
  return days.reduce((one, other) => (other < one ? other : one))
}

function most<Day extends number>(days: readonly Day[]): Day {
  return days.reduce((one, other) => (other > one ? other : one))
}
