// Holds nights at a stored price: how every hold begins, a visitor's own, one from an accepted offer or one that an operator makes.

import { sql } from 'drizzle-orm'
import { beginningOf } from '#bookings/record/booking-store.server.ts'
import { type BookingRow, bookingEventTable, bookingTable } from '#bookings/record/booking-tables.server.ts'
import type { BrowserSession } from '#bookings/record/browser-session.server.ts'
import { bookingReference } from '#bookings/words/booking-reference.server.ts'
import { claimStatement } from '#nights/take-nights.server.ts'
import type { Quote } from '#offers/quote/quote.ts'
import type { QuoteRow } from '#offers/stored/quote-store.server.ts'
import { quoteTable } from '#offers/stored/quote-tables.server.ts'
import type { BookingMode } from '#offers/terms/stay-offer.ts'
import { RolledBack, refusingConstraint, type Transaction } from '#platform/tools/database.server.ts'
import { insertFrom, writeBatch } from '#platform/write-batch.server.ts'
import { isOperator, type SignedInUser } from '#users/user/visitor.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { later, minutes } from '#values/duration.ts'
import { done, type Outcome, refused } from '#values/result.ts'

/** How long nights are held during a checkout. */
const holdLasts = minutes(15)

export type Holder = {
  /** None where an operator holds them for a guest. */
  readonly browser?: BrowserSession
  readonly user?: SignedInUser
  /** How they ask; by default on the site. */
  readonly source?: BookingRow['source']
}

type Keeping = {
  readonly holder: Holder
  readonly holdId: string
  /** The network it is asked from; null where an operator holds them. */
  readonly network: string | null
  readonly quote: Quote
  /** The stored quote's id and seal; or its row, which is stored with the hold. */
  readonly stored: { readonly id: string; readonly seal: string } | QuoteRow
  /** How it is booked: what an operator has offered already needs no second yes. */
  readonly mode: BookingMode
  readonly turnoverNights: number
  /** How an operator holds them for a guest: until when, and what is known of the guest. */
  readonly byHand?: HeldByHand | undefined
}

type HeldByHand = {
  readonly until: Date
  readonly actorUserId: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly guest: Pick<BookingRow, 'cameBy' | 'contact' | 'language'>
}

/** `quoteId`: the price at which the nights are held. */
export type Held = { readonly holdId: string; readonly quoteId: string; readonly expiresAt: Date }

/** Claims the nights and begins the booking with its first event, as one statement; 'dates-taken' when they cannot be had. */
export async function claimHold(
  queries: Transaction,
  { holder, holdId, network, quote, stored, mode, turnoverNights, byHand }: Keeping,
  now: Date,
): Promise<Outcome<Held, 'dates-taken'>> {
  const { nights, stayId } = quote
  const expiresAt = byHand?.until ?? later(now, holdLasts)
  const whose = byHand
    ? ({ actor: 'operator', actorUserId: byHand.actorUserId, payload: byHand.payload } as const)
    : ({ actor: 'guest', actorUserId: holder.user?.id } as const)
  const step = { command: 'hold', to: 'hold', ...whose } as const
  const begun = beginningOf(
    {
      id: holdId,
      reference: bookingReference(),
      stayId,
      unitIds: [],
      checkIn: writeCalendarDay(nights.checkIn),
      checkOut: writeCalendarDay(nights.checkOut),
      party: quote.party,
      mode,
      quoteId: stored.id,
      quote,
      quoteHash: stored.seal,
      currency: quote.currency,
      totalMinor: quote.totalMinor,
      source: byHand ? ('admin' as const) : (holder.source ?? ('site' as const)),
      ...byHand?.guest,
      guestUserId: holder.user?.id,
      browserSession: holder.browser,
      // What operators hold is not limited, and limits nobody else.
      heldFrom: byHand || (holder.user && isOperator(holder.user)) ? null : network,
      timeZone: quote.refundTerms.timeZone,
      holdExpiresAt: expiresAt,
    },
    step,
    now,
  )
  const claim = { stayId, nights, turnoverNights, refId: holdId, now }
  // A hold that loses its nights at the last moment has written nothing.
  const claimed = sql`claimed where claimed.units is not null`
  const written = await inCurrencyOfHome(() =>
    writeBatch(
      queries,
      {
        claimed: sql`select array_agg(claimed_unit order by claimed_unit) as units
        from ${claimStatement(claim, { kind: 'hold', expiresAt })}`,
        ...('input' in stored && { priced: insertFrom(quoteTable, stored, claimed) }),
        begun: sql`${insertFrom(bookingTable, { ...begun.row, unitIds: sql`claimed.units` }, claimed)} returning id`,
        told: insertFrom(bookingEventTable, begun.event, claimed),
      },
      ['begun'],
    ),
  )
  return written.begun === 1 ? done({ holdId, quoteId: stored.id, expiresAt }) : refused('dates-taken')
}

/** The currency of the home has just changed: nothing can be had at a price in the former one. */
async function inCurrencyOfHome<Written>(write: () => Promise<Written>): Promise<Written> {
  try {
    return await write()
  } catch (fault) {
    if (refusingConstraint(fault) === 'booking_in_currency_of_home') throw new RolledBack(refused('dates-taken'))
    throw fault
  }
}
