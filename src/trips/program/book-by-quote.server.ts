// Command: a program books a quoted price in one step, which the site takes in two: hold, then book.

import { keyWasUsed, releaseKey } from '#bookings/commands/carry-out-once.server.ts'
import type { BookingInput } from '#bookings/record/booking-input.ts'
import { scopeOf } from '#bookings/record/booking-owner.ts'
import type { BookRefusal, HoldRefusal } from '#bookings/record/booking-refusals.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { areCurrentTerms } from '#bookings/record/booking-terms.server.ts'
import type { CommandOutcome } from '#bookings/record/state-conflict.ts'
import { type Booked, bookStay } from '#holds/book-stay.server.ts'
import { holdStay } from '#holds/hold-stay.server.ts'
import { releaseHold } from '#holds/release-hold.server.ts'
import type { Submission } from '#holds/submit-hold.server.ts'
import { findQuote } from '#offers/stored/quote-store.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { refused } from '#values/result.ts'
import { askedOf } from './hold-by-quote.server.ts'
import { programOf } from './program-holder.server.ts'

type QuoteBooking = {
  readonly quoteId: string
  readonly input: BookingInput
  /** How it is to be paid; the first way that asks for no card now unless told. */
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
  { quoteId, input, pay, key, address, origin }: QuoteBooking,
): Promise<CommandOutcome<Booked, HoldRefusal | BookRefusal>> {
  const known = await findQuote(tools.database, quoteId, everValid)
  if (!known.ok) return refused('quote-unknown')
  const isRepeated = await keyWasUsed(tools.database, { scope: scopeOf(user), key, command: 'submit' })
  if (!isRepeated && tools.clock.now() >= known.expiresAt) return refused('quote-expired')
  if (!isRepeated && !(await areCurrentTerms(tools, input.termsHash))) return refused('terms-changed')
  const browser = programOf(user)
  const held = await holdStay(tools, { browser, user, source: 'api' }, { ...askedOf(known.quote), key, address })
  if (!held.ok) return held
  // The hold keeps a quote of its own: the same price, worked out when the nights were taken.
  const hold = await findRow(tools.database, held.holdId)
  if (!hold) return refused('hold-unknown')
  const { id: holdId, quoteId: heldQuoteId } = hold
  const submission = { holdId, quoteId: heldQuoteId, input, pay, key, address, origin }
  const booked = await bookStay(tools, { user, browser }, submission)
  if (!booked.ok) await releaseHeld(tools, user, { holdId, key })
  return booked
}

/**
 * What this key had held is let go, and the key may be tried again. What was held before under another stays; so does
 * what was booked before, which is no hold any more, whether it stands or waits for its payment.
 */
async function releaseHeld(tools: Tools, user: VerifiedUser, { holdId, key }: { holdId: string; key: string }) {
  const browser = programOf(user)
  const own = { scope: `browser:${browser}`, key, command: 'hold' } as const
  if (!(await keyWasUsed(tools.database, own))) return
  const released = await releaseHold(tools, { browser, user }, holdId, { unsent: true })
  if (released.ok) await releaseKey(tools.database, own)
}
