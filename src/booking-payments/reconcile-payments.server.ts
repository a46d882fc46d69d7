// Recovery after a crash: compares open payments and refunds with their providers.

import { reconcileDisputes, settleDisputes } from '#booking-payments/disputes/settle-disputes.server.ts'
import { eachApart } from '#bookings/commands/each-apart.server.ts'
import { findPayment, restingPayments } from '#payments/ledger/payment-store.server.ts'
import type { PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import { waitingRefunds } from '#payments/ledger/refund-store.server.ts'
import type { ProviderNote } from '#payments/port/provider.ts'
import { handleProviderEvent, type Settle } from '#payments/providers/provider-events.server.ts'
import { intentOf } from '#payments/providers/providers.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { earlier, minutes } from '#values/duration.ts'
import { askAfterBookingRefunds, sendBookingRefunds } from './send-booking-refunds.server.ts'
import { settlePayment } from './settle-payment.server.ts'

/** Younger payments may still be carried out by the process that began them. */
const restsFor = minutes(1)
const mostAtOnce = 50

/** Settles what rests, sends what waits, and answers how many payments, refunds and disputes it looked at. */
export async function reconcilePayments(tools: Tools): Promise<number> {
  const before = earlier(tools.clock.now(), restsFor)
  const resting = await restingPayments(tools.database, before, mostAtOnce)
  const message = 'a payment could not be compared with its provider'
  const fields = ({ id: payment }: PaymentRow) => ({ payment })
  await eachApart(tools, resting, { message, fields }, async payment =>
    settlePayment(tools, payment.id, await intentOf(tools, payment)),
  )
  const waiting = await waitingRefunds(tools.database, before, mostAtOnce)
  for (const bookingId of new Set(waiting.map(refund => refund.bookingId))) await sendBookingRefunds(tools, bookingId)
  return resting.length + waiting.length + (await reconcileDisputes(tools))
}

/** Handles a provider's event; false for one that was handled before. Throws `ProviderDown`. */
export function receiveProviderEvent(tools: Tools, note: ProviderNote): Promise<boolean> {
  return handleProviderEvent(tools, note, settleBy(tools))
}

function settleBy(tools: Tools): Settle {
  return async (payment, intent) => {
    const settled = await settlePayment(tools, payment.id, intent)
    await askAfterBookingRefunds(tools, payment.bookingId)
    const disputes = await settleDisputes(tools, (await findPayment(tools.database, payment.id))!)
    return disputes > 0 ? 'disputed' : settled.payment
  }
}
