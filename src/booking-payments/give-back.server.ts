// Promises back what a guest has paid beyond anything they owe.

import { refundablePayments } from '#bookings/record/booking-money.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { allocateRefund } from '#offers/refunds/refund-allocation.ts'
import { balanceOf } from '#payments/ledger/ledger.server.ts'
import type { RefundBasis } from '#payments/ledger/payment-tables.server.ts'
import { promiseRefund } from '#payments/ledger/refund-store.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'

/**
 * Promises everything of a locked booking that no charge asks for: of one that never stood, all that was paid. Answers
 * how much; `sendBookingRefunds` carries it out once this has committed. `cause` names the reason, so that it is done once.
 */
export async function giveBack(
  queries: Transaction,
  { id: bookingId, currency }: Pick<BookingRow, 'id' | 'currency'>,
  { computedBy, cause }: { readonly computedBy: RefundBasis; readonly cause: string },
  now: Date,
): Promise<number> {
  const minor = Math.max(0, -(await balanceOf(queries, bookingId)))
  const parts = allocateRefund(await refundablePayments(queries, bookingId), minor)
  await promiseRefund(queries, { bookingId, currency, parts, computedBy, cause }, now)
  return minor
}
