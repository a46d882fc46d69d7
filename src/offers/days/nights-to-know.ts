// How far around a visit its neighbours matter, so that callers load enough and no more.

import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { addDays, type CalendarDay, firstWrittenDay, lastWrittenDay } from '#values/calendar-day.ts'
import { longestVisitNights, type NightRange } from '#values/night-range.ts'

/**
 * The range whose taken nights a quote for `nights` needs: extended on either side by the longest turnover, minimum or
 * gap of the offer.
 */
export function nightsToKnow(offer: StayOffer, { checkIn, checkOut }: NightRange): NightRange {
  const reach = reachOf(offer)
  return asWritten({ checkIn: addDays(checkIn, -reach), checkOut: addDays(checkOut, reach) })
}

/** How many nights on either side of a visit matter. */
export function reachOf(offer: StayOffer): number {
  const overrides = [...offer.overrides, ...offer.plans[0].overrides]
  const reach = Math.max(
    1,
    ...offer.rules.map(rule =>
      rule.kind === 'allowed_lengths'
        ? Math.max(...rule.lengths)
        : 'nights' in rule && rule.kind !== 'window_days'
          ? rule.nights
          : 0,
    ),
    ...overrides.flatMap(({ minArrival, minThrough }) => [minArrival ?? 0, minThrough ?? 0]),
    ...offer.discounts.map(({ maxGapNights }) => maxGapNights ?? 0),
  )
  // Turnover adds to a gap.
  return 2 * reach
}

/** The range clipped to storable dates: nights beyond can be neither taken nor queried. */
function asWritten({ checkIn, checkOut }: NightRange): NightRange {
  const within = (day: CalendarDay) => Math.min(Math.max(day, firstWrittenDay), lastWrittenDay) as CalendarDay
  return { checkIn: within(checkIn), checkOut: within(checkOut) }
}

/** The range whose taken nights the calendar of `range` needs: visits may begin before it and end after it. */
export function nightsToKnowForCalendar(offer: StayOffer, { checkIn, checkOut }: NightRange): NightRange {
  return nightsToKnow(offer, {
    checkIn: addDays(checkIn, -longestVisitNights),
    checkOut: addDays(checkOut, longestVisitNights),
  })
}
