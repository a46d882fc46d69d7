// What the page of bookings shows.

import type { BookingState } from '#bookings/record/booking.ts'
import type { ListPart } from '#values/list-part.ts'
import type { BookingFilter, ListOrder } from './booking-filter.ts'

export type ListedView = {
  readonly id: string
  readonly reference: string
  readonly state: BookingState
  /** Empty where the reader may not know the guest. */
  readonly guest: string
  readonly home: string
  readonly days: string
  readonly nights: string
  readonly total: string
  /** What is open or too much, where there is something; undefined otherwise. */
  readonly money: { readonly said: string; readonly tone: 'open' | 'over' } | undefined
}

/** A link to bookings by a view of theirs, and whether it is the one that is shown. */
export type ViewLink = { readonly to: string; readonly label: string; readonly isCurrent: boolean }

type SavedView = ViewLink & {
  readonly id: string
  readonly isShared: boolean
  readonly mayRemove: boolean
}

export type SortLink = { readonly to: string; readonly direction: 'ascending' | 'descending' | undefined }

export type BookingListView = {
  readonly bookings: readonly ListedView[]
  readonly total: string
  readonly part: ListPart | undefined
  readonly filter: BookingFilter
  /** The filter as it stands in addresses. */
  readonly query: string
  /** What of the address limits nothing, because it says nothing that can be. */
  readonly fault: string | undefined
  readonly builtIn: readonly ViewLink[]
  readonly saved: readonly SavedView[]
  readonly table: string
  readonly sorts: Readonly<Record<'arrival' | 'booked' | 'total', SortLink>>
  readonly orders: readonly ListOrder[]
  /** Names to choose from; none where there are too many for a list. */
  readonly homes: readonly string[]
  readonly seesGuests: boolean
  readonly seesMoney: boolean
  readonly isLimited: boolean
}
