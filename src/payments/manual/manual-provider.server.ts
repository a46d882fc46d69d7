// The provider without a bank behind it: transfers and money paid at the home, as the operator notes them.

import type { PaymentProvider, ProviderIntent } from '#payments/port/provider.ts'
import { countEntry, type StatementEntry } from '#payments/statements/statement-entries.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import {
  asIntent,
  changeIntent,
  enterIntent,
  enterRefund,
  listManualMoves,
  readIntent,
  readRefund,
} from './manual-book.server.ts'

/** It reserves nothing: what is on its way cannot be held back. A refund waits until somebody has sent it. */
export function manualProvider(tools: Tools): PaymentProvider {
  return {
    name: 'manual',
    reserves: false,
    createIntent: async wanted => asIntent(await enterIntent(tools, wanted)),
    captureIntent: async ref => ({ ...asIntent(await readIntent(tools, ref)), error: 'not-supported' }),
    cancelIntent: async ref =>
      asIntent(
        await changeIntent(tools, ref, ({ state }) => (state === 'created' ? { state: 'cancelled' } : undefined)),
      ),
    fetchIntent: async ref => asIntent(await readIntent(tools, ref)),
    refund: (ref, wanted) => enterRefund(tools, ref, wanted),
    fetchRefund: ref => readRefund(tools, ref),
    listMoves: period => listManualMoves(tools, period),
    // A transfer cannot be called back by who sent it.
    disputesOf: async () => [],
    contestDispute: noDispute,
    acceptDispute: noDispute,
  }
}

async function noDispute(ref: string): Promise<never> {
  throw new Error(`Nobody can dispute a transfer, and so not ${ref}`)
}

/**
 * Money for this payment has arrived: `minor` beyond the `beforeMinor` that had arrived when somebody looked. Noted
 * twice from the same look it counts once. A transfer may bring less or more than was asked for.
 */
export async function noteReceived(
  tools: Tools,
  ref: string,
  { beforeMinor, minor }: { readonly beforeMinor: number; readonly minor: number },
): Promise<ProviderIntent> {
  const noted = await changeIntent(tools, ref, ({ capturedMinor, amountMinor, state }) => {
    if (capturedMinor !== beforeMinor) return undefined
    const inAll = beforeMinor + minor
    return { capturedMinor: inAll, state: inAll >= amountMinor ? 'captured' : state }
  })
  return asIntent(noted)
}

/** A credit of a bank's statement, and who notes it for which payment. */
type NotedEntry = { readonly entry: StatementEntry; readonly paymentId: string; readonly notedBy: string }

/**
 * The same for a credit of a statement, which counts once in all time: whether it counted now, and the payment as it then
 * stands. Both are written in one transaction, so that no crash lies between them.
 */
export async function noteEntry(
  tools: Tools,
  ref: string,
  { entry, paymentId, notedBy }: NotedEntry,
): Promise<{ readonly intent: ProviderIntent; readonly isNew: boolean }> {
  const { minor } = entry.credit
  let isNew = false
  const noted = await changeIntent(tools, ref, async ({ capturedMinor, amountMinor, state }, queries) => {
    isNew = await countEntry(queries, entry, { paymentId, minor, notedBy, notedAt: tools.clock.now() })
    if (!isNew) return undefined
    const inAll = capturedMinor + minor
    return { capturedMinor: inAll, state: inAll >= amountMinor ? 'captured' : state }
  })
  return { intent: asIntent(noted), isNew }
}
