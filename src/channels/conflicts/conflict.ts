// Nights sold both here and on another site, and their wording.

import { type SentenceKey, sentence } from '#catalogue/sentence.ts'
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

/** The days of arrival and departure: "Mon 1 Jul 2030". */
export function daysInWords({ checkIn, checkOut }: NightRange, locale: string) {
  return { from: sayDay(checkIn, locale), to: sayDay(checkOut, locale) }
}

/** As a sentence of a page, and as a row of a mail. */
// biome-ignore format: a table, one row a kind
const otherSides = {
  booking:  { here: 'channels.hereBooking',  row: 'channels.rowBooking' },
  hold:     { here: 'channels.hereHold',     row: 'channels.rowHold' },
  block:    { here: 'channels.hereBlock',    row: 'channels.rowBlock' },
  external: { here: 'channels.hereExternal', row: 'channels.rowExternal' },
  named:    { here: 'channels.hereNamed',    row: 'channels.rowNamed' },
} as const satisfies Readonly<Record<OccupancyKind | 'named', Readonly<Record<'here' | 'row', SentenceKey>>>>

export function sayOtherSide({ kind, nights, feedName }: OtherSide, as: 'here' | 'row', locale: string): string {
  const days = daysInWords(nights, locale)
  return kind === 'external' && feedName
    ? sentence(otherSides.named[as], { ...days, feedName })
    : sentence(otherSides[kind][as], days)
}
