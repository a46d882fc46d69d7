// Which provider carries out a payment, and the calls to it that every booking makes the same way.

import type { PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import { manualProvider } from '#payments/manual/manual-provider.server.ts'
import { openStates } from '#payments/port/payment.ts'
import type { PaymentProvider, ProviderIntent, ProviderName, SavedCard, TypedCard } from '#payments/port/provider.ts'
import { testProvider } from '#payments/test/test-provider.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { currency, money } from '#values/money.ts'

export const providerNames: readonly ProviderName[] = ['manual', 'test']

export function providerNamed(tools: Tools, name: ProviderName): PaymentProvider {
  return name === 'manual' ? manualProvider(tools) : testProvider(tools)
}

/** The provider's own object of this payment, made there if it was never asked for: the key answers it once more. */
export function intentOf(tools: Tools, payment: PaymentRow): Promise<ProviderIntent> {
  const provider = providerNamed(tools, payment.provider)
  if (payment.providerRef) return provider.fetchIntent(payment.providerRef)
  return provider.createIntent({
    key: payment.idempotencyKey,
    amount: money(payment.amountMinor, currency(payment.currency)),
    capture: payment.capture,
    reference: payment.bookingId.slice(0, 8),
    returnTo: paymentAddress(payment.id),
    keepsCard: payment.keepsCard,
  })
}

/** Pays: the intent after it was confirmed, by the payer or by a card they let us keep. Throws `ProviderDown`. */
export async function confirmPayment(
  tools: Tools,
  payment: PaymentRow,
  card?: TypedCard | SavedCard,
): Promise<ProviderIntent> {
  const { ref } = await intentOf(tools, payment)
  return providerNamed(tools, payment.provider).confirmIntent(ref, card)
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

/** The page that shows how a payment goes, and where a second step ends. */
export function paymentAddress(paymentId: string): string {
  return `/payments/${paymentId}`
}
