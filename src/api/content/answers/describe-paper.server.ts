// Invoices and files as calls tell of them.

import type { z } from 'zod'
import type { fileShape, toldInvoice } from '#api/admin-contract/papers-contract.ts'
import { answerOne, notThere } from '#api/content/content-answer.ts'
import type { InvoiceRow } from '#papers/invoices/invoice-tables.server.ts'
import type { PaperFile } from '#papers/paper-files.server.ts'

/** The words of lines and payments stay in the language of the invoice. */
export function describeInvoice(invoice: InvoiceRow): z.output<typeof toldInvoice> {
  const { number, kind, corrects, issuedOn, bookingId, currency, taxMinor, totalMinor, content } = invoice
  const { seller, buyer, booking, lines, taxes, received } = content
  const { reference, home, checkIn, checkOut } = booking
  return {
    ...{ number, kind, corrects, issuedOn, booking: bookingId, reference, home, checkIn, checkOut },
    ...{ seller: { ...seller }, buyer: { ...buyer }, currency, taxMinor, totalMinor },
    lines: [...lines],
    taxes: taxes.map(tax => ({ ...tax })),
    received: [...received],
  } as z.output<typeof toldInvoice>
}

/** A paper as a file, or that there is none. */
export function answerPaper(file: PaperFile | undefined) {
  return file ? answerOne(describeFile(file)) : notThere
}

function describeFile({ name, bytes }: PaperFile): z.output<typeof fileShape> {
  return { name, contentType: 'application/pdf', base64: Buffer.from(bytes).toString('base64') }
}
