// The registration form of a booking as a PDF, to be signed by its guest, in the guest's language.

import { findRow } from '#bookings/record/booking-store.server.ts'
import { isUuid } from '#pages/guards/valid-address.ts'
import { registrationSheet } from '#papers/print/registration-sheet.server.ts'
import { answerPdf } from '#papers/sheet/pdf-answer.server.ts'
import { inLanguageOf } from '#platform/tools/site-languages.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { findForOperator } from '#trips/find-booking.server.ts'
import type { Route } from './+types/registration-file'
import { onAdminPage } from './on-admin-page.server.ts'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const booking = isUuid(params.id) ? await findForOperator(tools, operator, params.id) : undefined
  // Without the contact they may not know who the guest is.
  const row = booking?.contact ? await findRow(tools.database, booking.id) : undefined
  if (!row) throw pageNotFound(url)
  const sheet = await inLanguageOf(tools.environment, row.language, () => registrationSheet(tools, row))
  return answerPdf({ sheet, name: `registration-${row.reference}.pdf`, madeAt: tools.clock.now() })
}
