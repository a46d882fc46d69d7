// The made-up bank beside a test's site, and its payers' hands.

import { settlePayment } from '#booking-payments/settle-payment.server.ts'
import { type Paid, payAtPage } from '#demo/bank/page/pay-at-page.ts'
import { type Bank, startBank, usualWebhookSecret } from '#demo/bank/start-bank.ts'
import { type CardBehaviour, numberOf } from '#demo/bank/test-cards.ts'
import { findPayment } from '#payments/ledger/payment-store.server.ts'
import type { PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import { intentOf } from '#payments/providers/providers.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { PlainAnswer } from './plain-visitor.ts'

/** What a site is told of the bank at `origin`. */
export function bankSettings({ origin }: Pick<Bank, 'origin'>): Readonly<Record<string, string>> {
  return { TEST_BANK_URL: origin, PAYMENT_EVENT_SECRETS: `test:${usualWebhookSecret}` }
}

/** Whether a site with these settings needs a bank that nobody has named. */
export function needsBank(environment: Readonly<Record<string, string>> = {}): boolean {
  return !environment.TEST_BANK_URL && (environment.PAYMENT_WAYS ?? '').split(',').includes('test-card')
}

/** A bank whose clock is the test's, and whose events reach the site's door in this process. */
export async function bankBeside(now: () => Date, tools: () => Tools): Promise<Bank> {
  return startBank({
    now,
    webhook: {
      send: async ({ body, headers }) => {
        const { paymentEvents } = await import('#api/payment-events.server.ts')
        const init = { method: 'POST', body, headers: { ...headers } }
        return (await paymentEvents(tools()).request('/api/payments/events/test', init)).status
      },
    },
  })
}

export type PayerAsked = {
  readonly card?: CardBehaviour
  /** What the payer answers when their bank asks. */
  readonly step?: 'pass' | 'refuse' | 'leave'
}

/** The payer pays on the bank's page, and has not come back yet. */
export async function payAtBank(address: string, { card = 'succeeds', step = 'pass' }: PayerAsked = {}): Promise<Paid> {
  return payAtPage(address, { number: numberOf(card), step })
}

/** The payer comes back, or looks at the page of the payment: the payment as it then stands. */
export async function comeBack(tools: Tools, paymentId: string): Promise<PaymentRow> {
  const payment = (await findPayment(tools.database, paymentId))!
  await settlePayment(tools, paymentId, await intentOf(tools, payment), 'http://127.0.0.1:3000')
  return (await findPayment(tools.database, paymentId))!
}

/** What a form of the site was answered with, and whoever sent it. */
type Led = { readonly location: string | null }
type Leading = { readonly get: (path: string) => Promise<PlainAnswer> }

/** Pays on the page to which a form led, and comes back by it: the answer of the page of the payment. */
export async function payWhereLed(visitor: Leading, { location }: Led, asked: PayerAsked = {}): Promise<PlainAnswer> {
  const paid = await payAtBank(location!, asked)
  if (!paid.location) throw new Error(`The bank did not take the card: ${paid.status}`)
  return visitor.get(new URL(paid.location).pathname)
}
