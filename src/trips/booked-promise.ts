// A booking's promise about cancelling, by its own terms and what is still unpaid.

import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { paidMinor } from '#offers/refunds/refund-allocation.ts'
import { sayRefundPromise } from '#offers/refunds/refund-promise.ts'

type Promised = Pick<BookingDetails, 'refundTerms' | 'quote' | 'paymentPlan' | 'payments'>

/** A sentence for each step from `now` on, and one for what is not paid yet. */
export function sayBookedPromise({ refundTerms, quote, paymentPlan, payments }: Promised, now: Date, locale: string) {
  const paid = paidMinor(payments)
  const isOpen = paid === 0 || (paymentPlan?.way !== 'property' && paid < quote.totalMinor - quote.dueAtPropertyMinor)
  const open = isOpen ? paymentPlan?.schedule : undefined
  return sayRefundPromise(refundTerms ?? quote.refundTerms, quote, now, locale, open)
}
