// An offer compiled into what a search needs of it: parts that many homes share, and the amounts that are its own.

import { overrideFor } from '#offers/days/nightly-price.ts'
import { reachOf } from '#offers/days/nights-to-know.ts'
import type { Fee, TaxRule } from '#offers/terms/charges.ts'
import type { AgeBand, Capacity } from '#offers/terms/party.ts'
import type { NightOverride } from '#offers/terms/rate-plan.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { type CompiledDiscount, compileDiscounts } from './compiled-discounts.ts'
import { type CompiledNights, compileNights, mostMinor } from './compiled-nights.ts'
import { type CompiledRules, compileRules } from './compiled-rules.ts'

/** Which nights may be booked, and by which clock. */
export type HouseRules = {
  readonly timeZone: string
  /** The minute of the day when check-in begins. */
  readonly checkInFrom: number
  readonly rules: CompiledRules
}

/** Who may come, and who pays extra. */
export type GuestTerms = {
  readonly capacity: Capacity
  readonly ageBands: readonly AgeBand[]
  readonly includedGuests: number
  readonly extraGuestNightlyMinor: Readonly<Record<string, number>>
}

/** What changes the price of the nights, or comes on top of it. */
export type Charges = {
  readonly timeZone: string
  readonly ageBands: readonly AgeBand[]
  readonly discounts: readonly CompiledDiscount[]
  /** Mandatory ones, without those in `stayMinor` and `nightlyMinor`. */
  readonly fees: readonly Fee[]
  /** The tax category of the fees in `stayMinor` and `nightlyMinor`; empty where no tax needs it. */
  readonly taxCategory: string
  /** Only those added to the total. */
  readonly taxes: readonly TaxRule[]
}

export type CompiledOffer = {
  readonly house: HouseRules
  readonly guests: GuestTerms
  readonly charges: Charges
  readonly nights: CompiledNights
  /** Overrides of single nights, ascending; the stay's win over the plan's. */
  readonly said: readonly NightOverride[]
  /** Fees charged once, and each night, for any party. */
  readonly stayMinor: number
  readonly nightlyMinor: number
  /** How many nights around a visit matter; see `nightsToKnow`. */
  readonly reach: number
  /** The whole offer, where only line-by-line pricing is exact. */
  readonly byLines: StayOffer | undefined
}

/**
 * Everything in `offer` that affects a price without code, extras and choice of plan; undefined for a home that is not on
 * sale. Percentages that are rounded by line, capped or taken of net prices, and amounts too large for columns, keep the whole
 * offer: `quote`'s own functions price those.
 */
export function compileOffer(offer: StayOffer): CompiledOffer | undefined {
  if (!offer.open) return undefined
  const [plan] = offer.plans
  const { timeZone, checkInFrom, capacity, ageBands } = offer
  const { includedGuests, extraGuestNightlyMinor } = plan
  const nights = compileNights(plan)
  const charges = compileCharges(offer)
  const isSmall = [charges.stayMinor, charges.nightlyMinor, ...nights.minors].every(minor => !(minor > mostMinor))
  return {
    house: { timeZone, checkInFrom, rules: compileRules(offer.rules) },
    guests: { capacity, ageBands, includedGuests, extraGuestNightlyMinor },
    nights,
    said: mergeSaid(offer.overrides, plan.overrides),
    reach: reachOf(offer),
    byLines: !isSmall || offer.taxes.some(isPricedByLine) ? offer : undefined,
    ...charges,
  }
}

function isPricedByLine({ kind, inclusive, rounding, capPerGuestNightMinor, onNet }: TaxRule): boolean {
  return kind === 'percent' && !inclusive && (rounding === 'line' || capPerGuestNightMinor !== null || onNet)
}

type CompiledCharges = Pick<CompiledOffer, 'charges' | 'stayMinor' | 'nightlyMinor'>

/** The fees that any party pays become two sums, so that homes which differ only in those share the rest. */
function compileCharges({ timeZone, ageBands, ...offer }: StayOffer): CompiledCharges {
  const discounts = compileDiscounts(offer.discounts)
  const taxes = offer.taxes.filter(({ inclusive }) => !inclusive)
  const mandatory = offer.fees.filter(fee => fee.mandatory)
  const summed = mandatory.filter(isForAll)
  const categories = taxes.length > 0 ? [...new Set(summed.map(fee => fee.taxCategory))] : []
  const same = { timeZone, ageBands, discounts, taxes }
  // Fees are reduced one by one, and taxed by category.
  if (categories.length > 1 || discounts.some(({ ofFees }) => ofFees)) {
    return { charges: { ...same, fees: mandatory, taxCategory: '' }, stayMinor: 0, nightlyMinor: 0 }
  }
  const sumOf = (basis: Fee['basis']) => summed.reduce((sum, fee) => sum + (fee.basis === basis ? fee.amount : 0), 0)
  return {
    charges: { ...same, fees: mandatory.filter(fee => !isForAll(fee)), taxCategory: categories[0] ?? '' },
    stayMinor: sumOf('per_stay'),
    nightlyMinor: sumOf('per_night'),
  }
}

/** Independent of the party: charged once or per night. */
function isForAll({ kind, basis }: Fee): boolean {
  return kind !== 'pet' && (basis === 'per_stay' || basis === 'per_night')
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
