// The operator's calls about papers.

import type { adminPapersContract } from '#api/admin-contract/papers-contract.ts'
import { answerPaper, describeInvoice } from '#api/content/answers/describe-paper.server.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { answerPage } from '#api/content/calls/answer-page.ts'
import { askedPage } from '#api/content/calls/asked-page.ts'
import { answerOne } from '#api/content/content-answer.ts'
import { findPaperFor } from '#papers/describe-papers.server.ts'
import { parseMonth } from '#papers/export-papers.server.ts'
import { countInvoices, listInvoices } from '#papers/invoices/invoice-store.server.ts'
import { makeInvoice } from '#papers/make-invoice.server.ts'
import { invoiceFile, registrationFile } from '#papers/paper-files.server.ts'
import { paperRefusalStatus, paperRefusals } from '#papers/recipient/paper-refusals.ts'
import { findForOperator } from '#trips/find-booking.server.ts'
import { reachOf } from '#users/permissions/permissions.ts'

export const adminPapersCalls: Handlers<keyof typeof adminPapersContract> = {
  listInvoicesAtDesk: async ({ tools, user, query }) => {
    const { skip, size } = askedPage(query)
    const month = query.month === undefined ? undefined : parseMonth(query.month)
    const asked = { reach: reachOf(user, 'money'), month }
    const papers = await listInvoices(tools.database, { ...asked, skip, most: size })
    return answerPage(query, papers.map(describeInvoice), await countInvoices(tools.database, asked))
  },

  readInvoiceFileAtDesk: async ({ tools, user, path }) =>
    answerPaper(await invoiceFile(await findPaperFor(tools.database, user, path.number))),

  makeInvoice: async ({ tools, user, path }) => {
    const made = await makeInvoice(tools, user, path.id)
    if (made.ok) return answerOne({ made: [...made.numbers] })
    return refuseCommand(paperRefusalStatus, paperRefusals, made)
  },

  readRegistration: async ({ tools, user, path }) => {
    const booking = await findForOperator(tools, user, path.id)
    return answerPaper(booking && (await registrationFile(tools, booking)))
  },
}
