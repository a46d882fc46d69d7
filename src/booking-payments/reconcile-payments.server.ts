// What heals a process that was killed in between: open payments and refunds are compared with their providers.

import { reconcileDisputes, settleDisputes } from '#booking-payments/disputes/settle-disputes.server.ts'
import { findPayment, restingPayments } from '#payments/ledger/payment-store.server.ts'
import { waitingRefunds } from '#payments/ledger/refund-store.server.ts'
import type { ProviderNote } from '#payments/port/provider.ts'
import { deliverEvents, type Settle, takeProviderEvent } from '#payments/providers/provider-events.server.ts'
import { intentOf } from '#payments/providers/providers.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { later, type Milliseconds, minutes } from '#values/duration.ts'
import { sendBookingRefunds } from './send-booking-refunds.server.ts'
import { settlePayment } from './settle-payment.server.ts'

/** So long nobody has touched what is looked at: whoever carries it out may still be at it. */
const restsFor = minutes(1)
const mostAtOnce = 50

/** Settles what rests, sends what waits, and answers how many payments, refunds and disputes it looked at. */
export async function reconcilePayments(tools: Tools): Promise<number> {
  const before = later(tools.clock.now(), -restsFor as Milliseconds)
  const resting = await restingPayments(tools.database, before, mostAtOnce)
  for (const payment of resting) {
    try {
      await settlePayment(tools, payment.id, await intentOf(tools, payment))
    } catch (fault) {
      // One that cannot be looked at does not keep the others waiting.
      tools.log.warn({ err: fault, payment: payment.id }, 'a payment could not be compared with its provider')
    }
  }
  const waiting = await waitingRefunds(tools.database, before, mostAtOnce)
  for (const bookingId of new Set(waiting.map(refund => refund.bookingId))) await sendBookingRefunds(tools, bookingId)
  return resting.length + waiting.length + (await reconcileDisputes(tools))
}

/** Hears what the providers of the house have to say. */
export function hearProviders(tools: Tools): Promise<number> {
  return deliverEvents(tools, settleBy(tools))
}

/** Takes what a provider sent; false for what was handled before. Throws `ProviderDown`. */
export function hearProvider(tools: Tools, note: ProviderNote): Promise<boolean> {
  return takeProviderEvent(tools, note, settleBy(tools))
}

function settleBy(tools: Tools): Settle {
  return async (payment, intent) => {
    const settled = await settlePayment(tools, payment.id, intent)
    const disputes = await settleDisputes(tools, (await findPayment(tools.database, payment.id))!)
    return disputes > 0 ? 'disputed' : settled.payment
  }
}
