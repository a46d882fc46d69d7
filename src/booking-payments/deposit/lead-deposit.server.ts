// What follows when a provider says how a damage deposit stands: the books, and who is told.

import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { depositPaymentsOf, settleDepositEnd } from '#payments/deposits/deposit-store.server.ts'
import type { Applied } from '#payments/ledger/payment-store.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { writeDepositMail, writeEndedMail } from './deposit-mails.server.ts'

type Leading = { readonly tools: Tools; readonly origin?: string | undefined; readonly now: Date }

/** In the transaction that settles its payment. The booking itself takes no step, and its price is not touched. */
export async function leadDeposit(
  queries: Transaction,
  leading: Leading,
  booking: BookingRow,
  { payment, before, arrivedMinor }: Applied,
): Promise<void> {
  const { tools, origin, now } = leading
  const mailTools = { environment: tools.environment, origin }
  const settled = await settleDepositEnd(queries, payment, now)
  if (settled) {
    await writeEndedMail(queries, booking, settled, mailTools, now)
    return
  }
  if (payment.state === 'authorised' && before !== 'authorised') {
    const all = await depositPaymentsOf(queries, [booking.id])
    // Of the next reservation of a long visit nobody needs to hear.
    const isFirst = !all.some(({ id, authorisedUntil }) => id !== payment.id && authorisedUntil !== null)
    if (isFirst) await writeDepositMail(queries, booking, { what: 'held', payment }, mailTools, now)
  }
  if (arrivedMinor > 0) await writeDepositMail(queries, booking, { what: 'received', payment }, mailTools, now)
}
