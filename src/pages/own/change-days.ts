// The days of a booking's home as JSON, its own nights free: for the calendar of the page that changes it.

import { mayCommand } from '#bookings/record/booking.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { requireBooking } from '#pages/guards/require-booking.server.ts'
import { describeDays } from '#quotes/describe-availability.server.ts'
import { noNights } from '#quotes/price-visit.server.ts'
import { readCalendar } from '#quotes/read-calendar.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { parseCalendarDay } from '#values/calendar-day.ts'
import type { Route } from './+types/change-days'

/** Three months and what is left of the weeks around them. */
const mostDays = 100

export async function loader(args: Route.LoaderArgs) {
  const { tools, booking } = await requireBooking(args)
  const [checkIn, checkOut] = ['from', 'to'].map(name => parseCalendarDay(args.url.searchParams.get(name) ?? ''))
  const isRange =
    checkIn !== undefined && checkOut !== undefined && checkIn < checkOut && checkOut - checkIn <= mostDays
  if (!isRange || !mayCommand('amend', booking.state, 'guest')) throw pageNotFound(args.url)
  const entries = await readCalendar(tools, booking.stay.id, { checkIn, checkOut }, noNights, booking.nights)
  const { locale } = currentLanguage()
  const days = describeDays(entries, booking.total.currency, locale)
  return Response.json(days, { headers: { 'cache-control': 'private, no-store' } })
}
