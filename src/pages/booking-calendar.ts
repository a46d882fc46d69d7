// The calendar file of one booking, for its user or its guest without account.

import { bookingCalendar } from '#bookings/calendar-file/booking-calendar.server.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { requireBooking } from '#pages/guards/require-booking.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import type { Route } from './+types/booking-calendar'

export async function loader(args: Route.LoaderArgs) {
  const { tools, booking, base } = await requireBooking(args)
  if (booking.state === 'hold') throw pageNotFound(args.url)
  const name = tools.environment.SITE_NAME
  const { locale, prefix } = currentLanguage()
  const address = booking.arrival?.told.mailed === 'told' ? booking.address : undefined
  const file = bookingCalendar(
    { ...booking, address },
    {
      name,
      locale,
      page: siteOrigin(tools.environment, args.url.origin) + prefix + base,
    },
  )
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="booking-${booking.reference}.ics"`,
      'cache-control': 'private, no-store',
    },
  })
}
