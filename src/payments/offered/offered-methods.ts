// By which methods the guests of a home may pay: of those that are possible the ones that the organisation offers.

import { isOfferedFor, type OfferedMethods, type PaidHome } from '#organisation/offered-method.ts'
import type { PaymentMethod } from '#payments/port/payment.ts'

/** What each method is called in `organisation.method`; total, so that a new one does not compile before it can be offered. */
export const methodWords: Readonly<Record<PaymentMethod, string>> = {
  card: 'card',
  'test-card': 'testCard',
  'bank-transfer': 'transfer',
  property: 'home',
}

/** Of the environment. */
type Possible = { readonly PAYMENT_WAYS: readonly PaymentMethod[] }

/** Every method that can be offered: those that the site was set up for, in their order, and money at the home. */
export function possibleMethods({ PAYMENT_WAYS }: Possible): readonly PaymentMethod[] {
  return [...PAYMENT_WAYS, 'property']
}

/**
 * The methods for that home, the usual one first; empty: nobody can pay for it. As long as nothing is stored, guests pay
 * at the home only where the site was set up for nothing else; to offer that beside others, an operator names it.
 */
export function offeredMethods(
  offered: OfferedMethods,
  environment: Possible,
  home: PaidHome,
): readonly PaymentMethod[] {
  const possible = possibleMethods(environment)
  if (offered === null) return environment.PAYMENT_WAYS.length > 0 ? environment.PAYMENT_WAYS : possible
  return possible.filter(method => isOfferedFor(offered, method, home))
}

/** Whether any of these brings money before the visit. */
export function takesMoney(methods: readonly PaymentMethod[]): boolean {
  return methods.some(method => method !== 'property')
}
