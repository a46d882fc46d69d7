// The verb: a program books a price it was quoted, in one step that the site takes in two: hold, then book.

import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { VerifiedUser } from '#accounts/visitor.ts'
import { type Booked, bookStay, type Submission } from '#bookings/book-stay.server.ts'
import type { BookRefusal, HoldRefusal } from '#bookings/booking-refusals.ts'
import { findRow } from '#bookings/booking-store.server.ts'
import { bookingCommandTable } from '#bookings/booking-tables.server.ts'
import type { BrowserSession } from '#bookings/browser-session.server.ts'
import { currentTerms } from '#bookings/checkout/booking-terms.server.ts'
import type { BookingWish } from '#bookings/checkout/booking-wish.ts'
import { holdStay } from '#bookings/hold-stay.server.ts'
import type { CommandOutcome } from '#bookings/misplaced.ts'
import { releaseHold } from '#bookings/release-hold.server.ts'
import { findQuote } from '#offers/quote-store.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { refused } from '#values/result.ts'

export type QuoteBooking = {
  readonly quoteId: string
  readonly wish: BookingWish
  /** How it is to be paid; the first way that the site offers unless told. */
  readonly pay?: Submission['pay']
  /** 8 to 100 characters; the same key again is answered with the same booking. */
  readonly key: string
  readonly address: string
  readonly origin: string
}

// A quote read at the beginning of time is never too old: one that was booked by the same key is answered again.
const everValid = new Date(0)

/** Refuses as holding and booking do; what was held for a refused booking is let go. */
export async function bookByQuote(
  tools: Tools,
  user: VerifiedUser,
  { quoteId, wish, pay, key, address, origin }: QuoteBooking,
): Promise<CommandOutcome<Booked, HoldRefusal | BookRefusal>> {
  const known = await findQuote(tools.database, quoteId, everValid)
  if (!known.ok) return refused('quote-unknown')
  const { stayId, nights, party, ratePlanId, couponCode, extras, totalMinor } = known.quote
  const isRepeated = await keyWasUsed(tools, user, key)
  if (!isRepeated && tools.clock.now() >= known.expiresAt) return refused('quote-expired')
  if (!isRepeated && wish.termsHash !== (await currentTerms()).hash) return refused('terms-changed')
  const browser = programOf(user)
  const visit = { nights, party, ratePlanId, couponCode: couponCode ?? undefined, extras }
  const held = await holdStay(
    tools,
    { browser, user, source: 'api' },
    { stayId, wish: visit, seenTotalMinor: totalMinor, key, address },
  )
  if (!held.ok) return held
  // The hold keeps a quote of its own: the same price, worked out when the nights were taken.
  const hold = await findRow(tools.database, held.holdId)
  if (!hold) return refused('hold-unknown')
  const { id: holdId, quoteId: heldQuoteId } = hold
  const submission = { holdId, quoteId: heldQuoteId, wish, pay, key, address, origin }
  const booked = await bookStay(tools, { user, browser }, submission)
  // A hold that was booked before is no hold any more, and stays as it is.
  if (!booked.ok) await releaseHold(tools, { browser, user }, holdId)
  return booked
}

async function keyWasUsed({ database }: Tools, user: VerifiedUser, key: string): Promise<boolean> {
  const [before] = await database
    .select({ at: bookingCommandTable.at })
    .from(bookingCommandTable)
    .where(
      and(
        eq(bookingCommandTable.scope, `user:${user.id}`),
        eq(bookingCommandTable.key, key),
        eq(bookingCommandTable.command, 'submit'),
      ),
    )
  return before !== undefined
}

/** A program has no browser; its holds count as those of one that nobody else can be. */
function programOf({ id }: VerifiedUser): BrowserSession {
  return createHash('sha256').update(`program of ${id}`).digest('hex') as BrowserSession
}
