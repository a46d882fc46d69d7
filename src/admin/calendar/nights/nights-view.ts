// What the calendar of a home shows.

import type { BlockReason } from '#nights/block.ts'

/** `shut`: free, but not bookable, because of a rule or for want of a price. */
export type NightState = 'free' | 'booked' | 'held' | 'blocked' | 'foreign' | 'shut' | 'past'

export type NightOccupancy = {
  /** The name of the unit, where the home has several. */
  readonly unit: string | null
  readonly state: Exclude<NightState, 'free' | 'shut' | 'past'>
  /** `Booked, K7Q2M4XW`, `Blocked: maintenance. Sanding the floor`. */
  readonly said: string
  /** The booking to look at. */
  readonly bookingId: string | null
}

export type AdminNight = {
  /** `2026-07-14`. */
  readonly day: string
  readonly number: number
  /** `Tuesday 14 July`. */
  readonly date: string
  readonly isToday: boolean
  /** Over, in the month that it is now: what lies ahead comes first where there is little room. */
  readonly isOver: boolean
  readonly isChosen: boolean
  readonly state: NightState
  /** `Free`. */
  readonly word: string
  readonly minor: number | null
  /** `€120`, and where it comes from: a season, a price of that night, the usual one. */
  readonly price: string | null
  readonly priceFrom: string | null
  /** What the rules forbid on this day. */
  readonly notes: readonly string[]
  readonly takings: readonly NightOccupancy[]
  /** The address that chooses this night. */
  readonly choose: string
}

export type AdminBlock = {
  readonly id: string
  readonly unit: string | null
  readonly reason: BlockReason
  readonly note: string
  /** `2026-07-14`, and the day on whose morning it ends. */
  readonly from: string
  readonly until: string
  /** `14 Jul 2026 to 17 Jul 2026, 3 nights: maintenance`. */
  readonly said: string
  /** False for one of another home that shares the unit: it is lifted there. */
  readonly isOurs: boolean
}

export type AdminNights = {
  readonly slug: string
  readonly name: string
  readonly version: number
  readonly currency: string
  readonly timeZone: string
  readonly today: string
  readonly month: { readonly title: string; readonly before: string; readonly after: string; readonly here: string }
  /** `Mon`, the first of the week. */
  readonly weekdays: readonly string[]
  /** How many days of the week go before the first of the month. */
  readonly lead: number
  readonly units: readonly { readonly id: number; readonly name: string }[]
  readonly nights: readonly AdminNight[]
  readonly blocks: readonly AdminBlock[]
  readonly chosen: { readonly first: string; readonly last: string } | null
}

export const longestBlockNote = 200

type BlockValues = Partial<Readonly<Record<'first' | 'last' | 'unit' | 'reason' | 'note', string>>>

/** A refused form about a block, as typed. */
export type BlockTyped = { readonly values: BlockValues; readonly faults: BlockValues }
