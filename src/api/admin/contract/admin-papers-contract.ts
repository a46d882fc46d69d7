// The operator's calls about papers: invoices listed, read and made, and registration forms.

import { z } from 'zod'
import { changing, pagesOf, reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { fileShape, invoiceNumber, toldInvoice } from '#api/contract/papers-contract.ts'
import { matching, shape } from '#api/contract/shapes.ts'

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
    ...reading('bookings'),
    summary: 'The registration form of a booking as a PDF, for those who may know its guest',
    path: field.idInAddress,
    answer: one(fileShape),
  }),
} as const
