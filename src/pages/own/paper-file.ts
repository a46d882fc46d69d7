// The papers of a booking as files, for its guest: the confirmation, invoices and credit notes.

import { requireBooking } from '#pages/guards/require-booking.server.ts'
import { bookingFile } from '#papers/paper-files.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import type { Route } from './+types/paper-file'

export async function loader(args: Route.LoaderArgs) {
  const { tools, booking } = await requireBooking(args)
  const answer = await bookingFile(tools, booking, args.params.file)
  if (!answer) throw pageNotFound(args.url)
  return answer
}
