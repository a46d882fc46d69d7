// An occupancy: who has which nights of a unit, and for what.

import type { NightRange } from '#values/night-range.ts'

/** Who has a night: a guest at checkout, a booking, the operator, or an external calendar. */
export type OccupancyKind = 'hold' | 'booking' | 'block' | 'external'

/** Nights of one unit, the physical thing that can hold one party. */
export type UnitNights = { readonly unitId: number; readonly nights: NightRange }

/** What nights are occupied for; only a hold expires. */
export type Purpose =
  | { readonly kind: 'hold'; readonly expiresAt: Date }
  | { readonly kind: Exclude<OccupancyKind, 'hold'>; readonly expiresAt?: never }

/** Nights of one unit taken for `refId`, the id of the booking, block or foreign event. */
export type Occupancy = UnitNights & { readonly id: number; readonly refId: string } & Purpose

/** The result of a claim: one occupancy per unit, both lists by unit id. */
export type ClaimedNights = { readonly occupancyIds: readonly number[]; readonly unitIds: readonly number[] }

/** The purpose alone, without other fields. */
export function purposeOf(taken: Purpose): Purpose {
  return taken.kind === 'hold' ? { kind: 'hold', expiresAt: taken.expiresAt } : { kind: taken.kind }
}

/** Throws RangeError unless `expiresAt` is after `now`. */
export function requireFuture(expiresAt: Date, now: Date): void {
  if (!(expiresAt > now)) throw new RangeError('A hold cannot end in the past')
}
