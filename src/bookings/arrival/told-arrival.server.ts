// What a guest is told about arriving, with nothing in it that they are not told at this moment.

import type { BookingWithPayments } from '#bookings/record/booking-money.server.ts'
import type { ExactAddress } from '#bookings/record/exact-address.ts'
import type { CheckInKind } from '#stays/arrival/check-in-kinds.ts'
import type { AsTyped } from '#stays/languages/translation-memory.ts'
import type { Point } from '#stays/near/nearby-place.ts'
import type { Photo } from '#stays/photos/photo.ts'
import type { Told } from './what-is-told.ts'

/** A part of the house manual; `text` is Markdown. */
type ManualPart = { readonly title: string; readonly text: string; readonly photo: Photo | undefined }

type Host = {
  readonly name: string
  /** ISO 639-1. */
  readonly languages: readonly string[]
  readonly phone: string | null
  readonly words: string
}

export type ToldArrival = {
  readonly told: Told
  /** Undefined while it is not told, as the next three. */
  readonly address: ExactAddress | undefined
  readonly checkIn: CheckInKind | undefined
  /** Markdown; empty where nothing was written. */
  readonly gettingIn: string
  readonly manual: readonly ManualPart[]
  /** What everybody knows of where the home is; distances of places are measured from it. */
  readonly publicPoint: Point
  /** Undefined where none was entered. */
  readonly host: Host | undefined
  /** Empty while it is not told, and where there is none. */
  readonly doorCode: string
  readonly wifi: { readonly network: string; readonly password: string } | undefined
  /** Whether there is a code or a Wi-Fi at all. */
  readonly hasCodes: boolean
  /** Which of the texts are in another language than the page. */
  readonly asTyped: AsTyped | undefined
}

/** A booking as its guest opens it. */
export type ArrivingBooking = BookingWithPayments & {
  /** Undefined for a booking that does not stand. */
  readonly arrival?: ToldArrival | undefined
}
