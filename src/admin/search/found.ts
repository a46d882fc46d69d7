// What the admin's search finds, as page, dialog and call tell it.

import type { BookingState } from '#bookings/record/booking.ts'

export type FoundBooking = {
  readonly id: string
  readonly reference: string
  readonly state: BookingState
  /** Null for whoever may not know who it is. */
  readonly guest: string | null
  readonly home: string
  readonly checkIn: string
  readonly checkOut: string
  readonly address: string
  readonly inWords: { readonly state: string; readonly days: string }
}

type FoundHome = {
  readonly slug: string
  readonly name: string
  readonly place: string
  readonly address: string
}

export type FoundPage = { readonly name: string; readonly address: string }

export type Found = {
  readonly bookings: readonly FoundBooking[]
  readonly homes: readonly FoundHome[]
  readonly pages: readonly FoundPage[]
  /** How many there are in all. */
  readonly totals: { readonly bookings: number; readonly homes: number }
}

export const nothingFound: Found = { bookings: [], homes: [], pages: [], totals: { bookings: 0, homes: 0 } }
