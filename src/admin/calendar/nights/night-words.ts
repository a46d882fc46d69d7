// Occupancies in words.

import type { BlockReason } from '#nights/block.ts'
import type { OccupancyKind } from '#nights/occupancy.ts'
import { sayDay, writeCalendarDay } from '#values/calendar-day.ts'
import { countNights, type NightRange } from '#values/night-range.ts'
import type { NightOccupancy, NightState } from './nights-view.ts'

export const stateWords: Readonly<Record<NightState, string>> = {
  free: 'Free',
  booked: 'Booked',
  held: 'Held',
  blocked: 'Blocked',
  foreign: 'Taken elsewhere',
  shut: 'Not on offer',
  past: 'Past',
}

export const blockReasonWords: Readonly<Record<BlockReason, string>> = {
  owner: 'the owners come',
  maintenance: 'maintenance',
  other: 'another reason',
}

/** `14 Jul 2026 to 17 Jul 2026, 3 nights`: from the day of check-in to the day of check-out. */
export function sayNights(nights: NightRange, locale: string): string {
  const day = (each: NightRange['checkIn']) => sayDay(each, locale, { day: 'numeric', month: 'short', year: 'numeric' })
  const count = countNights(nights)
  return `${day(nights.checkIn)} to ${day(nights.checkOut)}, ${count} ${count === 1 ? 'night' : 'nights'}`
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
    const note = block.note === '' ? '' : `. ${block.note}`
    return { state: 'blocked', said: `Blocked: ${blockReasonWords[block.reason]}${note}`, bookingId: null }
  }
  if (kind === 'external') {
    const said = feedName === null ? 'Booked elsewhere' : `Booked elsewhere (${feedName})`
    return { state: 'foreign', said, bookingId: null }
  }
  if (booking && !booking.isHold) {
    const said = kind === 'hold' ? `Waits for its payment, ${booking.reference}` : `Booked, ${booking.reference}`
    return { state: kind === 'hold' ? 'held' : 'booked', said, bookingId: refId }
  }
  return { state: 'held', said: 'Held: somebody is at the checkout', bookingId: null }
}

/** `2026-07-14` of the first night and of the last one. */
export function writeFirstAndLast({ checkIn, checkOut }: NightRange) {
  return { first: writeCalendarDay(checkIn), last: writeCalendarDay((checkOut - 1) as NightRange['checkIn']) }
}
