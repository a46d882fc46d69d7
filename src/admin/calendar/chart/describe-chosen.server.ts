// Describes the nights that are chosen in the chart: whose they are, and what their reader may do with them.

import { findHomeOfNights } from '#admin/calendar/nights/describe-nights.server.ts'
import { findOccupied } from '#admin/calendar/nights/find-occupied.server.ts'
import { findUnits } from '#admin/calendar/nights/find-units.server.ts'
import { sayNights, sayOccupancy, writeFirstAndLast } from '#admin/calendar/nights/night-words.ts'
import { newBookingAddress } from '#bookings/words/new-booking-address.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import type { ChartAddress } from './chart-address.ts'
import type { ChosenNights } from './chart-view.ts'

/** Undefined where the reader sees no such home, or the home has no such unit. */
export async function describeChosen(
  tools: Tools,
  who: Operator,
  { home: slug, unit, first, last }: NonNullable<ChartAddress['chosen']>,
): Promise<Omit<ChosenNights, 'drop'> | undefined> {
  const { database, clock } = tools
  const home = await findHomeOfNights(tools, slug)
  if (!home || !may(who, 'nights', 'see', home.id)) return undefined
  const units = await findUnits(database, home.id)
  const chosen = units.find(({ id }) => id === unit)
  if (unit !== undefined && !chosen) return undefined
  const now = clock.now()
  const nights = { checkIn: first, checkOut: addDays(last, 1) }
  const { locale } = currentLanguage()
  const taken = (await findOccupied(database, home.id, nights, now)).filter(
    ({ unitId }) => unit === undefined || unitId === unit,
  )
  // What has several units of the home is told once.
  const each = [...new Map(taken.map(taking => [`${taking.refId} ${taking.nights.checkIn}`, taking])).values()]
  const seesBookings = may(who, 'bookings', 'see', home.id)
  const isPast = first < dayInZone(now, home.timeZone)
  const isFree = each.length === 0 && !isPast
  const mayBook = isFree && may(who, 'bookings', 'change', home.id)
  return {
    ...{ home: slug, name: home.name, unit: chosen?.name ?? null, unitId: chosen?.id ?? null, isPast },
    ...writeFirstAndLast(nights),
    nights: sayNights(nights, locale),
    today: writeCalendarDay(dayInZone(now, home.timeZone)),
    takings: each.map(taking => {
      const { said, bookingId } = sayOccupancy(taking)
      return { booking: seesBookings ? bookingId : null, inWords: { said, nights: sayNights(taking.nights, locale) } }
    }),
    mayBlock: isFree && may(who, 'nights', 'change', home.id),
    book: mayBook ? newBookingAddress({ home: slug, nights }) : null,
  }
}
