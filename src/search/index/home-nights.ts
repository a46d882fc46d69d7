// The nights of a home as the index keeps them: which are gone for good, and which only until a hold runs out.

import type { OccupancyKind } from '#nights/occupancy.ts'
import { stayCalendar } from '#nights/stay-calendar.ts'
import { type StayUnits, waysToTake } from '#nights/stay-units.ts'
import { nothingTaken, type TakenRuns, takenRuns, takesAny } from '#offers/compiled/taken-runs.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'

/** `expiresAt`: milliseconds since 1970, Infinity for what no clock ends. */
export type Taking = {
  readonly unitId: number
  readonly nights: NightRange
  readonly kind: OccupancyKind
  readonly expiresAt: number
}

export type HomeNights = {
  /** No unit, or a needed one is not active: nobody can have the home. */
  readonly isNever: boolean
  /** What is taken when no hold counts. */
  readonly firm: TakenRuns
  /** Only of homes with holds or with a choice of units: for all others `firm` says it all. */
  readonly wavering: { readonly units: StayUnits; readonly takings: readonly Taking[] } | undefined
}

const never: HomeNights = { isNever: true, firm: nothingTaken, wavering: undefined }
const allFree: HomeNights = { isNever: false, firm: nothingTaken, wavering: undefined }

/** Of a home with these units; `takings` are all that keep others out of them, those of holds whatever their end. */
export function homeNights(units: StayUnits, takings: readonly Taking[]): HomeNights {
  if (waysToTake(units).length === 0) return never
  if (takings.length === 0) return allFree
  const firm = takings.filter(({ expiresAt }) => expiresAt === Number.POSITIVE_INFINITY)
  const hasChoice = units.filter(({ role }) => role === 'one_of').length > 1
  return {
    isNever: false,
    firm: runsOf(units, firm),
    wavering: hasChoice || firm.length < takings.length ? { units, takings } : undefined,
  }
}

function runsOf(units: StayUnits, takings: readonly Taking[]): TakenRuns {
  if (takings.length === 0) return nothingTaken
  // The constraint keeps the takings of one unit apart.
  if (units.length === 1) return takenRuns(takings)
  return takenRuns(stayCalendar(units, takings, spanOf(takings)))
}

function spanOf(takings: readonly Taking[]): NightRange {
  return takings.reduce<NightRange>(
    (span, { nights }) => ({
      checkIn: Math.min(span.checkIn, nights.checkIn) as CalendarDay,
      checkOut: Math.max(span.checkOut, nights.checkOut) as CalendarDay,
    }),
    takings[0]!.nights,
  )
}

/** What is taken at `now`, and until when that is so if no row changes: milliseconds since 1970. */
export function takenAt({ firm, wavering }: HomeNights, now: number): { runs: TakenRuns; until: number } {
  if (!wavering) return { runs: firm, until: Number.POSITIVE_INFINITY }
  const live = wavering.takings.filter(({ expiresAt }) => expiresAt > now)
  return {
    runs: runsOf(wavering.units, live),
    until: live.reduce((first, { expiresAt }) => Math.min(first, expiresAt), Number.POSITIVE_INFINITY),
  }
}

/** Whether one and the same of the units that are a choice is free for the whole visit: nights looked at alone do not say. */
export function hasOneUnit({ wavering }: HomeNights, now: number, { checkIn, checkOut }: NightRange): boolean {
  if (!wavering) return true
  const choice = wavering.units.filter(({ role, active }) => role === 'one_of' && active)
  if (choice.length === 0) return true
  return choice.some(({ unitId }) => {
    const own = wavering.takings.filter(taking => taking.unitId === unitId && taking.expiresAt > now)
    return !takesAny(takenRuns(own), checkIn, checkOut)
  })
}
