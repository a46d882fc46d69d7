// Which home, when and with whom, in words: what the components of a booking show of a visit.

import type { BookingInBrief } from '#bookings/record/booking-view.ts'
import { sayLongDay, sayNightCount, sayNights, sayParty } from '#bookings/record/booking-words.ts'
import type { Photo } from '#stays/photos/photo.ts'
import { sayPlace } from '#values/say-list.ts'

export type VisitView = {
  readonly stayName: string
  readonly place: string
  readonly photo: Photo | null
  /** The home's page, while it has one. */
  readonly home: string | null
  readonly checkIn: string
  readonly checkInFrom: string
  readonly checkOut: string
  readonly checkOutUntil: string
  /** "14 – 18 Jul 2030". */
  readonly days: string
  readonly nights: string
  readonly party: string
}

export function visitView({ stay, nights, party }: BookingInBrief, locale: string): VisitView {
  return {
    stayName: stay.name,
    place: sayPlace([stay.city, stay.region]),
    photo: stay.photo,
    home: stay.slug === null ? null : `/stays/${stay.slug}`,
    checkIn: sayLongDay(nights.checkIn, locale),
    checkInFrom: stay.checkInFrom,
    checkOut: sayLongDay(nights.checkOut, locale),
    checkOutUntil: stay.checkOutUntil,
    days: sayNights(nights, locale),
    nights: sayNightCount(nights),
    party: sayParty(party, locale),
  }
}
