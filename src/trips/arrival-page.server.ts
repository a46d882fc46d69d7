// The page of the day of arrival: everything needed at the door, in one document without script, so that it can be kept.

import type { ArrivingBooking } from '#bookings/arrival/told-arrival.server.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import { checkOutAt } from '#bookings/visits/check-in-and-out.ts'
import { visitView } from '#bookings/words/visit-view.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { styleOf } from '#site/looks/looks.ts'
import { readSite } from '#site/snapshot/read-site.server.ts'
import { readNearby } from '#stays/near/nearby-store.server.ts'
import { linkEnds } from '#users/contact/link-ends.server.ts'
import type { Booker } from '#users/user/visitor.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { days, later } from '#values/duration.ts'
import { arrivalDocument, filesOf } from './arrival-document.server.ts'
import { describeTrip } from './describe-trip.server.ts'

/** Only while the visit lies ahead or goes on. */
export function hasArrivalPage({ state }: Pick<ArrivingBooking, 'state'>): boolean {
  return state === 'confirmed' || state === 'in_stay'
}

/** Until when `who` may keep a copy: a day after the check-out, or as long as the link is good by which they read it. */
export async function keptUntil(tools: Tools, booking: ArrivingBooking, who: Booker | undefined): Promise<Date> {
  const { nights, timeZone, refundTerms, stay } = booking
  const [checkIn, checkOut] = [writeCalendarDay(nights.checkIn), writeCalendarDay(nights.checkOut)]
  const afterwards = later(checkOutAt({ checkIn, checkOut, timeZone, refundTerms }, stay.checkOutUntil), days(1))
  const ends = await linkEnds(tools, who)
  return ends && ends < afterwards ? ends : afterwards
}

type Asked = {
  readonly who: Booker
  /** The page of the booking. */
  readonly back: string
}

/** In the current language; undefined where there is none. */
export async function arrivalPage(
  tools: Tools,
  booking: ArrivingBooking,
  { who, back }: Asked,
): Promise<Response | undefined> {
  const now = tools.clock.now()
  const { locale } = currentLanguage()
  if (!hasArrivalPage(booking)) return undefined
  const trip = describeTrip(tools, booking, await readNearby(tools.database, booking.stay.id), now, locale)
  if (!trip) return undefined
  const { looks } = (await readSite(tools)).sections
  const shown = {
    ...{ trip, back, visit: visitView(booking, locale) },
    site: {
      ...{ name: tools.environment.SITE_NAME, iconUrl: tools.environment.SITE_ICON },
      ...{ logo: looks.pictures.logo, logoSaysName: looks.logoSaysName },
    },
    asOf: sentence('trips.asOf', { when: sayInstant(now, booking.timeZone, locale) }),
    colours: styleOf(looks),
  }
  const document = arrivalDocument(shown)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-kept-until': (await keptUntil(tools, booking, who)).toISOString(),
    'x-kept-files': filesOf(shown, document).map(encodeURI).join(' '),
  }
  return new Response(document, { headers })
}
