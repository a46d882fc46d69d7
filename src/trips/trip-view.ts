// What the page of a booking shows of the trip, in words.

import type { ExactAddress } from '#bookings/record/exact-address.ts'
import type { AsTyped } from '#stays/languages/translation-memory.ts'
import type { SaidNearby } from '#stays/near/say-nearby.ts'
import type { Photo } from '#stays/photos/photo.ts'
import type { CompanionsView } from './companions/companions-view.ts'

export type TripView = {
  /** "In 12 days"; undefined once the visit is over. */
  readonly countdown: string | undefined
  /** Undefined while it is not told. */
  readonly arrival: { readonly address: ExactAddress; readonly mapStyleUrl: string | undefined } | undefined
  readonly addressLater: string | undefined
  readonly access: {
    /** How guests get in: "Key box". */
    readonly checkIn: string | undefined
    /** As HTML; empty for nothing. */
    readonly gettingIn: string
    /** As it was typed, to be marked where it is in another language. */
    readonly gettingInText: string
    readonly doorCode: string
    readonly wifi: WifiView | undefined
    /** Why the codes are not told yet. */
    readonly codesLater: string | undefined
  }
  readonly host: HostView | undefined
  readonly manual: readonly ManualView[]
  readonly nearby: SaidNearby
  readonly along: {
    readonly companions: CompanionsView
    readonly party: string
    readonly ages: string | undefined
    readonly extras: readonly string[]
  }
  readonly asTyped: AsTyped | undefined
}

type WifiView = {
  readonly network: string
  readonly password: string
  readonly code: { readonly side: number; readonly path: string }
}

export type HostView = {
  readonly name: string
  /** "German and English"; empty for none. */
  readonly languages: string
  readonly phone: string | null
  readonly words: string
}

export type ManualView = {
  readonly title: string
  readonly html: string
  readonly text: string
  readonly photo: Photo | undefined
}
