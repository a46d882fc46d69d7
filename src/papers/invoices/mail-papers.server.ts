// Mails each invoice and credit note to its guest, in their language, with the PDF.

import { and, asc, eq, isNull } from 'drizzle-orm'
import { eachApart } from '#bookings/commands/each-apart.server.ts'
import { letterToGuest } from '#bookings/mails/booking-mail.ts'
import { mailsAbout } from '#bookings/mails/booking-mails.server.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { drawSheet } from '#papers/sheet/sheet-pdf-apart.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type InvoiceRow, invoiceMailTable, invoiceTable } from './invoice-tables.server.ts'

const mostAtOnce = 20

/**
 * At most 20 of those not mailed yet, the oldest first; answers how many. Called twice at once, each is mailed once. To an
 * address that was only typed none goes: it waits until that is proved.
 */
export async function mailPapers(tools: Tools): Promise<number> {
  const waiting = await tools.database
    .select({ invoice: invoiceTable })
    .from(invoiceTable)
    .leftJoin(invoiceMailTable, eq(invoiceMailTable.invoiceId, invoiceTable.id))
    .innerJoin(bookingTable, eq(bookingTable.id, invoiceTable.bookingId))
    .where(and(isNull(invoiceMailTable.invoiceId), isNull(bookingTable.unprovedEmail)))
    .orderBy(asc(invoiceTable.madeAt))
    .limit(mostAtOnce)
  return eachApart(
    tools,
    waiting,
    { message: 'an invoice could not be mailed', fields: ({ invoice }) => ({ invoice: invoice.number }) },
    ({ invoice }) => mailPaper(tools, invoice),
  )
}

/** Drawn before the transaction, which is short: nobody waits for a picture. */
async function mailPaper(tools: Tools, invoice: InvoiceRow): Promise<void> {
  const { id, number, kind, bookingId, content, madeAt } = invoice
  const base64 = Buffer.from(await drawSheet(content.sheet, madeAt)).toString('base64')
  const now = tools.clock.now()
  await inTransaction(tools.database, async queries => {
    const noted = await queries
      .insert(invoiceMailTable)
      .values({ invoiceId: id, mailedAt: now })
      .onConflictDoNothing()
      .returning({ id: invoiceMailTable.invoiceId })
    const booking = await findRow(queries, bookingId)
    // Whoever left for good has no address any more.
    if (noted.length === 0 || !booking?.contact?.email) return
    await mailsAbout(queries, booking, tools, now).toGuest(
      `paper-${number}`,
      ({ booking: mailed, site }) =>
        letterToGuest(mailed, site, {
          subject: sentence('papers.mailSubject', { kind, number, home: mailed.stay.name }),
          paragraphs: [sentence('papers.mailText', { kind, number, reference: mailed.reference })],
        }),
      [{ filename: paperFile(invoice), contentType: 'application/pdf', base64 }],
    )
  })
}

/** What the file is called when it is saved: letters, digits and hyphens alone. */
export function paperFile({ number }: Pick<InvoiceRow, 'number'>): string {
  return `${number.replace(/[^A-Za-z0-9-]/g, '-')}.pdf`
}
