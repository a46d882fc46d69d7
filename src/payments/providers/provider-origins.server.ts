// The origins of payment providers that pages may lead to or load from, and whether money here is real.

import { stripeAccount } from '#payments/stripe/stripe-client.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'

/** Where forms that pay may lead, those of browsers without script at least: Chromium holds a form's redirect to `form-action`, too. */
export function payPageOrigins(environment: Environment): string[] {
  const { PAYMENT_WAYS: ways, STRIPE_CHECKOUT, STRIPE_API, TEST_BANK_URL } = environment
  return [
    ...(ways.includes('card') ? [STRIPE_API ?? STRIPE_CHECKOUT] : []),
    ...(ways.includes('test-card') ? [TEST_BANK_URL] : []),
  ]
}

type ElementOrigins = { readonly called: string[]; readonly framed: string[]; readonly pictured: string[] }

/** What the provider's fields in a page of ours load; undefined where payers go to the provider's page. */
export function elementOrigins(environment: Environment): ElementOrigins | undefined {
  const account = stripeAccount('stripe', environment)
  if (!account?.element) return undefined
  if (account.api) return { called: [account.api], framed: [account.api], pictured: [] }
  // https://docs.stripe.com/security/guide#content-security-policy
  return {
    called: ['https://api.stripe.com', 'https://maps.googleapis.com'],
    framed: ['https://*.js.stripe.com', 'https://js.stripe.com', 'https://hooks.stripe.com'],
    pictured: ['https://*.stripe.com'],
  }
}

/** Whether cards are charged really; undefined where none are taken. */
export function cardMode({ PAYMENT_WAYS: ways, STRIPE_SECRET_KEY: key }: Environment): 'live' | 'test' | undefined {
  if (ways.includes('card')) return /_live_/.test(key ?? '') ? 'live' : 'test'
  return ways.includes('test-card') ? 'test' : undefined
}
