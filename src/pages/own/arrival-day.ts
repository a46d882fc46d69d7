// The page of arrival of one booking, for its user or its guest without account: a document that stands alone.

import { redirect } from 'react-router'
import { managePath } from '#bookings/words/manage-key.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { requireBooking } from '#pages/guards/require-booking.server.ts'
import { arrivalPage } from '#trips/arrival-page.server.ts'
import type { Route } from './+types/arrival-day'

export async function loader(args: Route.LoaderArgs) {
  const { tools, booking, who, base } = await requireBooking(args).catch(fault => {
    // Whose link has ended reads there how to have a new one mailed.
    if (!('id' in args.params)) throw redirect(managePath)
    throw fault
  })
  const answer = await arrivalPage(tools, booking, { who, back: currentLanguage().prefix + base })
  // Its own page says how it stands.
  if (!answer) throw redirect(base)
  return answer
}
