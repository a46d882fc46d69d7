// Removes invoices after the time for which tax law keeps them, and what a guest who leaves may have forgotten of papers.

import { asc, inArray, sql } from 'drizzle-orm'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import type { Removal } from '#platform/retention/removal.server.ts'
import { inTransaction, type Queries } from '#platform/tools/database.server.ts'
import { removedBefore } from '#platform/tools/retention.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { invoiceRecipientTable, invoiceTable } from './invoices/invoice-tables.server.ts'

/** The database lets no younger paper go: see `invoice_stays` of the migration. */
export const removeInvoices: Removal = ({ database, clock }) => {
  const before = removedBefore('invoices', clock.now()).toISOString()
  return inTransaction(database, async queries => {
    await queries.execute(sql`select set_config('casita.invoices_removed_before', ${before}, true)`)
    const { rowCount } = await queries.execute(sql`delete from invoice where made_at <= ${before}`)
    return rowCount ?? 0
  })
}

/** Whom invoices were to be for. Those that were made stay for their time, with the name and address that are on them. */
export async function forgetRecipients(queries: Queries, userId: string): Promise<void> {
  await queries
    .delete(invoiceRecipientTable)
    .where(sql`booking_id in (select id from booking where guest_user_id = ${userId})`)
}

/** The papers of somebody's bookings in the export of personal data, the oldest first. */
export async function papersOfPerson(queries: Queries, { id }: VerifiedUser) {
  const theirs = queries.select({ id: bookingTable.id }).from(bookingTable).where(sql`guest_user_id = ${id}`)
  const papers = await queries
    .select()
    .from(invoiceTable)
    .where(inArray(invoiceTable.bookingId, theirs))
    .orderBy(asc(invoiceTable.madeAt), asc(invoiceTable.number))
  return papers.map(({ number, kind, corrects, issuedOn, totalMinor, taxMinor, currency, content }) => {
    const { buyer, booking, lines } = content
    return { ...{ number, kind, corrects, issuedOn, totalMinor, taxMinor, currency }, ...{ buyer, booking, lines } }
  })
}
