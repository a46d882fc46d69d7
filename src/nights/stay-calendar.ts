// Which nights of a stay are taken, from the occupancies of its units.

import { eachNight, includesNight, type NightRange } from '#values/night-range.ts'
import type { OccupancyKind, UnitNights } from './occupancy.ts'
import { type StayUnits, waysToTake } from './stay-units.ts'

export type TakenNights = { readonly nights: NightRange; readonly kind: OccupancyKind }

type Taking = UnitNights & { readonly kind: OccupancyKind }

// How firm an occupancy is: a hold may expire within minutes, a booking rarely ends.
const firmness: Readonly<Record<OccupancyKind, number>> = { hold: 0, block: 1, external: 2, booking: 3 }
const byFirmness = (one: OccupancyKind, other: OccupancyKind) => firmness[one] - firmness[other]

/**
 * The taken nights of `range` as runs of one kind, in order. A night is taken when an 'all_of' unit is occupied, or all
 * 'one_of' units are. Its kind is the firmest of the 'all_of' units and the least firm 'one_of' unit. An unbookable
 * stay (no units, or a needed one is inactive) is a 'block'. A visit also needs one 'one_of' unit for all its nights,
 * which this does not show.
 */
export function stayCalendar(units: StayUnits, takings: readonly Taking[], range: NightRange): TakenNights[] {
  const runs: TakenNights[] = []
  for (const night of eachNight(range)) {
    const kinds = new Map(takings.filter(({ nights }) => includesNight(nights, night)).map(t => [t.unitId, t.kind]))
    const kind = kindOfNight(units, kinds)
    if (!kind) continue
    const last = runs.at(-1)
    const next = { checkIn: night, checkOut: (night + 1) as typeof night }
    if (last?.kind === kind && last.nights.checkOut === night) {
      runs[runs.length - 1] = { kind, nights: { ...last.nights, checkOut: next.checkOut } }
    } else runs.push({ kind, nights: next })
  }
  return runs
}

function kindOfNight(units: StayUnits, kinds: ReadonlyMap<number, OccupancyKind>): OccupancyKind | undefined {
  const free = new Set(units.map(({ unitId }) => unitId).filter(unitId => !kinds.has(unitId)))
  if (waysToTake(units, free).length > 0) return undefined
  if (waysToTake(units).length === 0) return 'block'
  const needed = kindsOf(units, 'all_of', kinds)
  const choice = kindsOf(units, 'one_of', kinds)
  const choiceLeft = units.some(({ role, active, unitId }) => role === 'one_of' && active && free.has(unitId))
  const weakest = choiceLeft ? [] : choice.sort(byFirmness).slice(0, 1)
  return [...needed, ...weakest].sort(byFirmness).at(-1)
}

function kindsOf(units: StayUnits, role: string, kinds: ReadonlyMap<number, OccupancyKind>): OccupancyKind[] {
  return units.filter(unit => unit.role === role && unit.active).flatMap(({ unitId }) => kinds.get(unitId) ?? [])
}
