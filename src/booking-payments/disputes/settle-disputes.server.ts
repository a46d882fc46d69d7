// The command that records what a provider reports of disputes, and mails the operator.

import { eachApart } from '#bookings/commands/each-apart.server.ts'
import { lockBooking } from '#bookings/record/booking-store.server.ts'
import { noteDispute, restingDisputes } from '#payments/disputes/dispute-store.server.ts'
import { findPayment } from '#payments/ledger/payment-store.server.ts'
import type { DisputeRow, PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import { providerNamed } from '#payments/providers/providers.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { earlier, hours } from '#values/duration.ts'
import { writeDisputeMail } from './dispute-mails.server.ts'

/** Asks the provider and settles every dispute about the payment; answers how many. Done twice it changes nothing. */
export async function settleDisputes(tools: Tools, payment: PaymentRow): Promise<number> {
  if (!payment.providerRef) return 0
  const reported = await providerNamed(tools, payment.provider).disputesOf(payment.providerRef)
  if (reported.length === 0) return 0
  const now = tools.clock.now()
  await inTransaction(tools.database, async queries => {
    const booking = await lockBooking(queries, payment.bookingId)
    for (const each of reported) {
      const { dispute, news } = await noteDispute(queries, payment, each, now)
      for (const what of news) await writeDisputeMail(queries, booking!, { dispute, what }, tools, now)
    }
  })
  return reported.length
}

/** After how long open disputes are asked for again, should an event have been lost. */
const looksAgainAfter = hours(1)

/** Asks for at most 50 open disputes without news for an hour; answers how many. */
export async function reconcileDisputes(tools: Tools): Promise<number> {
  const before = earlier(tools.clock.now(), looksAgainAfter)
  const resting = await restingDisputes(tools.database, before, 50)
  const apart = { message: 'a dispute could not be asked for', fields: ({ id: dispute }: DisputeRow) => ({ dispute }) }
  return eachApart(tools, resting, apart, async ({ paymentId }) =>
    settleDisputes(tools, (await findPayment(tools.database, paymentId))!),
  )
}
