// Settles the money of a booking that ends early: what stays owed and what is refunded.

import { reduceCharge } from '#bookings/record/booking-money.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { allocateRefund } from '#offers/refunds/refund-allocation.ts'
import { promiseRefund } from '#payments/ledger/refund-store.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { Cancellable, CancellationPreview } from './cancellation-preview.ts'

type SettledEnd = {
  /** The row as it stands after its last step; whether it was ever confirmed is asked of it. */
  readonly ended: BookingRow
  readonly payments: Cancellable['payments']
  readonly preview: CancellationPreview
  readonly reason: string
}

/** In the transaction that ends it; `sendBookingRefunds` sends what is promised here once that has committed. */
export async function settleEnd(
  queries: Transaction,
  { ended, payments, preview, reason }: SettledEnd,
  now: Date,
): Promise<void> {
  // What never had a plan to be paid owes nothing that the ledger knows of.
  if (ended.confirmedAt && ended.paymentPlan) {
    const kept = { totalMinor: preview.keptMinor, taxMinor: preview.keptTaxMinor }
    await reduceCharge(queries, ended, { oweMinor: preview.chargedMinor - preview.refundMinor, kept }, now)
  }
  const { id: bookingId, currency, version } = ended
  const parts = allocateRefund(payments, preview.refundMinor)
  const cause = `cancel:${version}`
  await promiseRefund(queries, { bookingId, currency, parts, computedBy: 'policy', reason, cause }, now)
}
