// What a payment is: its states, which never go back, its purposes and the payment methods.

import { minutes } from '#values/duration.ts'

export const paymentStates = [
  'created',
  'requires_action',
  'authorised',
  'failed',
  'cancelled',
  'expired',
  'captured',
] as const

export type PaymentState = (typeof paymentStates)[number]

export type PaymentPurpose = 'initial' | 'instalment' | 'balance' | 'amendment' | 'damage_hold' | 'damage_capture'

/** A damage deposit: reserved on a card, or received as money. Neither pays anything of a price. */
export const depositPurposes: readonly PaymentPurpose[] = ['damage_hold', 'damage_capture']

/** Whether the payment is a damage deposit, which counts in no sum of the booking's price. */
export function isDeposit({ purpose }: { readonly purpose: PaymentPurpose }): boolean {
  return depositPurposes.includes(purpose)
}

/** How a guest pays: by card, by a card of the made-up bank, by a transfer that the operator notes, or at the home. */
export const paymentMethods = ['card', 'test-card', 'bank-transfer', 'property'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

/** The methods for which a provider has a page, reserves money and keeps cards. */
export const cardMethods = ['card', 'test-card'] as const satisfies readonly PaymentMethod[]

export type CardMethod = (typeof cardMethods)[number]

export function isByCard(way: PaymentMethod): way is CardMethod {
  return cardMethods.some(each => each === way)
}

/** By what it is paid, as sentences choose by it: which bank is behind a card makes no difference there. */
export const meansOf: Readonly<Record<PaymentMethod, 'card' | 'transfer' | 'home'>> = {
  card: 'card',
  'test-card': 'card',
  'bank-transfer': 'transfer',
  property: 'home',
}

/**
 * For so long a provider's page can be paid on. Stripe wants 30 minutes at least from the moment it hears of it, which
 * leaves three for clocks that differ and for asking again.
 */
export const payPageLasts = minutes(33)

/** `manual` is reserved now and taken later; `automatic` is taken at once. */
export type CaptureMode = 'automatic' | 'manual'

/** States that can still become money. */
export const openStates: readonly PaymentState[] = ['created', 'requires_action', 'authorised']

const ended: readonly PaymentState[] = ['failed', 'cancelled', 'expired']

/**
 * The state after `reported` came for a payment known to be `known`: events come late, twice and out of order, so
 * nothing leads back, one end is not exchanged for another, and money that arrived is money whatever was said before.
 */
export function furtherState(known: PaymentState, reported: PaymentState): PaymentState {
  if (ended.includes(known) && ended.includes(reported)) return known
  return paymentStates.indexOf(reported) > paymentStates.indexOf(known) ? reported : known
}

/** The key under which a provider carries out one attempt once, however often it is asked. */
export function paymentKey(bookingId: string, purpose: PaymentPurpose, attempt: number): string {
  return `${bookingId}:${purpose}:${attempt}`
}
