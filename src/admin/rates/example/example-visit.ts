// A visit by which a change of terms is shown: what it costs, when that is paid, and what comes back, by the one evaluator.

import { stayDays } from '#offers/days/stay-days.ts'
import { type Quote, quote } from '#offers/quote/quote.ts'
import { type Party, twoAdults } from '#offers/terms/party.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { addDays, type CalendarDay, dayInZone } from '#values/calendar-day.ts'

const nights = 7
/** Far enough ahead for most days by which something is due or comes back. */
const firstAhead = 90
const daysTried = 450

export type ExampleVisits = { readonly before: Quote | undefined; readonly after: Quote | undefined }

/**
 * The same week with two adults and a child, as far as the home takes them, by the former offer and by the next one; who
 * has its nights and which rules forbid it counts for nothing here. Undefined where it has no price. It begins on the first
 * day with prices from `begin` on, which is today or later; without one in about three months.
 */
export function exampleVisits(former: StayOffer, next: StayOffer, now: Date, begin?: CalendarDay): ExampleVisits {
  const after = firstOf(next, now, begin)
  const before = after ? quoted(former, after.nights.checkIn, after.party, now) : firstOf(former, now, begin)
  return { before, after }
}

function firstOf(offer: StayOffer, now: Date, begin?: CalendarDay): Quote | undefined {
  const from = begin ?? addDays(dayInZone(now, offer.timeZone), firstAhead)
  for (const party of partiesOf(offer)) {
    for (let later = 0; later <= daysTried; later++) {
      const found = quoted(offer, addDays(from, later), party, now)
      if (found) return found
    }
  }
  return undefined
}

function partiesOf({ capacity: { maxGuests, maxAdults } }: StayOffer): Party[] {
  const adults = { ...twoAdults, adults: Math.min(2, maxGuests, maxAdults ?? 2) }
  return maxGuests > adults.adults ? [{ ...adults, childAges: [8] }, adults] : [adults]
}

function quoted(offer: StayOffer, checkIn: CalendarDay, party: Party, now: Date): Quote | undefined {
  const open = { ...offer, open: true }
  const context = { now, taken: [], overrules: true }
  const input = { nights: { checkIn, checkOut: addDays(checkIn, nights) }, party, extras: [] }
  const answer = quote(open, input, context, stayDays(open, context))
  return answer.ok ? answer.quote : undefined
}
