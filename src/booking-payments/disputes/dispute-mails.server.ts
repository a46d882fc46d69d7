// Writes the mails about disputes into the outbox, in the transaction that notes them.

import { mailedBooking, sendAbout, siteOf } from '#bookings/mails/booking-mails.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import type { DisputeRow } from '#payments/ledger/payment-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { currency, money, sayMoney } from '#values/money.ts'
import { type DisputeNews, disputeMail } from './dispute-mail.ts'

/** To the operator, once for each thing that becomes of a dispute. */
export async function writeDisputeMail(
  queries: Queries,
  row: BookingRow,
  { dispute, what }: { readonly dispute: DisputeRow; readonly what: DisputeNews['what'] },
  tools: Tools,
  now: Date,
): Promise<void> {
  const site = siteOf({ environment: tools.environment })
  const booking = await mailedBooking(queries, row, { environment: tools.environment }, now)
  const sum = sayMoney(money(dispute.amountMinor, currency(row.currency)), site.locale)
  const until = dispute.respondBy ? `${sayInstant(dispute.respondBy, row.timeZone, site.locale)} (the home’s time)` : ''
  const mail = disputeMail(booking, { what, sum, until }, site)
  await sendAbout(queries, tools, row, { to: undefined, about: `dispute:${dispute.id}:${what}`, mail }, now)
}
