// Which bookings may be paid before their guest has proved an address.

import { paymentPlan } from '#bookings/record/payment-plan.ts'
import type { Quote } from '#offers/quote/quote.ts'
import type { BookingMode } from '#offers/terms/stay-offer.ts'
import { dueNow } from '#payments/ledger/payment-dues.ts'
import { isByCard, type PaymentMethod } from '#payments/port/payment.ts'

/**
 * Where a card is charged at once, money stands behind the booking. Nothing does where a transfer or the home is to bring it
 * later, or where the home has to answer first; and a promo code is for guests who are known.
 */
export function paysFirst(
  { mode, quote }: { readonly mode: BookingMode; readonly quote: Quote },
  way: PaymentMethod | undefined,
): way is PaymentMethod {
  if (way === undefined || mode !== 'instant' || !isByCard(way) || quote.couponCode !== null) return false
  return dueNow(paymentPlan(quote, way).schedule, 0) > 0
}
