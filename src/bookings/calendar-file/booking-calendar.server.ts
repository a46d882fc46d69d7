// A booking as a calendar file (RFC 5545): one event that stays the same one however often the booking changes.

import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { calendarLocation } from '#bookings/arrival/calendar-location.ts'
import type { BookingState } from '#bookings/record/booking.ts'
import { minuteOf } from '#bookings/record/booking-nights.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { sayParty } from '#bookings/record/booking-words.ts'
import { sentence } from '#catalogue/sentence.ts'
import { instantAtHome } from '#offers/terms/home-clock.ts'
import { countNights } from '#values/night-range.ts'
import { sayPlace } from '#values/say-list.ts'

const statuses: Readonly<Record<BookingState, ICalEventStatus>> = {
  hold: ICalEventStatus.TENTATIVE,
  pending_payment: ICalEventStatus.TENTATIVE,
  pending_approval: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  in_stay: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  expired: ICalEventStatus.CANCELLED,
  declined: ICalEventStatus.CANCELLED,
  cancelled: ICalEventStatus.CANCELLED,
  no_show: ICalEventStatus.CANCELLED,
}

type CalendarSite = {
  readonly name: string
  /** The address of the booking's page; it carries no key. */
  readonly page: string
  readonly locale: string
}

/**
 * The file: from check-in to check-out on the home's clock, with the address where the booking has one to tell, without
 * a guest's name or a key. The UID is the booking's own for ever, SEQUENCE rises with each of its events.
 */
export function bookingCalendar(booking: BookingDetails, { name, page, locale }: CalendarSite): string {
  const { id, reference, stay, nights, party, state, timeZone, version, events, address } = booking
  const status = statuses[state]
  const method = status === ICalEventStatus.CANCELLED ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
  const calendar = ical({ prodId: '//Casita//Booking//EN', method })
  calendar.createEvent({
    id: `${id}@${new URL(page).hostname}`,
    sequence: version,
    start: instantAtHome(nights.checkIn, minuteOf(stay.checkInFrom), timeZone),
    end: instantAtHome(nights.checkOut, minuteOf(stay.checkOutUntil), timeZone),
    stamp: events.at(-1)?.at ?? new Date(0),
    summary: `${stay.name} (${name})`,
    location: calendarLocation(stay.name, address, sayPlace([stay.city, stay.region])),
    description: [
      sentence('bookings.calendarVisit', {
        reference,
        nights: countNights(nights),
        party: sayParty(party, locale),
      }),
      sentence('bookings.calendarHours', { from: stay.checkInFrom, until: stay.checkOutUntil, zone: timeZone }),
    ].join('\n'),
    url: page,
    status,
  })
  return calendar.toString()
}
