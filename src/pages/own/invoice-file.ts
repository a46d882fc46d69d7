// An invoice or credit note of a booking as a PDF, for its guest.

import { requireBooking } from '#pages/guards/require-booking.server.ts'
import { findPaperOf } from '#papers/describe-papers.server.ts'
import { paperFile } from '#papers/invoices/mail-papers.server.ts'
import { answerPdf } from '#papers/sheet/pdf-answer.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import type { Route } from './+types/invoice-file'

export async function loader(args: Route.LoaderArgs) {
  const { tools, booking } = await requireBooking(args)
  const paper = await findPaperOf(tools.database, booking.id, args.params.number)
  if (!paper) throw pageNotFound(args.url)
  return answerPdf({ sheet: paper.content.sheet, name: paperFile(paper), madeAt: paper.madeAt })
}
