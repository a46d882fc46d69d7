// The invitation that travels with a mail (RFC 5545): a visit put into a calendar, moved there, or taken out.

import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { calendarLocation } from '#bookings/arrival/calendar-location.ts'
import { minuteOf } from '#bookings/record/booking-nights.ts'
import type { ExactAddress } from '#bookings/record/exact-address.ts'
import { sentence } from '#catalogue/sentence.ts'
import { instantAtHome } from '#offers/terms/home-clock.ts'
import type { NightRange } from '#values/night-range.ts'
import { sayList } from '#values/say-list.ts'

export type InvitedBooking = {
  readonly id: string
  readonly reference: string
  /** Rises with every change of the booking: calendars take the highest. */
  readonly version: number
  readonly stay: {
    readonly name: string
    readonly city: string
    /** Wall-clock times at the home, `16:00`. */
    readonly checkInFrom: string
    readonly checkOutUntil: string
  }
  readonly nights: NightRange
  readonly timeZone: string
}

/** REQUEST puts the visit into a calendar or moves it there, CANCEL takes it out. */
export type InvitationMethod = 'REQUEST' | 'CANCEL'

export type Invitation = {
  readonly method: InvitationMethod
  /** When it is written. */
  readonly at: Date
  /** Where the booking is shown to whoever may see it. Its host makes the UID unique; it carries no key. */
  readonly page: string
  readonly organizer: { readonly name: string; readonly email: string }
  /** Who comes. */
  readonly attendee: { readonly name: string; readonly email: string }
  /** Undefined unless the attendee may be told. */
  readonly address?: ExactAddress | undefined
}

/** From check-in to check-out, as instants: right on every calendar, whatever zones it knows. */
export function bookingInvitation(booking: InvitedBooking, letter: Invitation): string {
  const { id, reference, version, stay, nights, timeZone } = booking
  const { method, at, page, organizer, attendee, address } = letter
  const calendar = ical({
    prodId: '//Casita//Casita//EN',
    method: ICalCalendarMethod[method],
  })
  const event = calendar.createEvent({
    id: `${id}@${new URL(page).hostname}`,
    sequence: version,
    stamp: at,
    start: instantAtHome(nights.checkIn, minuteOf(stay.checkInFrom), timeZone),
    end: instantAtHome(nights.checkOut, minuteOf(stay.checkOutUntil), timeZone),
    summary: oneLine(stay.name),
    location: calendarLocation(oneLine(stay.name), address, oneLine(sayList([stay.name, stay.city]))),
    description: sentence('bookings.invitation', { reference, from: stay.checkInFrom, until: stay.checkOutUntil }),
    url: page,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
    organizer: { name: quotable(organizer.name), email: organizer.email },
  })
  // They booked it: there is nothing to accept.
  const coming = { status: ICalAttendeeStatus.ACCEPTED, rsvp: false } as const
  event.createAttendee({ name: quotable(attendee.name), email: attendee.email, ...coming })
  return calendar.toString()
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A parameter's value may hold neither quotes nor control characters (RFC 5545, 3.2). */
function quotable(name: string): string {
  return oneLine(name.replace(/["\p{C}]/gu, ' '))
}
