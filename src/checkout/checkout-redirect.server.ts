// Where the checkout of something that is no longer a mere hold redirects to.

import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { bookingHome } from '#bookings/words/booking-home.ts'
import { openPaymentOf } from '#payments/ledger/payment-store.server.ts'
import { paymentAddress } from '#payments/providers/providers.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

/** The page of the booking or of its payment; undefined for a hold, and for one whose last try to pay has failed. */
export async function checkoutRedirect({ database }: Tools, hold: BookingDetails): Promise<string | undefined> {
  const own = bookingHome(hold)
  if (hold.confirmedAt || hold.state === 'pending_approval') return own
  if (hold.state !== 'pending_payment') return undefined
  const open = await openPaymentOf(database, hold.id)
  if (!open) return undefined
  return open.way === 'bank-transfer' ? own : paymentAddress(open.id)
}
