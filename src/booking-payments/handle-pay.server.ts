// Handles the form that pays the rest of a booking.

import { paymentRefusalStatus, paymentRefusals } from '#bookings/record/payment-refusals.ts'
import { sayRefused } from '#bookings/record/state-conflict.ts'
import { bookingHome } from '#bookings/words/booking-home.ts'
import { sentence } from '#catalogue/sentence.ts'
import { isByCard } from '#payments/port/payment.ts'
import { sayPaymentFault } from '#payments/port/provider.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type Booker, isContact } from '#users/user/visitor.ts'
import type { PaymentAnswer } from './carry-out-payment.server.ts'
import { payBooking } from './pay-booking.server.ts'
import { parsePayInput } from './pay-input.ts'

export type PayFormAnswer =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'stay'; readonly status: number; readonly refusal?: string; readonly fault?: string }

type Sent = { readonly bookingId: string; readonly form: FormData; readonly origin: string }

/** Pays what is open, and goes to where the payment leads; a payment that failed is reported above its fields. */
export async function handlePay(tools: Tools, who: Booker, { bookingId, form, origin }: Sent): Promise<PayFormAnswer> {
  const { withoutScript, ...chosen } = parsePayInput(form)
  const way = chosen.way ?? tools.environment.PAYMENT_WAYS.find(isByCard) ?? 'bank-transfer'
  const open = form.get('open')
  const seenMinor = typeof open === 'string' && /^\d{1,15}$/.test(open) ? Number(open) : 0
  const paid = await payBooking(tools, who, { bookingId, seenMinor, way, origin, withoutScript })
  if (!paid.ok)
    return { kind: 'stay', status: paymentRefusalStatus[paid.reason], refusal: sayRefused(paymentRefusals, paid) }
  return afterPayment(paid.payment, bookingHome({ id: bookingId, hasAccount: !isContact(who) }))
}

/** Where a payer goes next; `home` is the page of what they pay for. */
export function afterPayment(payment: PaymentAnswer, home: string): PayFormAnswer {
  if (payment.kind === 'settled') return { kind: 'go', path: home }
  if (payment.kind === 'go') return { kind: 'go', path: payment.address }
  return payment.kind === 'failed'
    ? { kind: 'stay', status: 402, fault: sayPaymentFault(payment.fault) }
    : { kind: 'stay', status: 503, fault: sentence('booking-payments.unreachable') }
}
