// The papers of a booking, as pages list them.

import { eq, type SQL } from 'drizzle-orm'
import type { BookingState } from '#bookings/record/booking.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { may, reachOf } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { currency, money, sayExactly } from '#values/money.ts'
import { sayPaperDay } from './invoices/invoice-sheet.server.ts'
import { findInvoice, invoicesOf } from './invoices/invoice-store.server.ts'
import { type InvoiceRow, invoiceTable } from './invoices/invoice-tables.server.ts'
import { openInvoice } from './invoices/wanted-papers.ts'
import type { AdminPapersView, ListedPaper, PapersView } from './papers-view.ts'
import { isConfirmed } from './print/confirmation-sheet.server.ts'

/** For a booking's guest, on its page at `base`. Undefined where there is nothing yet and nothing to say. */
export function describePapers(
  papers: readonly InvoiceRow[],
  { state }: { readonly state: BookingState },
  base: string,
): PapersView | undefined {
  const confirmed = isConfirmed(state)
  if (papers.length === 0 && !confirmed) return undefined
  return {
    papers: papers.map(paper => listedPaper(paper, base)),
    confirmation: confirmed ? `${base}/papers/confirmation.pdf` : undefined,
    recipient: openInvoice(papers) ? undefined : `${base}/recipient`,
  }
}

/** The same for operators, as far as each may see it. */
export async function describeAdminPapers(
  queries: Queries,
  who: Operator,
  booking: Pick<BookingDetails, 'id' | 'contact' | 'confirmedAt' | 'stay'>,
): Promise<AdminPapersView> {
  const { id, contact, confirmedAt, stay } = booking
  const papers = may(who, 'money', 'see', stay.id) ? await invoicesOf(queries, id) : []
  return {
    papers: papers.map(paper => listedPaper(paper, '/admin')),
    registration: contact && confirmedAt ? `/admin/bookings/${id}/registration.pdf` : undefined,
    mayMake: may(who, 'money', 'change', stay.id) && confirmedAt !== null,
  }
}

/** As a list shows it, with its page and file below `base`. */
export function listedPaper(paper: InvoiceRow, base: string): ListedPaper {
  const { number, kind, totalMinor, issuedOn, content } = paper
  const { locale } = currentLanguage()
  return {
    number,
    words: kind === 'invoice' ? sentence('papers.invoice', { number }) : sentence('papers.creditNote', { number }),
    day: sayPaperDay(issuedOn, locale),
    sum: sayExactly(money(totalMinor, currency(paper.currency)), locale),
    buyer: content.buyer.name,
    reference: content.booking.reference,
    page: `${base}/invoices/${number}`,
    file: `${base}/papers/${number}.pdf`,
  }
}

/** The guest's, of their own booking; another's looks like none. */
export function findPaperOf(queries: Queries, bookingId: string, number: string): Promise<InvoiceRow | undefined> {
  return findInvoice(queries, number, eq(invoiceTable.bookingId, bookingId))
}

/** For an operator who may see money of its home. */
export function findPaperFor(queries: Queries, who: Operator, number: string): Promise<InvoiceRow | undefined> {
  return findInvoice(queries, number, seenBy(who))
}

function seenBy(who: Operator): SQL {
  return within(reachOf(who, 'money'), invoiceTable.stayId)
}
