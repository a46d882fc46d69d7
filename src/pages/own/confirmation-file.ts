// The confirmation of a booking as a PDF, for its guest, in the language of the address.

import { requireBooking } from '#pages/guards/require-booking.server.ts'
import { confirmationSheet, isConfirmed } from '#papers/print/confirmation-sheet.server.ts'
import { answerPdf } from '#papers/sheet/pdf-answer.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import type { Route } from './+types/confirmation-file'

export async function loader(args: Route.LoaderArgs) {
  const { tools, booking } = await requireBooking(args)
  if (!isConfirmed(booking.state)) throw pageNotFound(args.url)
  const sheet = await confirmationSheet(tools, booking)
  return answerPdf({ sheet, name: `booking-${booking.reference}.pdf`, madeAt: tools.clock.now() })
}
