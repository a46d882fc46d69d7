// The calls about the papers of a booking.

import type { papersContract } from '#api/admin-contract/papers-contract.ts'
import { answerPaper, describeInvoice } from '#api/content/answers/describe-paper.server.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { noBooking, refuseCommand } from '#api/content/booking-answers.ts'
import { answerOne } from '#api/content/content-answer.ts'
import { findPaperOf } from '#papers/describe-papers.server.ts'
import { invoicesOf } from '#papers/invoices/invoice-store.server.ts'
import { readRecipient } from '#papers/invoices/paper-facts.server.ts'
import { confirmationFile, invoiceFile } from '#papers/paper-files.server.ts'
import { paperRefusalStatus, paperRefusals } from '#papers/recipient/paper-refusals.ts'
import { setRecipient } from '#papers/recipient/set-recipient.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { findBooking } from '#trips/find-booking.server.ts'

export const papersCalls: Handlers<keyof typeof papersContract> = {
  readPapers: async ({ tools, booker, path }) =>
    (await findBooking(tools, booker, path.id)) ? answerPapers(tools, path.id) : noBooking,

  setRecipient: async ({ tools, booker, path, body }) => {
    const noted = await setRecipient(tools, booker, path.id, body)
    return noted.ok ? answerPapers(tools, path.id) : refuseCommand(paperRefusalStatus, paperRefusals, noted)
  },

  readInvoiceFile: async ({ tools, booker, path }) => {
    if (!(await findBooking(tools, booker, path.id))) return noBooking
    return answerPaper(await invoiceFile(await findPaperOf(tools.database, path.id, path.number)))
  },

  readConfirmation: async ({ tools, booker, path }) => {
    const booking = await findBooking(tools, booker, path.id)
    return booking ? answerPaper(await confirmationFile(tools, booking)) : noBooking
  },
}

/** Of a booking that is theirs. */
async function answerPapers({ database }: Tools, bookingId: string) {
  const papers = await invoicesOf(database, bookingId)
  return answerOne({ invoices: papers.map(describeInvoice), recipient: await readRecipient(database, bookingId) })
}
