// Builders of offers for tests of prices and rules: plain by default, with whatever the test is about put in.

import type { CancellationPolicy } from '#offers/terms/cancellation-policy.ts'
import type { Discount, Fee, TaxRule } from '#offers/terms/charges.ts'
import { everyDay, everyWeekday } from '#offers/terms/day-span.ts'
import type { BasePlan, DerivedPlan, NightOverride, Season } from '#offers/terms/rate-plan.ts'
import type { OfferContext, StayInput, TakenKind, TakenNights } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { Demand, StayRule } from '#offers/terms/stay-rule.ts'
import { type CalendarDay, requireCalendarDay } from '#values/calendar-day.ts'
import { currency } from '#values/money.ts'
import type { NightRange } from '#values/night-range.ts'
import { usualAgeBands } from './usual-age-bands.ts'

/** The day written YYYY-MM-DD. */
export function day(text: string): CalendarDay {
  return requireCalendarDay(text)
}

/** The nights from one written day to another, whatever their number. */
export function nights(checkIn: string, checkOut: string): NightRange {
  return { checkIn: day(checkIn), checkOut: day(checkOut) }
}

export function taken(checkIn: string, checkOut: string, kind: TakenKind = 'booking'): TakenNights {
  return { nights: nights(checkIn, checkOut), kind }
}

export const noRefund: CancellationPolicy = {
  id: 1,
  name: 'Nothing back',
  grace: null,
  tiers: [],
  noShow: { lodging: 0, fee: 0, extra: 0 },
  unpaidBalance: 'waived',
  clockOnAmendment: 'keeps',
}

export function basePlan(parts: Partial<BasePlan> = {}): BasePlan {
  return {
    kind: 'base',
    id: 1,
    name: 'Standard',
    policy: null,
    overrides: [],
    baseNightlyMinor: 100_00,
    weekdayDeltaMinor: [0, 0, 0, 0, 0, 0, 0],
    includedGuests: 10,
    extraGuestNightlyMinor: {},
    seasons: [],
    minNights: null,
    ...parts,
  }
}

export function derivedPlan(parts: Partial<DerivedPlan> = {}): DerivedPlan {
  const change = { kind: 'percent', basisPoints: -1000 } as const
  const frame = { id: 2, name: 'Non-refundable', policy: null, overrides: [], seasons: [], minNights: null }
  return { kind: 'derived', ...frame, parentId: 1, change, ...parts }
}

/** A dated season from one written day up to, and without, another. */
export function season(from: string, until: string, parts: Partial<Season> = {}): Season {
  return {
    id: 1,
    name: 'Season',
    priority: 0,
    when: { kind: 'dates', span: { from: day(from), until: day(until) } },
    weekdays: everyWeekday,
    price: { kind: 'nightly', minor: 200_00 },
    ...parts,
  }
}

export function override(night: string, parts: Partial<NightOverride>): NightOverride {
  return {
    nightlyMinor: null,
    minArrival: null,
    minThrough: null,
    maxStay: null,
    closedToArrival: null,
    closedToDeparture: null,
    closed: null,
    night: day(night),
    ...parts,
  }
}

export function rule(demand: Demand, parts: Partial<Omit<StayRule, keyof Demand>> = {}): StayRule {
  return {
    id: 1,
    scope: 'stay',
    priority: 0,
    days: everyDay,
    yearly: null,
    weekdays: everyWeekday,
    ...parts,
    ...demand,
  }
}

export function discount(parts: Partial<Discount> & Pick<Discount, 'kind'>): Discount {
  return {
    id: 1,
    name: 'Discount',
    reduction: { kind: 'percent', basisPoints: 1000 },
    appliesTo: ['night'],
    stackable: false,
    minNights: null,
    minLeadDays: null,
    maxLeadDays: null,
    maxGapNights: null,
    code: null,
    nights: everyDay,
    bookable: everyDay,
    limits: { total: null, perGuest: null },
    ...parts,
  }
}

export function fee(parts: Partial<Fee> = {}): Fee {
  return {
    id: 1,
    name: 'Cleaning',
    kind: parts.mandatory === false ? 'extra' : 'cleaning',
    basis: 'per_stay',
    amount: 80_00,
    amountByBand: null,
    mandatory: true,
    maxQuantity: 1,
    taxCategory: 'service',
    refundRule: 'always_before_checkin',
    ...parts,
  }
}

export function tax(parts: Partial<TaxRule> = {}): TaxRule {
  return {
    id: 1,
    name: 'Tax',
    jurisdiction: '',
    kind: 'percent',
    rate: parts.kind && parts.kind !== 'percent' ? null : { numerator: 10, denominator: 100 },
    amountMinor: 0,
    amountByBand: null,
    capPerGuestNightMinor: null,
    appliesTo: ['lodging'],
    onNet: false,
    inclusive: false,
    exemptAgesBelow: null,
    maxNights: null,
    minNightsExempt: null,
    collectedBy: 'us',
    validity: everyDay,
    rounding: 'total',
    taxCategory: 'tax',
    ...parts,
  }
}

/** A home in Lisbon for ten at 100 € a night, without a rule, a fee or a tax. */
export function offer(parts: Partial<StayOffer> = {}): StayOffer {
  return {
    stayId: 1,
    open: true,
    timeZone: 'Europe/Lisbon',
    currency: currency('EUR'),
    checkInFrom: 16 * 60,
    checkOutUntil: 10 * 60,
    capacity: { maxGuests: 10, maxAdults: null, maxInfantsExtra: 1, petsMax: 1 },
    ageBands: usualAgeBands,
    children: [],
    plans: [basePlan()],
    overrides: [],
    rules: [],
    discounts: [],
    fees: [],
    taxes: [],
    bookingMode: { usual: 'instant', overrides: [] },
    policy: noRefund,
    paymentTerms: { id: 1, name: 'All at once', instalments: [{ shareBasisPoints: 10_000, daysBefore: null }] },
    damageDeposit: null,
    catalogueVersion: 1,
    ...parts,
  }
}

/** Two adults for a week in July 2026. */
export function input(parts: Partial<StayInput> = {}): StayInput {
  return {
    nights: nights('2026-07-04', '2026-07-11'),
    party: { adults: 2, childAges: [], infants: 0, pets: 0, serviceAnimals: 0 },
    extras: [],
    ...parts,
  }
}

/** Noon of 1 May 2026 in London, with nothing taken. */
export function context(parts: Partial<OfferContext> = {}): OfferContext {
  return { now: new Date('2026-05-01T11:00:00Z'), taken: [], ...parts }
}
