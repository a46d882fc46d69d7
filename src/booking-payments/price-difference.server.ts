// The difference that a change of a booking makes to its money: more is owed, or some goes back.

import { priceOf, refreshDue } from '#bookings/record/booking-money.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { postToLedger } from '#payments/ledger/ledger.server.ts'
import { chargePosting } from '#payments/ledger/postings.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import { giveBack } from './give-back.server.ts'

type PriceDifference = {
  /** How much more the guest owes. */
  readonly chargedMinor: number
  /** Promised back, because more was paid than the new price asks for. */
  readonly refundMinor: number
}

/**
 * Moves the money of a booking from the price of `before` to that of `after`, in the transaction that changes the booking.
 * `booking` is the locked row as it stands after its step: its `version` names the cause, so that the same change is
 * booked once; its `paymentPlan` must be the one for the new price, since the next due date is taken from it.
 * More than before is only owed from now on: the guest pays it on the page of the booking, or with `payBooking`.
 * Call `sendBookingRefunds(tools, booking.id)` when the transaction has committed.
 */
export async function chargePriceDifference(
  queries: Transaction,
  booking: BookingRow,
  { before, after }: { readonly before: Quote; readonly after: Quote },
  now: Date,
): Promise<PriceDifference> {
  if (before.currency !== after.currency) throw new RangeError('A booking keeps its currency')
  const { id: bookingId, currency, version } = booking
  const [from, to] = [priceOf(before), priceOf(after)]
  const cause = `charge:${version}`
  await postToLedger(queries, { bookingId, cause, currency, at: now }, chargePosting(from, to))
  const basis = { computedBy: 'amendment', cause: `amendment:${version}` } as const
  const refundMinor = to.totalMinor < from.totalMinor ? await giveBack(queries, booking, basis, now) : 0
  await refreshDue(queries, booking)
  return { chargedMinor: Math.max(0, to.totalMinor - from.totalMinor), refundMinor }
}
