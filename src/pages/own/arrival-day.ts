// The page of arrival of one booking, for its user or its guest without account: a document that stands alone.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { requireBooking } from '#pages/guards/require-booking.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { arrivalPage } from '#trips/arrival-day/arrival-page.server.ts'
import type { Route } from './+types/arrival-day'

export async function loader(args: Route.LoaderArgs) {
  const { tools, booking, who, base } = await requireBooking(args)
  const answer = await arrivalPage(tools, booking, { who, back: currentLanguage().prefix + base })
  if (!answer) throw pageNotFound(args.url)
  return answer
}
