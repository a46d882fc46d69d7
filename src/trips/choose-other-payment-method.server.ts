// Command: a guest who chose a transfer picks another payment method, while nothing has arrived.

import { mayChooseAgain } from '#booking-payments/pay-booking.server.ts'
import { voidOpenPayment } from '#booking-payments/void-open-payment.server.ts'
import type { ChooseRefusal } from '#bookings/record/payment-refusals.ts'
import { type CommandOutcome, stateConflict } from '#bookings/record/state-conflict.ts'
import { checkoutAddress } from '#bookings/words/home-address.ts'
import { openPaymentOf } from '#payments/ledger/payment-store.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Booker } from '#users/user/visitor.ts'
import { done, refused } from '#values/result.ts'
import { findBooking } from './find-booking.server.ts'

/**
 * Voids the transfer and answers where the guest chooses again: `path`. The nights stay held for as long as they were; money
 * that arrives all the same is recorded like any other.
 */
export async function chooseOtherPaymentMethod(
  tools: Tools,
  who: Booker,
  bookingId: string,
): Promise<CommandOutcome<{ readonly path: string }, ChooseRefusal>> {
  const booking = await findBooking(tools, who, bookingId)
  if (!booking) return refused('booking-unknown')
  const { state, stay } = booking
  if (state !== 'pending_payment' || stay.slug === null) return stateConflict('nothing-to-choose', booking)
  if (!mayChooseAgain(await openPaymentOf(tools.database, bookingId)))
    return stateConflict('nothing-to-choose', booking)
  await voidOpenPayment(tools, bookingId)
  return done({ path: checkoutAddress(stay.slug, bookingId) })
}
