// The connection to Stripe, or to whoever speaks its wire: how it is set up, and what its refusals mean here.

import Stripe from 'stripe'
import { type PaymentElement, ProviderDown } from '#payments/port/provider.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import type { Log } from '#platform/tools/log.server.ts'
import { seconds } from '#values/duration.ts'

/** Which account at which address takes the money. */
export type StripeAccount = {
  readonly name: 'stripe' | 'test'
  readonly secretKey: string
  /** The address of the API; undefined for Stripe's own. */
  readonly api: string | undefined
  /** With it the fields stand in a page of ours, drawn by this script; else the payer goes to the provider's page. */
  readonly element: Omit<PaymentElement, 'clientSecret'> | undefined
}

/** The made-up bank opens itself with this key, which is no secret. */
export const testBankKey = 'sk_test_madeUpBank'

/** The account behind each name; undefined for one that was never set up. */
export function stripeAccount(name: StripeAccount['name'], environment: Environment): StripeAccount | undefined {
  if (name === 'test') {
    return { name, secretKey: testBankKey, api: environment.TEST_BANK_URL, element: undefined }
  }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API: api, STRIPE_PUBLISHABLE_KEY: publishableKey } = environment
  if (!secretKey) return undefined
  const script = api ? `${api}/element.js` : 'https://js.stripe.com/endive/stripe.js'
  return { name, secretKey, api, element: publishableKey ? { script, publishableKey } : undefined }
}

/** Begins our name of what Stripe was asked for and never made, with why in the rest of it: asking again changes nothing. */
export const neverMade = 'none_'

/** Somebody waits for every answer: a provider that takes longer counts as not there. */
const answersWithin = seconds(12)

/** The client of the account; it keeps no state but its connections. */
export function stripeClient({ secretKey, api }: StripeAccount): Stripe {
  const known = clients.get(`${secretKey}@${api}`)
  if (known) return known
  const at = api === undefined ? undefined : new URL(api)
  const client = new Stripe(secretKey, {
    ...(at && { host: at.hostname, port: at.port || (at.protocol === 'https:' ? 443 : 80) }),
    ...(at && { protocol: at.protocol === 'https:' ? ('https' as const) : ('http' as const) }),
    maxNetworkRetries: 1,
    timeout: answersWithin,
    telemetry: false,
    appInfo: { name: 'Casita' },
  })
  clients.set(`${secretKey}@${api}`, client)
  return client
}

const clients = new Map<string, Stripe>()

/** Asks; a provider that does not answer, or not us, is down. Refusals of what was asked are thrown as the SDK throws them. */
export async function ask<Answer>(log: Log, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (fault) {
    if (
      fault instanceof Stripe.errors.StripeAuthenticationError ||
      fault instanceof Stripe.errors.StripePermissionError
    ) {
      log.error({ request: fault.requestId, code: fault.code }, 'the payment provider does not accept our key for this')
      throw new ProviderDown('The key is not accepted')
    }
    if (isDown(fault)) throw new ProviderDown('It does not answer', { cause: fault })
    throw fault
  }
}

function isDown(fault: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeError } = Stripe.errors
  if (fault instanceof StripeConnectionError || fault instanceof StripeAPIError) return true
  if (fault instanceof StripeRateLimitError) return true
  // Another request with the same key is under way, or the object is locked by one.
  return fault instanceof StripeError && (fault.statusCode === 409 || fault.code === 'lock_timeout')
}

/** What Stripe refused of a request; undefined for every other fault. */
export function refusalOf(fault: unknown): Stripe.errors.StripeError | undefined {
  const { StripeCardError, StripeInvalidRequestError } = Stripe.errors
  return fault instanceof StripeCardError || fault instanceof StripeInvalidRequestError ? fault : undefined
}
