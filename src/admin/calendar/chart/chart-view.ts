// What the chart shows: homes down, days across, and the arrivals and departures of a day.

import type { NightState } from '#admin/calendar/nights/nights-view.ts'

type TakingInWords = {
  /** `Booked, K7Q2M4XW` */
  readonly said: string
  /** `14 Jul 2026 to 17 Jul 2026, 3 nights` */
  readonly nights: string
}

export type ChartOccupancy = {
  /** Never `free`, `shut` or `past`. */
  readonly state: NightState
  /** `2026-07-14` of the first night, and the day on whose morning it ends. */
  readonly from: string
  readonly until: string
  /** The booking to look at. */
  readonly booking: string | null
  /** Which part of the home has it; null where all of it has. */
  readonly unit: string | null
  /** Who comes. */
  readonly guest: string | null
  readonly inWords: TakingInWords
}

/** A home, or where guests get any one of its units, one of those. */
export type ChartRow = {
  readonly slug: string
  readonly name: string
  readonly place: string
  readonly unit: string | null
  /** Its id; null for a home as a whole. */
  readonly unitId: number | null
  /** Whether its reader may block or book its nights. */
  readonly mayAct: boolean
  readonly takings: readonly ChartOccupancy[]
}

/** Nights of a row that are chosen, and what can be done with them. */
export type ChosenNights = {
  readonly home: string
  readonly name: string
  readonly unit: string | null
  readonly unitId: number | null
  /** `2026-07-14`, the first night and the last. */
  readonly first: string
  readonly last: string
  /** `14 Jul 2026 to 17 Jul 2026, 3 nights`. */
  readonly nights: string
  /** The day it is at the home. */
  readonly today: string
  /** What has some of them: then they can be neither blocked nor booked. */
  readonly takings: readonly Pick<ChartOccupancy, 'booking' | 'inWords'>[]
  readonly isPast: boolean
  readonly mayBlock: boolean
  /** The address where a booking of them is entered; null where its reader may not. */
  readonly book: string | null
  /** The address without the choice. */
  readonly drop: string
}

export type ChartDay = {
  readonly day: string
  readonly number: number
  /** `Mon` */
  readonly weekday: string
  /** `July 2026`, at the first day and at the first of a month. */
  readonly month: string | null
  /** `Tuesday 14 July`. */
  readonly date: string
  readonly isToday: boolean
  readonly isWeekend: boolean
  /** The address of its arrivals and departures. */
  readonly href: string
}

export type ChartView = {
  readonly find: string
  /** The first day. */
  readonly from: string
  readonly isFromToday: boolean
  /** `22 Nov to 19 Dec 2026`. */
  readonly said: string
  readonly days: readonly ChartDay[]
  /** The rows from `skip` on, of `total`. */
  readonly rows: readonly ChartRow[]
  readonly skip: number
  readonly total: number
  readonly before: string
  readonly after: string
  readonly today: string
  /** The pages before and after, for browsers without script. */
  readonly pageBefore: string | null
  readonly pageAfter: string | null
}

export type Movement = {
  readonly kind: 'arrival' | 'departure'
  readonly slug: string
  readonly home: string
  readonly booking: string | null
  readonly guest: string | null
  /** The number of people; null for events of other sites, which do not say. */
  readonly people: number | null
  readonly inWords: TakingInWords
}

export type MovementsOfDay = {
  readonly day: string
  /** `Tuesday 14 July 2026`. */
  readonly date: string
  readonly isToday: boolean
  readonly movements: readonly Movement[]
  readonly total: number
  readonly before: string
  readonly after: string
  /** The rest of a long list. */
  readonly pageBefore: string | null
  readonly pageAfter: string | null
}
