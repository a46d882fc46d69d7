// Occupancies in words.

import { type SentenceKey, sentence } from '#catalogue/sentence.ts'
import type { BlockReason } from '#nights/block.ts'
import type { OccupancyKind } from '#nights/occupancy.ts'
import { sayDay, writeCalendarDay } from '#values/calendar-day.ts'
import { countNights, type NightRange } from '#values/night-range.ts'
import type { NightOccupancy, NightState } from './nights-view.ts'

export const stateKeys: Readonly<Record<NightState, SentenceKey>> = {
  free: 'calendar.free',
  booked: 'calendar.booked',
  held: 'calendar.held',
  blocked: 'calendar.blocked',
  foreign: 'calendar.foreign',
  shut: 'calendar.shut',
  past: 'calendar.past',
}

/** `14 Jul 2026 to 17 Jul 2026, 3 nights`: from the day of check-in to the day of check-out. */
export function sayNights(nights: NightRange, locale: string): string {
  const day = (each: NightRange['checkIn']) => sayDay(each, locale, { day: 'numeric', month: 'short', year: 'numeric' })
  const { checkIn, checkOut } = nights
  return sentence('calendar.nights', { from: day(checkIn), to: day(checkOut), nights: countNights(nights) })
}

export type Occupant = {
  readonly kind: OccupancyKind
  /** The booking, block or event of another site. */
  readonly refId: string
  readonly booking: { readonly reference: string; readonly isHold: boolean } | null
  readonly block: { readonly reason: BlockReason; readonly note: string } | null
  /** The name of the followed calendar that it comes from. */
  readonly feedName: string | null
}

/** The occupancy in words. Blocks that expire count as holds. */
export function sayOccupancy({ kind, refId, booking, block, feedName }: Occupant): Omit<NightOccupancy, 'unit'> {
  if (block) {
    const said =
      block.note === '' ? sentence('calendar.blockedFor', block) : sentence('calendar.blockedForWithNote', block)
    return { state: 'blocked', said, bookingId: null }
  }
  if (kind === 'external') {
    const said =
      feedName === null ? sentence('calendar.bookedElsewhere') : sentence('calendar.bookedIn', { calendar: feedName })
    return { state: 'foreign', said, bookingId: null }
  }
  if (!booking || booking.isHold) return { state: 'held', said: sentence('calendar.atCheckout'), bookingId: null }
  return kind === 'hold'
    ? { state: 'held', said: sentence('calendar.waitsForPayment', booking), bookingId: refId }
    : { state: 'booked', said: sentence('calendar.bookedAs', booking), bookingId: refId }
}

/** `2026-07-14` of the first night and of the last one. */
export function writeFirstAndLast({ checkIn, checkOut }: NightRange) {
  return { first: writeCalendarDay(checkIn), last: writeCalendarDay((checkOut - 1) as NightRange['checkIn']) }
}
