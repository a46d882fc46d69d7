// Applies a provider's report on a damage deposit: the ledger, and who gets a mail.

import type { MailTools } from '#bookings/mails/mail-reader.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { depositPaymentsOf, settleDepositEnd } from '#payments/deposits/deposit-store.server.ts'
import type { Applied } from '#payments/ledger/payment-store.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import { writeDepositMail, writeEndedMail } from './deposit-mails.server.ts'

/** In the transaction that settles its payment. The booking itself takes no step, and its price is not touched. */
export async function leadDeposit(
  queries: Transaction,
  booking: BookingRow,
  { payment, before, arrivedMinor }: Applied,
  tools: MailTools,
  now: Date,
): Promise<void> {
  const settled = await settleDepositEnd(queries, payment, now)
  if (settled) return writeEndedMail(queries, booking, settled, tools, now)
  if (payment.state === 'authorised' && before !== 'authorised') {
    const all = await depositPaymentsOf(queries, [booking.id])
    // The next reservation of a long visit is not announced.
    const isFirst = !all.some(({ id, authorisedUntil }) => id !== payment.id && authorisedUntil !== null)
    if (isFirst) await writeDepositMail(queries, booking, { what: 'held', payment }, tools, now)
  }
  if (arrivedMinor > 0) await writeDepositMail(queries, booking, { what: 'received', payment }, tools, now)
}
