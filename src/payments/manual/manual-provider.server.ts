// The provider without a bank behind it: transfers and money paid at the home, as the operator notes them.

import {
  asIntent,
  changeIntent,
  enterIntent,
  enterRefund,
  listHouseMoves,
  readIntent,
  readRefund,
} from '#payments/house/house-book.server.ts'
import type { PaymentProvider, ProviderIntent } from '#payments/port/provider.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

const name = 'manual'

/** It reserves nothing: what is on its way cannot be held back. A refund waits until somebody has sent it. */
export function manualProvider(tools: Tools): PaymentProvider {
  return {
    name,
    reserves: false,
    createIntent: async wanted => asIntent(await enterIntent(tools, name, wanted)),
    confirmIntent: async ref =>
      asIntent(await changeIntent(tools, name, ref, ({ confirmed }) => (confirmed ? undefined : { confirmed: true }))),
    // There is no card behind a transfer.
    forgetCard: async ref => void (await readIntent(tools, name, ref)),
    captureIntent: async ref => ({ ...asIntent(await readIntent(tools, name, ref)), error: 'not-supported' }),
    cancelIntent: async ref =>
      asIntent(
        await changeIntent(tools, name, ref, ({ state }) => (state === 'created' ? { state: 'cancelled' } : undefined)),
      ),
    fetchIntent: async ref => asIntent(await readIntent(tools, name, ref)),
    refund: (ref, { key, minor }) =>
      enterRefund(tools, name, { ref, key, minor, outcome: () => ({ state: 'created', error: null }) }),
    fetchRefund: ref => readRefund(tools, ref),
    listMoves: period => listHouseMoves(tools, name, period),
    // A transfer cannot be called back by who sent it.
    disputesOf: async () => [],
    contestDispute: noDispute,
    acceptDispute: noDispute,
  }
}

async function noDispute(ref: string): Promise<never> {
  throw new Error(`The provider ${name} knows no dispute ${ref}`)
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
  const noted = await changeIntent(tools, name, ref, ({ capturedMinor, amountMinor, state }) => {
    if (capturedMinor !== beforeMinor) return undefined
    const inAll = beforeMinor + minor
    return { capturedMinor: inAll, confirmed: true, state: inAll >= amountMinor ? 'captured' : state }
  })
  return asIntent(noted)
}
