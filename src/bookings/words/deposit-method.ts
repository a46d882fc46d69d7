// How a damage deposit is paid: reserved on a card where the home wants that and the site takes cards, else as money.

import type { DamageDeposit, Quote } from '#offers/quote/quote.ts'
import { type CardMethod, isByCard, type PaymentMethod } from '#payments/port/payment.ts'

export function depositMethod(
  { method }: Pick<DamageDeposit, 'method'>,
  methods: readonly PaymentMethod[],
): CardMethod | 'money' {
  return (method === 'hold' && methods.find(isByCard)) || 'money'
}

/** Whether the card of this way, if it is one, is used once more for the deposit; the payer is told so. */
export function depositByCard({ damageDeposit }: Pick<Quote, 'damageDeposit'>, way: PaymentMethod): boolean {
  return isByCard(way) && damageDeposit?.method === 'hold' && damageDeposit.minor > 0
}
