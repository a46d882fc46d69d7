// Which provider carries out a payment, and the calls to it that every booking makes the same way.

import type { PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import { manualProvider } from '#payments/manual/manual-provider.server.ts'
import { openStates } from '#payments/port/payment.ts'
import { type PaymentProvider, ProviderDown, type ProviderIntent, type ProviderName } from '#payments/port/provider.ts'
import { stripeAccount } from '#payments/stripe/stripe-client.server.ts'
import { stripeProvider } from '#payments/stripe/stripe-provider.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { currency, money } from '#values/money.ts'

/** Everybody who can hold money of this site: what was paid once is looked after although the method is offered no more. */
export function providerNamesOf({ environment }: Pick<Tools, 'environment'>): readonly ProviderName[] {
  const byCard = (['test', 'stripe'] as const).filter(name => stripeAccount(name, environment))
  return ['manual', ...byCard]
}

/** Throws when it was never set up here: see STRIPE_SECRET_KEY. */
export function providerNamed(tools: Tools, name: ProviderName): PaymentProvider {
  if (name === 'manual') return manualProvider(tools)
  const account = stripeAccount(name, tools.environment)
  if (!account) throw new ProviderDown(`The provider ${name} is not set up`)
  return stripeProvider(tools, account)
}

/** The provider's own object of this payment, made there if it was never asked for: the key answers it once more. */
export function intentOf(tools: Tools, payment: PaymentRow): Promise<ProviderIntent> {
  const provider = providerNamed(tools, payment.provider)
  if (payment.providerRef) return provider.fetchIntent(payment.providerRef)
  return provider.createIntent({
    key: payment.idempotencyKey,
    paymentId: payment.id,
    amount: money(payment.amountMinor, currency(payment.currency)),
    capture: payment.capture,
    reference: payment.bookingId.slice(0, 8),
    begunAt: payment.createdAt,
    page: payment.payerPage,
    keepsCard: payment.keepsCard,
  })
}

/** Charges the card that the payment `keptBy` saved, in its owner's absence. Throws `ProviderDown`. */
export async function chargeSavedCard(tools: Tools, payment: PaymentRow, keptBy: string): Promise<ProviderIntent> {
  const { ref } = await intentOf(tools, payment)
  const { savedCards } = providerNamed(tools, payment.provider)
  if (!savedCards) throw new Error(`The provider ${payment.provider} keeps no cards`)
  return savedCards.charge(ref, keptBy)
}

/** Captures what was reserved, all of it by default; money taken before stays taken. */
export async function capturePayment(tools: Tools, payment: PaymentRow, minor?: number): Promise<ProviderIntent> {
  const { ref } = await intentOf(tools, payment)
  return providerNamed(tools, payment.provider).captureIntent(ref, minor)
}

/** Cancels an open payment. What the provider has captured in the meantime is in the answer. */
export async function voidPayment(tools: Tools, payment: PaymentRow): Promise<ProviderIntent> {
  const intent = await intentOf(tools, payment)
  if (!openStates.includes(intent.state)) return intent
  return providerNamed(tools, payment.provider).cancelIntent(intent.ref)
}

/** The page that shows how a payment goes, and to which a payer comes back. */
export function paymentAddress(paymentId: string): string {
  return `/payments/${paymentId}`
}
