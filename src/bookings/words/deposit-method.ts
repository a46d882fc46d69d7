// How a damage deposit is paid: reserved on a card where the home wants that and the site takes cards, else as money.

import type { DamageDeposit, Quote } from '#offers/quote/quote.ts'
import { type CardMethod, cardMethodOf, isByCard, type PaymentMethod } from '#payments/port/payment.ts'

export function depositMethod(
  { method }: Pick<DamageDeposit, 'method'>,
  atHand: readonly string[],
): CardMethod | 'money' {
  return (method === 'hold' && cardMethodOf(atHand)) || 'money'
}

/** Whether the card of this way, if it is one, is used once more for the deposit; the payer is told so. */
export function depositByCard({ damageDeposit }: Pick<Quote, 'damageDeposit'>, way: PaymentMethod): boolean {
  return isByCard(way) && damageDeposit?.method === 'hold' && damageDeposit.minor > 0
}
