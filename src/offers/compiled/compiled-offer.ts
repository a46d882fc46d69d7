// An offer compiled once into what a search needs to price a visit and check that it is bookable.

import { overrideFor } from '#offers/days/nightly-price.ts'
import { reachOf } from '#offers/days/nights-to-know.ts'
import type { Fee, TaxRule } from '#offers/terms/charges.ts'
import type { AgeBand, Capacity } from '#offers/terms/party.ts'
import type { NightOverride } from '#offers/terms/rate-plan.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { type CompiledDiscount, compileDiscounts } from './compiled-discounts.ts'
import { type CompiledNights, compileNights } from './compiled-nights.ts'
import { type CompiledRules, compileRules } from './compiled-rules.ts'

export type CompiledOffer = {
  readonly stayId: number
  readonly open: boolean
  readonly timeZone: string
  readonly checkInFrom: number
  readonly capacity: Capacity
  readonly ageBands: readonly AgeBand[]
  /** Overrides of single nights, ascending; the stay's win over the plan's. */
  readonly said: readonly NightOverride[]
  readonly nights: CompiledNights
  readonly includedGuests: number
  readonly extraGuestNightlyMinor: Readonly<Record<string, number>>
  readonly rules: CompiledRules
  readonly discounts: readonly CompiledDiscount[]
  /** Mandatory ones only. */
  readonly fees: readonly Fee[]
  /** Only those added to the total. */
  readonly taxes: readonly TaxRule[]
  /** How many nights around a visit matter; see `nightsToKnow`. */
  readonly reach: number
  /** The whole offer, where only line-by-line pricing is exact. */
  readonly byLines: StayOffer | undefined
}

/**
 * Everything in `offer` that affects a price without code, extras and choice of plan. Percentages that are rounded by
 * line, capped or taken of net prices keep the whole offer: `quote`'s own functions price those.
 */
export function compileOffer(offer: StayOffer): CompiledOffer {
  const [plan] = offer.plans
  const said = mergeSaid(offer.overrides, plan.overrides)
  const { stayId, open, timeZone, checkInFrom, capacity, ageBands } = offer
  return {
    ...{ stayId, open, timeZone, checkInFrom, capacity, ageBands, said },
    nights: compileNights(plan),
    includedGuests: plan.includedGuests,
    extraGuestNightlyMinor: plan.extraGuestNightlyMinor,
    rules: compileRules(offer.rules),
    discounts: compileDiscounts(offer.discounts),
    fees: offer.fees.some(({ mandatory }) => !mandatory) ? offer.fees.filter(({ mandatory }) => mandatory) : offer.fees,
    taxes: offer.taxes.some(({ inclusive }) => inclusive)
      ? offer.taxes.filter(({ inclusive }) => !inclusive)
      : offer.taxes,
    reach: reachOf(offer),
    byLines: offer.taxes.some(isPricedByLine) ? offer : undefined,
  }
}

function isPricedByLine({ kind, inclusive, rounding, capPerGuestNightMinor, onNet }: TaxRule): boolean {
  return kind === 'percent' && !inclusive && (rounding === 'line' || capPerGuestNightMinor !== null || onNet)
}

/** Per night and field the first list wins; the second fills in. */
function mergeSaid(first: readonly NightOverride[], second: readonly NightOverride[]): readonly NightOverride[] {
  if (second.length === 0) return first
  if (first.length === 0) return second
  const nights = [...new Set([...first, ...second].map(({ night }) => night))].sort((one, other) => one - other)
  return nights.map(night => mergeNight(overrideFor(first, night), overrideFor(second, night)))
}

function mergeNight(one: NightOverride | undefined, other: NightOverride | undefined): NightOverride {
  if (!one || !other) return (one ?? other)!
  return {
    night: one.night,
    nightlyMinor: one.nightlyMinor ?? other.nightlyMinor,
    minArrival: one.minArrival ?? other.minArrival,
    minThrough: one.minThrough ?? other.minThrough,
    maxStay: one.maxStay ?? other.maxStay,
    closedToArrival: one.closedToArrival ?? other.closedToArrival,
    closedToDeparture: one.closedToDeparture ?? other.closedToDeparture,
    closed: one.closed ?? other.closed,
  }
}

export function saidOf({ said }: CompiledOffer, day: number): NightOverride | undefined {
  return said.length === 0 ? undefined : overrideFor(said, day as CalendarDay)
}
