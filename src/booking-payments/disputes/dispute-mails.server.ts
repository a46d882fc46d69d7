// Writes the mails about disputes into the outbox, in the transaction that notes them.

import { mailsAbout } from '#bookings/mails/booking-mails.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import type { DisputeRow } from '#payments/ledger/payment-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type DisputeNews, disputeMail } from './dispute-mail.ts'

/** To the operator, once for each thing that becomes of a dispute. */
export async function writeDisputeMail(
  queries: Queries,
  row: BookingRow,
  { dispute, what }: { readonly dispute: DisputeRow; readonly what: DisputeNews['what'] },
  { environment }: Tools,
  now: Date,
): Promise<void> {
  const { toOperator } = mailsAbout(queries, row, { environment }, now)
  await toOperator(`dispute:${dispute.id}:${what}`, ({ booking, site, sum, instant }) => {
    const until = dispute.respondBy ? instant(dispute.respondBy) : ''
    return disputeMail(booking, site, { what, sum: sum(dispute.amountMinor), until })
  })
}
