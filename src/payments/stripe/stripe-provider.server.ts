// The adapter for Stripe, and for the made-up bank, which speaks the same wire.

import type { PaymentProvider } from '#payments/port/provider.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { StripeAccount } from './stripe-client.server.ts'
import { acceptDispute, contestDispute, disputesOf } from './stripe-disputes.server.ts'
import { readStripeEvent } from './stripe-events.server.ts'
import {
  atStripe,
  cancelIntent,
  captureIntent,
  chargeSaved,
  createIntent,
  fetchIntent,
  forgetSaved,
} from './stripe-intents.server.ts'
import { listMoves, listPayouts } from './stripe-moves.server.ts'
import { fetchRefund, refund } from './stripe-refunds.server.ts'

/** Restricted keys suffice: `docs/operating.md` lists what they must be allowed. */
export function stripeProvider(tools: Pick<Tools, 'clock' | 'log'>, account: StripeAccount): PaymentProvider {
  const at = atStripe(tools, account)
  return {
    name: account.name,
    reserves: true,
    createIntent: wanted => createIntent(at, wanted),
    savedCards: {
      charge: (ref, keptBy) => chargeSaved(at, ref, keptBy),
      forget: keptBy => forgetSaved(at, keptBy),
    },
    captureIntent: (ref, minor) => captureIntent(at, ref, minor),
    cancelIntent: ref => cancelIntent(at, ref),
    fetchIntent: ref => fetchIntent(at, ref),
    refund: (ref, wanted) => refund(at, ref, wanted),
    fetchRefund: ref => fetchRefund(at, ref),
    listMoves: period => listMoves(at, period),
    listPayouts: period => listPayouts(at, period),
    disputesOf: ref => disputesOf(at, ref),
    contestDispute: (ref, evidence) => contestDispute(at, ref, evidence),
    acceptDispute: ref => acceptDispute(at, ref),
    readEvent: sent => readStripeEvent(account.name, sent),
  }
}
