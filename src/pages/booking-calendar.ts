// The calendar file of one booking, for the user it belongs to and for the guest without an account who may open it.

import { bookingCalendar } from '#bookings/calendar-file/booking-calendar.server.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { requireBooker } from '#pages/guards/require-booker.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import type { Route } from './+types/booking-calendar'

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { tools, visitor } = context.get(pageContext)
  const id = 'id' in params ? String(params.id) : undefined
  const { who, bookingId, base } = await requireBooker({ tools, visitor, request, url, id })
  const booking = await findBooking(tools, who, bookingId)
  if (!booking || booking.state === 'hold') throw pageNotFound(url)
  const { SITE_NAME: name, SITE_LANG: locale } = tools.environment
  const file = bookingCalendar(booking, { name, locale, page: siteOrigin(tools.environment, url.origin) + base })
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="booking-${booking.reference}.ics"`,
      'cache-control': 'private, no-store',
    },
  })
}
