// The visitor's own hold or unpaid booking in a home: nights, expiry, and the page to go on.

import { nightsOf } from '#bookings/record/booking-nights.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { sayNights } from '#bookings/record/booking-words.ts'
import type { HoldOwner } from '#bookings/record/hold-owner.server.ts'
import { checkoutAddress } from '#bookings/words/home-address.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { ownUnfinished } from '#holds/own-holds.server.ts'
import type { OwnNights } from '#offers/terms/stay-input.ts'
import { moment } from '#offers/terms/verdict-words.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { noNights } from '#quotes/price-visit.server.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { sayHoldEnd } from './checkout-view.server.ts'

type OwnHold = {
  readonly id: string
  readonly checkIn: string
  readonly checkOut: string
  readonly expiresAt: string
  /** The page where it is booked, or paid. */
  readonly checkout: string
  readonly inWords: { readonly dates: string; readonly until: string }
}

export type OwnInHome = {
  readonly hold: OwnHold | undefined
  /** A booking that waits for its payment. */
  readonly unpaid: OwnHold | undefined
  readonly nights: OwnNights
}

export const nothingInHome: OwnInHome = { hold: undefined, unpaid: undefined, nights: noNights }

/** The newest hold of theirs in the home, the newest booking that waits for its payment, and the nights of all of them. */
export async function findOwnHold(
  { database, clock }: Pick<Tools, 'database' | 'clock' | 'environment'>,
  owner: HoldOwner,
  { id, slug }: { readonly id: number; readonly slug: string },
): Promise<OwnInHome> {
  const rows = await ownUnfinished(database, owner, clock.now(), id)
  const [held, unpaid] = [rows.filter(({ state }) => state === 'hold'), rows.filter(({ state }) => state !== 'hold')]
  const locale = currentLanguage().locale
  return {
    hold: held[0] && ownHoldView(held[0], slug, locale),
    unpaid: unpaid[0] && ownHoldView(unpaid[0], slug, locale),
    nights: { held: held.map(nightsOf), unpaid: unpaid.map(nightsOf) },
  }
}

/** `row` is one of `ownUnfinished`. */
export function ownHoldView(row: BookingRow, slug: string, locale: string): OwnHold {
  const { id, state, timeZone } = row
  const nights = nightsOf(row)
  const ends = row.holdExpiresAt!
  // A transfer, and what an operator holds for a guest, may take days: then the hour alone says nothing.
  const until =
    state === 'hold' && row.cameBy === null
      ? sayHoldEnd(ends, timeZone, locale)
      : moment({ at: ends.toISOString(), timeZone }, locale)
  return {
    id,
    checkIn: writeCalendarDay(nights.checkIn),
    checkOut: writeCalendarDay(nights.checkOut),
    expiresAt: ends.toISOString(),
    checkout: checkoutAddress(slug, id),
    inWords: { dates: sayNights(nights, locale), until },
  }
}
