// Nights sold both here and on another site, and their wording.

import type { ChannelProvider } from '#channels/feeds/channel-provider.ts'
import type { OccupancyKind } from '#nights/occupancy.ts'
import { sayDay } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'

/** Who has some of the nights here. */
type OtherSide = {
  readonly kind: OccupancyKind
  /** The booking, block or event. */
  readonly refId: string
  readonly nights: NightRange
  /** The name of the other calendar, where that has them. */
  readonly feedName: string | undefined
}

export type Conflict = {
  readonly eventId: string
  readonly feedId: string
  readonly feedName: string
  readonly provider: ChannelProvider
  readonly unitId: number
  readonly nights: NightRange
  readonly others: readonly OtherSide[]
  readonly isSetAside: boolean
}

/** "Mon 1 Jul 2030 to Thu 4 Jul 2030" */
export function sayNights({ checkIn, checkOut }: NightRange, locale: string): string {
  return `${sayDay(checkIn, locale)} to ${sayDay(checkOut, locale)}`
}

const wordsOfKind: Readonly<Record<OccupancyKind, string>> = {
  booking: 'a booking of yours',
  hold: 'a booking of yours that is not paid yet',
  block: 'nights that you keep closed',
  external: 'a booking that another calendar tells of',
}

export function sayOtherSide({ kind, nights, feedName }: OtherSide, locale: string): string {
  const what = kind === 'external' && feedName ? `a booking in the calendar “${feedName}”` : wordsOfKind[kind]
  return `${what}, ${sayNights(nights, locale)}`
}

/** What an operator does about it. */
export const adviceOnConflict =
  'Cancel one of the two, here or on the other site: when that one is gone, this ends by itself. If the other site only shows what you told it, set this aside.'
