// The days of a home's calendar for programs, without the words of the page.

import { unavailableByStay } from '#nights/unavailable-nights.server.ts'
import { nightsToKnowForCalendar } from '#offers/days/nights-to-know.ts'
import { takenFor } from '#offers/days/stay-days.ts'
import { type CalendarEntry, calendar } from '#offers/quote/calendar.ts'
import { knownOffer } from '#offers/stored/known-offers.server.ts'
import type { OwnNights } from '#offers/terms/stay-input.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { NightRange } from '#values/night-range.ts'
import { noNights } from './price-visit.server.ts'

/**
 * One entry for each day of `range`, by the evaluator that the page asks; `own` is what whoever asks has there, and `changing` the nights of a
 * booking that changes, which are free to it; none for a home that is not on sale.
 */
export async function readCalendar(
  { database, clock }: Tools,
  stayId: number,
  range: NightRange,
  own: OwnNights = noNights,
  changing?: NightRange,
): Promise<CalendarEntry[]> {
  const now = clock.now()
  const offer = await knownOffer(database, stayId)
  if (!offer) return []
  const taken = await unavailableByStay(database, [stayId], nightsToKnowForCalendar(offer, range), now)
  return calendar(offer, range, {
    ...{ now, taken: takenFor(taken.get(stayId) ?? [], own) },
    ...{ ownNights: changing, agreedNights: changing },
  })
}
