// The command by which a guest says whom the invoice of a booking is for.

import { byGuest, onBooking } from '#bookings/commands/on-booking.server.ts'
import type { RecipientInput } from '#bookings/record/recipient-input.ts'
import { invoicesOf } from '#papers/invoices/invoice-store.server.ts'
import { invoiceRecipientTable } from '#papers/invoices/invoice-tables.server.ts'
import { openInvoice } from '#papers/invoices/wanted-papers.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Booker } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { PaperRefusal } from './paper-refusals.ts'

type Noted = Outcome<object, Extract<PaperRefusal, 'booking-unknown' | 'invoice-made' | 'key-reused'>>

/** Until an invoice is made, which is never changed. Everything left empty takes it back. */
export function setRecipient(tools: Tools, who: Booker, bookingId: string, input: RecipientInput): Promise<Noted> {
  return onBooking(tools, byGuest(who), { bookingId }, async ({ queries, now }): Promise<Noted> => {
    if (openInvoice(await invoicesOf(queries, bookingId))) return refused('invoice-made')
    await noteRecipient(queries, bookingId, input, now)
    return done({})
  })
}

/** Of a booking whose invoice is not made yet; the caller holds its lock, or has just held its nights. */
export async function noteRecipient(
  queries: Queries,
  bookingId: string,
  input: RecipientInput,
  now: Date,
): Promise<void> {
  const said = { ...input, changedAt: now }
  await queries
    .insert(invoiceRecipientTable)
    .values({ bookingId, ...said })
    .onConflictDoUpdate({ target: invoiceRecipientTable.bookingId, set: said })
}
