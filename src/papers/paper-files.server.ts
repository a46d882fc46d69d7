// Papers as files: whose name says which, and which look like none to whoever may not read them.

import { findRow } from '#bookings/record/booking-store.server.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { inLanguageOf } from '#platform/tools/site-languages.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { findPaperFor, findPaperOf } from './describe-papers.server.ts'
import { exportPapers, parseMonth } from './export-papers.server.ts'
import type { InvoiceRow } from './invoices/invoice-tables.server.ts'
import { paperFile } from './invoices/mail-papers.server.ts'
import { confirmationSheet, isConfirmed } from './print/confirmation-sheet.server.ts'
import { registrationSheet } from './print/registration-sheet.server.ts'
import { drawSheet } from './sheet/sheet-pdf-apart.server.ts'

/** Letters, digits and hyphens before the ending. */
export type PaperFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }

/** `confirmation.pdf`, or the number of an invoice with `.pdf`; undefined for what there is not. */
export async function bookingFile(tools: Tools, booking: BookingDetails, file: string): Promise<Response | undefined> {
  if (file === 'confirmation.pdf') return answerFile(await confirmationFile(tools, booking))
  return answerFile(await invoiceFile(await findPaperOf(tools.database, booking.id, numberIn(file))))
}

/**
 * An invoice by its number, `invoices.csv`, or `invoices-2026-11.csv`; undefined for what there is not, and for what they
 * may not see.
 */
export async function adminFile(tools: Tools, who: Operator, file: string): Promise<Response | undefined> {
  const [, table, month] = /^(invoices)(?:-(\d{4}-\d{2}))?\.csv$/.exec(file) ?? []
  if (table) return monthFile(tools, who, file, month)
  return answerFile(await invoiceFile(await findPaperFor(tools.database, who, numberIn(file))))
}

/** Undefined before the booking is confirmed, and after it ended early. */
export async function confirmationFile(tools: Tools, booking: BookingDetails): Promise<PaperFile | undefined> {
  if (!isConfirmed(booking.state)) return undefined
  const sheet = await confirmationSheet(tools, booking)
  return { name: `booking-${booking.reference}.pdf`, bytes: await drawSheet(sheet, tools.clock.now()) }
}

/** In the guest's language; undefined for whoever may not know the guest. */
export async function registrationFile(tools: Tools, booking: BookingDetails): Promise<PaperFile | undefined> {
  const row = booking.contact && booking.confirmedAt ? await findRow(tools.database, booking.id) : undefined
  if (!row) return undefined
  const sheet = await inLanguageOf(tools.environment, row.language, () => registrationSheet(tools, row))
  return { name: `registration-${row.reference}.pdf`, bytes: await drawSheet(sheet, tools.clock.now()) }
}

export async function invoiceFile(paper: InvoiceRow | undefined): Promise<PaperFile | undefined> {
  return paper && { name: paperFile(paper), bytes: await drawSheet(paper.content.sheet, paper.madeAt) }
}

function numberIn(file: string): string {
  return file.endsWith('.pdf') ? file.slice(0, -4) : ''
}

async function monthFile({ database }: Tools, who: Operator, file: string, typed: string | undefined) {
  const month = typed === undefined ? undefined : parseMonth(typed)
  if (typed !== undefined && !month) return undefined
  return answer(await exportPapers(database, who, month), 'text/csv; charset=utf-8', `attachment; filename="${file}"`)
}

/** Shown by browsers, and saved under its name. */
export function answerFile(file: PaperFile | undefined): Response | undefined {
  return file && answer(file.bytes, 'application/pdf', `inline; filename="${file.name}"`)
}

function answer(body: BodyInit, type: string, disposition: string): Response {
  const headers = { 'content-type': type, 'content-disposition': disposition, 'cache-control': 'private, no-store' }
  return new Response(body, { headers })
}
