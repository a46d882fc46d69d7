// The registration form of a booking, for those who may know its guest.

import { isUuid } from '#pages/guards/valid-address.ts'
import { answerFile, registrationFile } from '#papers/paper-files.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { findForOperator } from '#trips/find-booking.server.ts'
import type { Route } from './+types/registration-file'
import { onAdminPage } from './on-admin-page.server.ts'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const booking = isUuid(params.id) ? await findForOperator(tools, operator, params.id) : undefined
  const answer = answerFile(booking && (await registrationFile(tools, booking)))
  if (!answer) throw pageNotFound(url)
  return answer
}
