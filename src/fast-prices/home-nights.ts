// The occupied nights of a home in the index: permanently, or only until a hold expires.

import type { OccupancyKind } from '#nights/occupancy.ts'
import { stayCalendar } from '#nights/stay-calendar.ts'
import { type StayUnits, waysToTake } from '#nights/stay-units.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'
import { nothingOccupied, type OccupiedRuns, occupiedRuns, occupiesAny } from './occupied-runs.ts'

/** `expiresAt`: milliseconds since 1970; Infinity for all but holds. */
export type OccupiedNights = {
  readonly unitId: number
  readonly nights: NightRange
  readonly kind: OccupancyKind
  readonly expiresAt: number
}

export type HomeNights = {
  /** No unit, or a needed one is inactive: the home cannot be booked at all. */
  readonly isNever: boolean
  /** Occupied apart from holds. */
  readonly firm: OccupiedRuns
  /** Only for homes with holds or a choice of units; for all others `firm` suffices. */
  readonly wavering: { readonly units: StayUnits; readonly occupied: readonly OccupiedNights[] } | undefined
}

const never: HomeNights = { isNever: true, firm: nothingOccupied, wavering: undefined }
const allFree: HomeNights = { isNever: false, firm: nothingOccupied, wavering: undefined }

/** `occupied`: everything that occupies these units, expired holds included. */
export function homeNights(units: StayUnits, occupied: readonly OccupiedNights[]): HomeNights {
  if (waysToTake(units).length === 0) return never
  if (occupied.length === 0) return allFree
  const firm = occupied.filter(({ expiresAt }) => expiresAt === Number.POSITIVE_INFINITY)
  const hasChoice = units.filter(({ role }) => role === 'one_of').length > 1
  return {
    isNever: false,
    firm: runsOf(units, firm),
    wavering: hasChoice || firm.length < occupied.length ? { units, occupied } : undefined,
  }
}

function runsOf(units: StayUnits, occupied: readonly OccupiedNights[]): OccupiedRuns {
  if (occupied.length === 0) return nothingOccupied
  // The exclusion constraint keeps the nights of one unit disjoint.
  if (units.length === 1) return occupiedRuns(occupied)
  return occupiedRuns(stayCalendar(units, occupied, spanOf(occupied)))
}

function spanOf(occupied: readonly OccupiedNights[]): NightRange {
  return occupied.reduce<NightRange>(
    (span, { nights }) => ({
      checkIn: Math.min(span.checkIn, nights.checkIn) as CalendarDay,
      checkOut: Math.max(span.checkOut, nights.checkOut) as CalendarDay,
    }),
    occupied[0]!.nights,
  )
}

/** What is occupied at `now`, and until when that is valid if no row changes: milliseconds since 1970. */
export function occupiedAt({ firm, wavering }: HomeNights, now: number): { runs: OccupiedRuns; until: number } {
  if (!wavering) return { runs: firm, until: Number.POSITIVE_INFINITY }
  const live = wavering.occupied.filter(({ expiresAt }) => expiresAt > now)
  return {
    runs: runsOf(wavering.units, live),
    until: live.reduce((first, { expiresAt }) => Math.min(first, expiresAt), Number.POSITIVE_INFINITY),
  }
}

/** Whether somebody may hold nights of the home at `now`, or have booked them without paying yet. */
export function mayBeHeld({ isNever, wavering }: HomeNights, now: number): boolean {
  return isNever || (wavering?.occupied.some(({ expiresAt }) => expiresAt > now && Number.isFinite(expiresAt)) ?? false)
}

/** Whether a single 'one_of' unit is free for the whole visit, which checking night by night does not show. */
export function hasOneUnit({ wavering }: HomeNights, now: number, { checkIn, checkOut }: NightRange): boolean {
  if (!wavering) return true
  const choice = wavering.units.filter(({ role, active }) => role === 'one_of' && active)
  if (choice.length === 0) return true
  return choice.some(({ unitId }) => {
    const own = wavering.occupied.filter(each => each.unitId === unitId && each.expiresAt > now)
    return !occupiesAny(occupiedRuns(own), checkIn, checkOut)
  })
}
