// Keeping nights at a stored price: how every hold begins, whether a visitor asked for it or an offer was taken.

import type { SignedInUser } from '#accounts/visitor.ts'
import { claimNights } from '#nights/claim-nights.server.ts'
import type { Quote } from '#offers/quote.ts'
import { hashOf } from '#offers/quote-store.server.ts'
import type { BookingMode } from '#offers/stay-offer.ts'
import type { Transaction } from '#platform/database.server.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { later, minutes } from '#values/duration.ts'
import { done, type Outcome } from '#values/result.ts'
import { bookingReference } from './booking-reference.server.ts'
import { beginBooking } from './booking-store.server.ts'
import type { BookingRow } from './booking-tables.server.ts'
import type { BrowserSession } from './browser-session.server.ts'

/** How long nights are kept for somebody who checks out. */
export const holdLasts = minutes(15)

export type Holder = {
  readonly browser: BrowserSession
  readonly user?: SignedInUser
  /** By what they ask; the site unless told. */
  readonly source?: BookingRow['source']
}

export type Keeping = {
  readonly holder: Holder
  readonly holdId: string
  /** Where it is asked from. */
  readonly address: string
  readonly quote: Quote
  readonly quoteId: string
  /** How it is booked: what an operator has offered already needs no second yes. */
  readonly mode: BookingMode
  readonly turnoverNights: number
}

/** Claims the nights and begins the booking with its first event; 'dates-taken' when they cannot be had. */
export async function keepNights(
  queries: Transaction,
  { holder, holdId, address, quote, quoteId, mode, turnoverNights }: Keeping,
  now: Date,
): Promise<Outcome<{ readonly hold: BookingRow }, 'dates-taken'>> {
  const { nights, stayId } = quote
  const expiresAt = later(now, holdLasts)
  const place = { stayId, nights, turnoverNights }
  const claimed = await claimNights(queries, { ...place, kind: 'hold', refId: holdId, expiresAt, now })
  if (!claimed.ok) return claimed
  const step = { command: 'hold', to: 'hold', actor: 'guest', actorUserId: holder.user?.id } as const
  const row = {
    id: holdId,
    reference: bookingReference(),
    stayId,
    unitIds: [...claimed.unitIds],
    checkIn: writeCalendarDay(nights.checkIn),
    checkOut: writeCalendarDay(nights.checkOut),
    party: quote.party,
    mode,
    quoteId,
    quote,
    quoteHash: hashOf(quote),
    currency: quote.currency,
    totalMinor: quote.totalMinor,
    source: holder.source ?? ('site' as const),
    guestUserId: holder.user?.id,
    browserSession: holder.browser,
    heldFrom: address,
    timeZone: quote.refundTerms.timeZone,
    holdExpiresAt: expiresAt,
  }
  return done({ hold: await beginBooking(queries, row, step, now) })
}
