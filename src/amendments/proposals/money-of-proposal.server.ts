// What a proposed change would do to the guest's money if they agreed now.

import type { Agreement } from '#amendments/amend/agreement.ts'
import { priceOf } from '#bookings/record/booking-money.server.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { balanceOf } from '#payments/ledger/ledger.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'

type ProposalMoney = {
  /** What would be open of the whole price. */
  readonly openMinor: number
  /** What would be refunded. */
  readonly refundMinor: number
}

/** As `chargePriceDifference` would settle it; nothing is open with us, and nothing goes back, of what is paid at the home. */
export async function moneyOfProposal(
  queries: Queries,
  { id, paymentPlan }: Pick<BookingDetails, 'id' | 'paymentPlan'>,
  { before, after }: Readonly<Record<'before' | 'after', Pick<Agreement, 'quote'>>>,
): Promise<ProposalMoney> {
  if (!paymentPlan) return { openMinor: 0, refundMinor: 0 }
  const deltaMinor = priceOf(after.quote).totalMinor - priceOf(before.quote).totalMinor
  const balance = (await balanceOf(queries, id)) + deltaMinor
  return { openMinor: Math.max(0, balance), refundMinor: deltaMinor < 0 ? Math.max(0, -balance) : 0 }
}
