// By what the damage deposit of a booking is placed at this moment.

import type { PaymentPlan } from '#bookings/record/payment-plan.ts'
import { depositByCard, depositMethod } from '#bookings/words/deposit-method.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { methodsAtHome } from '#payments/offered/methods-at-home.server.ts'
import type { CardMethod } from '#payments/port/payment.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'

type Secured = {
  readonly stayId: number
  readonly quote: Pick<Quote, 'damageDeposit'>
  readonly paymentPlan: PaymentPlan | null
}

/**
 * Reserved on a card where the home wants that and cards are offered for it, else as money. Whoever paid by card has agreed
 * to its use for the deposit, and was told the day: that stands while cards are possible, offered to others or not.
 */
export async function depositMethodNow(
  queries: Queries,
  environment: Pick<Environment, 'PAYMENT_WAYS'>,
  { stayId, quote, paymentPlan }: Secured,
): Promise<CardMethod | 'money'> {
  const rule = quote.damageDeposit
  if (!rule) return 'money'
  const isAgreed = paymentPlan !== null && depositByCard(quote, paymentPlan.way)
  return depositMethod(rule, isAgreed ? environment.PAYMENT_WAYS : await methodsAtHome(queries, environment, stayId))
}
