// The calls about papers: the invoices of a booking and whom they are for, its confirmation, and the same for operators.

import { z } from 'zod'
import { changing, pagesOf, reading } from '#api/contract/admin-pages.ts'
import { noBooking } from '#api/contract/booking-contract.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { listOf, matching, partOf, shape } from '#api/contract/shapes.ts'
import { recipientInput } from '#bookings/record/recipient-input.ts'

const party = {
  name: z.string().describe('Their name.'),
  addressLines: z.array(z.string()).describe('Their address, as on an envelope.'),
  taxNumber: z.string().nullable().describe('Their tax number; null for none.'),
}

/** Sums are below zero on a credit note. */
export const toldInvoice = shape('Invoice', {
  number: z.string().describe('Its number; those of a series have no gap.'),
  kind: z.enum(['invoice', 'credit-note']).describe('Whether something is asked for or taken back.'),
  corrects: z
    .string()
    .nullable()
    .describe('The number of the invoice that a credit note takes back, in part or whole.'),
  issuedOn: field.day.describe('The day at the home on which it was made.'),
  booking: field.uuid.describe('The id of the booking.'),
  reference: field.reference,
  home: z.string().describe('The name of the home, as it stands on it.'),
  ...field.visitDays,
  seller: partOf('Who issued it.', party),
  buyer: partOf('Whom it is for.', party),
  currency: field.currencyCode,
  lines: listOf('What it is about; the lines sum to the total.', {
    label: z.string().describe('What the line is for.'),
    detail: z.string().nullable().describe('How it comes about; null where there is nothing to say.'),
    amountMinor: field.minor,
  }),
  taxes: listOf('The taxes in the total.', {
    label: z.string().describe('The name of the tax.'),
    rate: partOf('Its rate as a fraction: 19 % is 19/100; null for a fixed sum.', {
      numerator: z.int().describe('What is divided.'),
      denominator: z.int().describe('By what it is divided.'),
    }).nullable(),
    baseMinor: field.minor.nullable().describe('The net sum that is taxed; null where it is no share of one sum.'),
    taxMinor: field.minor.describe('How much tax, in minor units.'),
  }),
  taxMinor: field.minor.describe('All its taxes, in minor units.'),
  totalMinor: field.totalMinor,
  received: listOf('What had been paid when it was made; what was given back is below zero.', {
    what: z.string().describe('How it was paid, in words.'),
    on: field.day.describe('The day at the home.'),
    minor: field.minor,
  }),
})

export const fileShape = shape('PaperFile', {
  name: z.string().describe('What the file is called.'),
  contentType: z.literal('application/pdf').describe('What kind of file it is.'),
  base64: z.string().describe('The file, in base 64.'),
})

const { name, addressLines, taxNumber } = recipientInput.shape

const bookingPapers = shape('BookingPapers', {
  invoices: z.array(toldInvoice).describe('Its invoices and credit notes, the first made first.'),
  recipient: partOf('Whom the next invoice is for, as its guest said.', {
    name: z.string().describe(name.meta()!.description!),
    addressLines: z.array(z.string()).describe(addressLines.meta()!.description!),
    taxNumber: z.string().describe(taxNumber.meta()!.description!),
  }),
})

/** As it stands in an address. */
const invoiceNumber = matching(/^[A-Za-z0-9-]{1,40}$/).meta({
  description: 'The number of the invoice.',
  example: 'RE-2026-00001',
})

const aboutOne = { group: 'Bookings', who: 'booker', path: field.bookingInAddress } as const

export const papersContract = {
  readPapers: operation({
    ...aboutOne,
    summary: 'The invoices and credit notes of a booking, and whom the next invoice is for',
    limit: 'reads',
    answer: one(bookingPapers),
    refusals: noBooking,
  }),
  setRecipient: operation({
    ...aboutOne,
    summary: 'Say whom the invoice of a booking is for; what is left empty is taken back',
    limit: 'bookings',
    body: recipientInput,
    answer: one(bookingPapers),
    refusals: { ...noBooking, 409: 'The invoice is made, and never changed.' },
  }),
  readInvoiceFile: operation({
    ...aboutOne,
    path: field.idInAddress.extend({ number: invoiceNumber }),
    summary: 'An invoice or credit note of a booking as a PDF, in the language in which it was booked',
    limit: 'bookings',
    answer: one(fileShape),
    refusals: { 404: 'There is no such booking or invoice, or it is somebody else’s.' },
  }),
  readConfirmation: operation({
    ...aboutOne,
    summary: 'The confirmation of a booking as a PDF',
    limit: 'bookings',
    answer: one(fileShape),
    refusals: { 404: 'There is no such booking, it is somebody else’s, or it is not confirmed.' },
  }),
} as const

const madePapers = shape('MadePapers', {
  made: z.array(z.string()).describe('The numbers of what was made, in order.'),
})

export const adminPapersContract = {
  listInvoicesAtDesk: operation({
    ...reading('money'),
    summary: 'Invoices and credit notes, the newest first',
    ...pagesOf(toldInvoice, {
      month: matching(/^\d{4}-(0[1-9]|1[0-2])$/)
        .optional()
        .meta({ description: 'The month in which they were made; all where none is named.', example: '2026-11' }),
    }),
  }),
  readInvoiceFileAtDesk: operation({
    ...reading('money'),
    summary: 'An invoice or credit note as a PDF, in the language of its guest',
    path: z.strictObject({ number: invoiceNumber }),
    answer: one(fileShape),
  }),
  makeInvoice: operation({
    ...changing('money'),
    summary:
      'For managers, accountants and owners: have the invoice of a booking made now, or made right, whatever the rule says',
    path: field.idInAddress,
    answer: one(madePapers),
    refusals: { 409: 'It is made already, nothing is owed, or the organisation has no name or address yet.' },
  }),
  readRegistration: operation({
    ...reading('contact'),
    summary: 'The registration form of a booking as a PDF, for those who may know its guest',
    path: field.idInAddress,
    answer: one(fileShape),
  }),
} as const
