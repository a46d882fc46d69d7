// Today as its components show it.

import type { AdminEntry, WaitingChange, WaitingEnquiry } from '#admin/bookings/admin-entry.ts'
import type { ShownConflict } from '#admin/channels/channels-view.ts'
import type { FirstStep } from '#admin/start/first-step.ts'
import type { Trouble } from '#admin/troubles/trouble.ts'
import type { AdminDispute } from '#booking-payments/disputes/admin-dispute.ts'
import type { TodayList } from '#bookings/words/admin-pages.ts'
import type { ListPart } from '#values/list-part.ts'

export const movements = ['arrivals', 'departures', 'inHouse'] as const

export type MovementKind = (typeof movements)[number]

export type TodayMovement = {
  readonly slug: string
  readonly home: string
  readonly days: string
  readonly nights: string
  /** `Grete Sand, 3 people`, or where it was booked. */
  readonly who: string
  /** Null where there is none, or its reader may not see it. */
  readonly booking: string | null
  readonly reference: string | null
}

export type Listed<Entry> = {
  readonly entries: readonly Entry[]
  readonly total: number
  /** Undefined where all of it is shown. */
  readonly part: ListPart | undefined
}

type Entries = {
  readonly arrivals: TodayMovement
  readonly departures: TodayMovement
  readonly inHouse: TodayMovement
  readonly requests: AdminEntry
  readonly enquiries: WaitingEnquiry
  readonly changes: WaitingChange
  readonly disputes: AdminDispute
  readonly money: AdminEntry
  readonly unpaid: AdminEntry
}

export type TodayLists = { readonly [List in TodayList]: Listed<Entries[List]> }

/** What its reader may not see is none. */
export type TodayView = {
  /** The one list that is shown; undefined for all of Today. */
  readonly only: TodayList | undefined
  /** The day at most homes. */
  readonly day: string
  /** That the site lacks an imprint, for who may enter it. */
  readonly imprint: string | undefined
  readonly steps: readonly FirstStep[] | undefined
  readonly lists: TodayLists
  /** Double bookings, the first of `conflictsInAll`. */
  readonly conflicts: readonly ShownConflict[]
  readonly conflictsInAll: number
  /** What of the running of the site is wrong. */
  readonly troubles: readonly Trouble[]
  /** Conversations that wait for an answer. */
  readonly messages: number
  readonly seesDay: boolean
}
