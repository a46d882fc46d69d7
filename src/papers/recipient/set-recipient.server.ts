// The command by which a guest says whom the invoice of a booking is for.

import { byGuest, onBooking } from '#bookings/commands/on-booking.server.ts'
import { invoicesOf } from '#papers/invoices/invoice-store.server.ts'
import { invoiceRecipientTable } from '#papers/invoices/invoice-tables.server.ts'
import { openInvoice } from '#papers/invoices/wanted-papers.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Booker } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { PaperRefusal } from './paper-refusals.ts'
import type { RecipientInput } from './recipient-input.ts'

type Noted = Outcome<object, Extract<PaperRefusal, 'booking-unknown' | 'invoice-made' | 'key-reused'>>

/** Until an invoice is made, which is never changed. Everything left empty takes it back. */
export function setRecipient(tools: Tools, who: Booker, bookingId: string, input: RecipientInput): Promise<Noted> {
  return onBooking(tools, byGuest(who), { bookingId }, async ({ queries, now }): Promise<Noted> => {
    if (openInvoice(await invoicesOf(queries, bookingId))) return refused('invoice-made')
    const said = { ...input, changedAt: now }
    await queries
      .insert(invoiceRecipientTable)
      .values({ bookingId, ...said })
      .onConflictDoUpdate({ target: invoiceRecipientTable.bookingId, set: said })
    return done({})
  })
}
