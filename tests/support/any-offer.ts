// Arbitrary offers, wishes and moments for property tests: small enough to collide with each other often.

import fc from 'fast-check'
import type { Discount, DiscountTarget, Fee, TaxRule } from '#offers/terms/charges.ts'
import { type ChildBand, withChildBands } from '#offers/terms/child-bands.ts'
import { everyDay, everyWeekday } from '#offers/terms/day-span.ts'
import type { NightOverride, Season } from '#offers/terms/rate-plan.ts'
import type { OfferContext, StayInput, TakenNights } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { Demand, RuleScope, StayRule } from '#offers/terms/stay-rule.ts'
import { addDays, type CalendarDay, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { currency } from '#values/money.ts'
import { isLongCheck } from './long-checks.ts'
import {
  basePlan,
  derivedPlan,
  discount,
  override,
  input as plainInput,
  offer as plainOffer,
  rule,
} from './some-offer.ts'
import { usualAgeBands } from './usual-age-bands.ts'

/**
 * How often a property is tried: 1,000 times, the same every time, so that a change is judged by what it changed; and
 * 100,000 in the long check, which looks elsewhere each time.
 */
export const runs = isLongCheck ? { numRuns: 100_000 } : { numRuns: 1000, seed: 20_261_121 }

/** How long such a test may take; the long check may take hours. */
export const patience = { timeout: isLongCheck ? 4 * 3_600_000 : 300_000 }

export const anyZone = fc.constantFrom(
  'Europe/Lisbon',
  'America/New_York',
  'Pacific/Auckland',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'America/Santiago',
  'Pacific/Honolulu',
  'Asia/Kathmandu',
)

/** The first of the days that arbitrary offers and wishes are about: clocks change in Europe three days later. */
export const firstDay = requireCalendarDay('2026-03-26')
const day = (most: number) => fc.integer({ min: -5, max: most }).map(ahead => addDays(firstDay, ahead))
/** Null once in `freq` times. */
const maybe = <Value>(value: fc.Arbitrary<Value>, freq = 3) => fc.option(value, { nil: null, freq })
const minor = fc.oneof(fc.integer({ min: 0, max: 500_00 }), fc.constantFrom(0, 1, 99, 10_005, 33_333))
const span = fc.oneof(
  { weight: 2, arbitrary: fc.constant(everyDay) },
  {
    weight: 1,
    arbitrary: fc.tuple(day(40), fc.integer({ min: 1, max: 25 })).map(([from, length]) => ({
      from,
      until: addDays(from, length),
    })),
  },
  { weight: 1, arbitrary: day(30).map(from => ({ from, until: null })) },
)
const weekdays = fc.oneof(
  { weight: 3, arbitrary: fc.constant(everyWeekday) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 127 }) },
)
const bands = fc.record({
  infant: fc.integer({ min: 0, max: 500 }),
  child: fc.integer({ min: 0, max: 1500 }),
  teen: fc.integer({ min: 0, max: 2500 }),
  adult: fc.integer({ min: 0, max: 3500 }),
})
const change = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: -6000, max: 6000 }) }),
  fc.record({ kind: fc.constant('delta' as const), minor: fc.integer({ min: -15_000, max: 15_000 }) }),
)

const anySeason: fc.Arbitrary<Omit<Season, 'id'>> = fc.record({
  name: fc.constant('Season'),
  priority: fc.integer({ min: 0, max: 2 }),
  when: fc.oneof(
    fc.record({ kind: fc.constant('dates' as const), span }),
    fc.record({
      kind: fc.constant('yearly' as const),
      span: fc.record({
        first: fc.constantFrom(101, 229, 320, 401, 415, 1220),
        last: fc.constantFrom(110, 228, 229, 331, 410, 430, 1231),
      }),
    }),
  ),
  weekdays,
  price: fc.oneof(change, fc.record({ kind: fc.constant('nightly' as const), minor })),
})

const anyOverride: fc.Arbitrary<NightOverride> = fc.record({
  night: day(40),
  nightlyMinor: maybe(minor, 2),
  minArrival: maybe(fc.integer({ min: 1, max: 5 }), 2),
  minThrough: maybe(fc.integer({ min: 1, max: 5 }), 2),
  maxStay: maybe(fc.integer({ min: 2, max: 20 }), 2),
  closedToArrival: maybe(fc.boolean(), 2),
  closedToDeparture: maybe(fc.boolean(), 2),
  closed: maybe(fc.boolean(), 2),
})

const overrides = fc
  .uniqueArray(anyOverride, { selector: ({ night }) => night, maxLength: 4 })
  .map(all => all.toSorted((one, other) => one.night - other.night))

const anyDemand: fc.Arbitrary<Demand> = fc.oneof(
  ...(['min_arrival', 'min_through'] as const).map(kind =>
    fc.record({ kind: fc.constant(kind), nights: fc.integer({ min: 1, max: 7 }) }),
  ),
  fc.record({ kind: fc.constant('max_stay' as const), nights: fc.integer({ min: 2, max: 20 }) }),
  fc.record({ kind: fc.constant('turnover_nights' as const), nights: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ kind: fc.constant('window_days' as const), nights: fc.integer({ min: 5, max: 400 }) }),
  fc.record({
    kind: fc.constant('allowed_lengths' as const),
    lengths: fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 5 }),
  }),
  ...(['closed_to_arrival', 'closed_to_departure', 'closed'] as const).map(kind =>
    fc.record({ kind: fc.constant(kind), closed: fc.boolean() }),
  ),
  fc.record({ kind: fc.constant('lead_time_hours' as const), hours: fc.integer({ min: 0, max: 240 }) }),
  fc.record({
    kind: fc.constant('cutoff_local_time' as const),
    daysBefore: fc.integer({ min: 0, max: 3 }),
    minute: fc.integer({ min: 0, max: 1439 }),
  }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('gap_fill' as const),
      floor: fc.integer({ min: 1, max: 4 }),
      discountBasisPoints: fc.constantFrom(0, 500, 1500),
    }),
  },
)

/** For some rules, by what else was drawn of them. */
const yearlySpans = [
  { first: 101, last: 410 },
  { first: 320, last: 331 },
  { first: 401, last: 401 },
  { first: 415, last: 1231 },
  { first: 1220, last: 402 },
]

const anyRule: fc.Arbitrary<Omit<StayRule, 'id' | keyof Demand> & { demand: Demand }> = fc
  .record({
    scope: fc.constantFrom<RuleScope>('org', 'group', 'stay'),
    priority: fc.integer({ min: 0, max: 1 }),
    days: span,
    weekdays,
    demand: anyDemand,
  })
  .map(each => ({
    ...each,
    yearly: yearlySpans[(each.weekdays + 3 * each.priority + (each.days.from ?? 0)) % 8] ?? null,
  }))

const targets: fc.Arbitrary<DiscountTarget[]> = fc.subarray<DiscountTarget>(['night', 'extra_guest', 'fee'], {
  minLength: 1,
})

const anyDiscount: fc.Arbitrary<Omit<Discount, 'id'>> = fc
  .record({
    kind: fc.constantFrom('los', 'early', 'last_minute', 'gap', 'coupon'),
    name: fc.constant('Discount'),
    reduction: fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: 1, max: 10_000 }) }),
      fc.record({ kind: fc.constant('fixed' as const), minor: fc.integer({ min: 1, max: 900_00 }) }),
    ),
    appliesTo: targets,
    stackable: fc.boolean(),
    minNights: maybe(fc.integer({ min: 1, max: 7 })),
    minLeadDays: maybe(fc.integer({ min: 0, max: 20 })),
    maxLeadDays: maybe(fc.integer({ min: 5, max: 40 })),
    maxGapNights: fc.integer({ min: 1, max: 10 }),
    nights: span,
    bookable: fc.oneof({ weight: 5, arbitrary: fc.constant(everyDay) }, { weight: 1, arbitrary: span }),
    limits: fc.record({
      total: maybe(fc.integer({ min: 1, max: 5 })),
      perGuest: maybe(fc.integer({ min: 1, max: 3 })),
    }),
  })
  .map(each => ({
    ...each,
    maxGapNights: each.kind === 'gap' ? each.maxGapNights : null,
    code: each.kind === 'coupon' ? 'SUN' : null,
  }))

const categories = ['lodging', 'service', 'goods']
const anyFee: fc.Arbitrary<Omit<Fee, 'id'>> = fc
  .record({
    name: fc.constant('Fee'),
    kind: fc.constantFrom('cleaning', 'pet', 'service', 'extra'),
    basis: fc.constantFrom(
      'per_stay',
      'per_night',
      'per_guest',
      'per_guest_night',
      'per_pet',
      'per_pet_night',
      'percent_of_lodging',
    ),
    amount: fc.integer({ min: 0, max: 9000 }),
    amountByBand: maybe(bands),
    maxQuantity: fc.integer({ min: 1, max: 3 }),
    taxCategory: fc.constantFrom(...categories),
    refundRule: fc.constantFrom('policy', 'always_before_checkin', 'never', 'if_unused'),
  })
  .map(each => ({ ...each, mandatory: each.kind !== 'extra' }))

const anyTax: fc.Arbitrary<Omit<TaxRule, 'id'>> = fc
  .record({
    name: fc.constant('Tax'),
    jurisdiction: fc.constant(''),
    kind: fc.constantFrom('percent', 'percent', 'per_night', 'per_guest_night', 'per_stay'),
    rate: fc.record({ numerator: fc.integer({ min: 1, max: 33 }), denominator: fc.constantFrom(100, 101, 150) }),
    amountMinor: fc.integer({ min: 0, max: 900 }),
    amountByBand: maybe(bands),
    capPerGuestNightMinor: maybe(fc.integer({ min: 1, max: 600 })),
    appliesTo: fc.subarray([...categories, 'tax', 'city'], { minLength: 1 }),
    onNet: fc.boolean(),
    inclusive: fc.boolean(),
    exemptAgesBelow: maybe(fc.integer({ min: 1, max: 18 }), 2),
    maxNights: maybe(fc.integer({ min: 1, max: 8 })),
    minNightsExempt: maybe(fc.integer({ min: 2, max: 12 })),
    collectedBy: fc.constantFrom('us', 'property'),
    validity: span,
    rounding: fc.constantFrom('line', 'total'),
    taxCategory: fc.constantFrom('tax', 'city'),
  })
  .map(each => {
    const isPercent = each.kind === 'percent'
    const split = isPercent && each.inclusive
    return {
      ...each,
      rate: isPercent ? each.rate : null,
      amountMinor: isPercent ? 0 : each.amountMinor,
      amountByBand: each.kind === 'per_guest_night' ? each.amountByBand : null,
      capPerGuestNightMinor: isPercent && !split ? each.capPerGuestNightMinor : null,
      onNet: isPercent && !split && each.onNet,
      exemptAgesBelow: split ? null : each.exemptAgesBelow,
      maxNights: split ? null : each.maxNights,
    }
  })

/** Gives the members of a list ids from 1 in their order. */
function numbered<Value extends object>(values: readonly Value[]): (Value & { id: number })[] {
  return values.map((value, index) => ({ ...value, id: index + 1 }))
}

export const anyOffer: fc.Arbitrary<StayOffer> = fc
  .record({
    open: fc.oneof({ weight: 20, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    timeZone: anyZone,
    checkInFrom: fc.integer({ min: 0, max: 1439 }),
    capacity: fc.record({
      maxGuests: fc.integer({ min: 2, max: 8 }),
      maxAdults: maybe(fc.integer({ min: 1, max: 6 }), 2),
      maxInfantsExtra: fc.integer({ min: 0, max: 2 }),
      petsMax: fc.integer({ min: 0, max: 2 }),
    }),
    base: fc.record({
      baseNightlyMinor: fc.oneof({ weight: 9, arbitrary: minor }, { weight: 1, arbitrary: fc.constant(null) }),
      weekdayDeltaMinor: fc.array(fc.integer({ min: -6000, max: 9000 }), { minLength: 7, maxLength: 7 }),
      includedGuests: fc.integer({ min: 0, max: 5 }),
      extraGuestNightlyMinor: bands,
      seasons: fc.array(anySeason, { maxLength: 4 }).map(numbered),
      overrides,
    }),
    derived: fc.array(
      fc.record({
        change: fc.oneof(change, fc.record({ kind: fc.constant('nightly' as const), minor })),
        seasons: fc.array(anySeason, { maxLength: 3 }).map(numbered),
        minNights: maybe(fc.integer({ min: 1, max: 6 })),
        overrides,
      }),
      { maxLength: 1 },
    ),
    overrides,
    rules: fc.array(anyRule, { maxLength: 5 }),
    discounts: fc.array(anyDiscount, { maxLength: 5 }).map(numbered),
    fees: fc.array(anyFee, { maxLength: 4 }).map(numbered),
    taxes: fc.array(anyTax, { maxLength: 4 }).map(numbered),
    currency: fc.constantFrom('EUR', 'JPY', 'KWD').map(currency),
  })
  .map(({ base, derived, rules, ...rest }) => ({
    ...plainOffer(),
    ...rest,
    ageBands: usualAgeBands,
    plans: [basePlan({ id: 1, ...base }), ...derived.map(each => derivedPlan({ id: 2, ...each }))],
    rules: numbered(rules).map(({ demand, ...frame }) => ({ ...frame, ...demand })),
  }))

/** Runs of taken nights from a week before the first day on, with free gaps of 0 to 9 nights between them. */
export const anyTaken: fc.Arbitrary<TakenNights[]> = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 9 }),
      length: fc.integer({ min: 1, max: 6 }),
      kind: fc.constantFrom('booking', 'booking', 'hold', 'block', 'external'),
    }),
    { maxLength: 6 },
  )
  .map(runsOfNights => {
    let next: CalendarDay = addDays(firstDay, -7)
    return runsOfNights.map(({ gap, length, kind }) => {
      const checkIn = addDays(next, gap)
      next = addDays(checkIn, length)
      return { nights: { checkIn, checkOut: next }, kind }
    })
  })

export const anyContext: fc.Arbitrary<OfferContext> = fc.record({
  now: fc.integer({ min: -72 * 60, max: 48 * 60 }).map(minutes => new Date(firstDay * 86_400_000 + minutes * 60_000)),
  taken: anyTaken,
  couponUses: fc.option(fc.record({ total: fc.integer({ min: 0, max: 4 }), byGuest: fc.integer({ min: 0, max: 2 }) }), {
    nil: undefined,
  }),
})

export const anyNights = fc
  .tuple(
    fc.integer({ min: -4, max: 35 }),
    fc.oneof(
      { weight: 30, arbitrary: fc.integer({ min: 1, max: 12 }) },
      { weight: 1, arbitrary: fc.constantFrom(-1, 0, 30, 366) },
    ),
  )
  .map(([ahead, length]) => ({ checkIn: addDays(firstDay, ahead), checkOut: addDays(firstDay, ahead + length) }))

export const anyParty = fc.record({
  adults: fc.oneof(
    { weight: 20, arbitrary: fc.integer({ min: 1, max: 3 }) },
    { weight: 1, arbitrary: fc.constantFrom(0, 9) },
  ),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
  infants: fc.integer({ min: 0, max: 2 }),
  pets: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) }),
  serviceAnimals: fc.integer({ min: 0, max: 1 }),
})

export const anyInput: fc.Arbitrary<StayInput> = fc.record({
  nights: anyNights,
  party: anyParty,
  ratePlanId: fc.oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(1, 2) },
  ),
  couponCode: fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: fc.constantFrom('SUN', ' sun ', 'MOON') },
  ),
  extras: fc.array(fc.record({ feeId: fc.integer({ min: 1, max: 4 }), quantity: fc.integer({ min: 1, max: 3 }) }), {
    maxLength: 1,
  }),
})

export type Case = { readonly offer: StayOffer; readonly input: StayInput; readonly context: OfferContext }

/** Any case at all: most of them have something against them. */
export const anyCase: fc.Arbitrary<Case> = fc.record({ offer: anyOffer, input: anyInput, context: anyContext })

/** Cases whose prices are arbitrary and whose wishes nearly always can be met. */
export const bookableCase: fc.Arbitrary<Case> = anyCase.map(({ offer, input, context }) => ({
  offer: {
    ...offer,
    open: true,
    rules: offer.rules.filter(({ kind }) => kind === 'gap_fill' || kind === 'min_arrival'),
    overrides: offer.overrides.map(onlyPrice),
    capacity: { maxGuests: 12, maxAdults: null, maxInfantsExtra: offer.capacity.maxInfantsExtra, petsMax: 3 },
    plans: [
      {
        ...offer.plans[0],
        baseNightlyMinor: offer.plans[0].baseNightlyMinor ?? 100_00,
        overrides: offer.plans[0].overrides.map(onlyPrice),
      },
      ...offer.plans.slice(1).flatMap(plan => (plan.kind === 'derived' ? [{ ...plan, minNights: null }] : [])),
    ],
  },
  input: {
    ...input,
    nights: freeNights(input, context),
    party: { ...input.party, adults: Math.min(Math.max(input.party.adults, 1), 3) },
    ratePlanId: offer.plans.some(({ id }) => id === input.ratePlanId) ? input.ratePlanId : undefined,
    couponCode: offer.discounts.some(({ kind }) => kind === 'coupon') ? input.couponCode : undefined,
    extras: input.extras.filter(({ feeId }) => offer.fees.some(({ id, mandatory }) => id === feeId && !mandatory)),
  },
  context: { ...context, now: new Date((firstDay - 10) * 86_400_000) },
}))

/** Visits in and around a short gap, bounded on each side by a visit, a block, a closed night, today or the window. */
export const gapCase: fc.Arbitrary<Case> = fc
  .record({
    gap: fc.integer({ min: 1, max: 7 }),
    late: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) }),
    early: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) }),
    turnover: fc.integer({ min: 0, max: 2 }),
    floor: fc.integer({ min: 1, max: 4 }),
    minimum: fc.integer({ min: 1, max: 9 }),
    demand: fc.constantFrom('min_arrival' as const, 'min_through' as const, 'allowed_lengths' as const),
    start: fc.constantFrom('booking' as const, 'block' as const, 'closed' as const, 'today' as const),
    end: fc.constantFrom('booking' as const, 'block' as const, 'closed' as const, 'window' as const),
    percent: fc.constantFrom(0, 500, 1500),
    most: maybe(fc.integer({ min: 1, max: 8 })),
  })
  .map(({ gap, late, early, turnover, floor, minimum, demand, start, end, percent, most }) => {
    const from = addDays(firstDay, 5)
    const until = addDays(from, gap)
    const today = start === 'today' ? from : firstDay
    const closed = [...(start === 'closed' ? [addDays(from, -1)] : []), ...(end === 'closed' ? [until] : [])]
    const demands: Demand[] = [
      { kind: 'gap_fill', floor, discountBasisPoints: percent },
      demand === 'allowed_lengths'
        ? { kind: demand, lengths: [minimum, minimum + 3] }
        : { kind: demand, nights: minimum },
      { kind: 'turnover_nights', nights: turnover },
      ...(end === 'window' ? [{ kind: 'window_days', nights: until - today } as const] : []),
    ]
    const discounts =
      most === null
        ? []
        : [discount({ kind: 'gap', maxGapNights: most, reduction: { kind: 'percent', basisPoints: 1000 } })]
    const checkIn = addDays(from, Math.min(late, gap - 1))
    const taken: TakenNights[] = [
      ...(start === 'booking' || start === 'block'
        ? [{ nights: { checkIn: addDays(from, -2), checkOut: from }, kind: start }]
        : []),
      ...(end === 'booking' || end === 'block'
        ? [{ nights: { checkIn: until, checkOut: addDays(until, 2) }, kind: end }]
        : []),
    ]
    return {
      offer: {
        ...plainOffer({ timeZone: 'UTC', discounts }),
        rules: demands.map((each, index) => rule(each, { id: index + 1 })),
        overrides: closed.map(night => override(writeCalendarDay(night), { closed: true })),
      },
      input: plainInput({ nights: { checkIn, checkOut: addDays(checkIn, Math.max(1, until - checkIn - early)) } }),
      context: { now: new Date(today * 86_400_000 + 3_600_000), taken },
    }
  })

/** Changes of a visit that is agreed: of one end, of both, or of nothing about the dates. */
export const changeCase: fc.Arbitrary<Case> = fc
  .record({
    one: anyCase,
    before: fc.constantFrom(-2, -1, 0, 0, 0, 1, 3),
    after: fc.constantFrom(-2, -1, 0, 0, 0, 1, 3),
  })
  .map(({ one, before, after }) => {
    const { checkIn, checkOut } = one.input.nights
    const start = addDays(checkIn, before)
    const end = addDays(checkOut, after)
    const agreedNights = { checkIn: start, checkOut: start < end ? end : addDays(start, 1) }
    return { ...one, context: { ...one.context, agreedNights } }
  })

function onlyPrice(override: NightOverride): NightOverride {
  const { night, nightlyMinor } = override
  const nothing = { minArrival: null, minThrough: null, maxStay: null }
  return { night, nightlyMinor, ...nothing, closedToArrival: null, closedToDeparture: null, closed: null }
}

/** The wished length in the first gap that is long enough, filled to the night when the input starts on an even day. */
function freeNights({ nights }: StayInput, { taken }: OfferContext): StayInput['nights'] {
  const length = Math.min(Math.max(nights.checkOut - nights.checkIn, 1), 40)
  const fills = nights.checkIn % 2 === 0
  let from: CalendarDay = firstDay
  for (const { nights: gone } of taken.filter(each => each.nights.checkOut > firstDay)) {
    const room = gone.checkIn - from
    if (fills && room > 0 && room < 12) return { checkIn: from, checkOut: gone.checkIn }
    if (room >= length) break
    from = gone.checkOut
  }
  return { checkIn: from, checkOut: addDays(from, length) }
}

/** What a home says of children: up to four bands, of which the youngest may not count. */
const anyChildren: fc.Arbitrary<readonly ChildBand[]> = fc
  .record({
    ends: fc.uniqueArray(fc.integer({ min: 0, max: 17 }), { minLength: 1, maxLength: 4 }),
    uncounted: fc.nat(2),
    pays: fc.array(
      fc.oneof(
        fc.constant({ kind: 'share' as const, basisPoints: 0 }),
        fc.record({ kind: fc.constant('share' as const), basisPoints: fc.integer({ min: 1, max: 10_000 }) }),
        fc.record({ kind: fc.constant('sum' as const), minor }),
      ),
      { minLength: 4, maxLength: 4 },
    ),
  })
  .map(({ ends, uncounted, pays }) => {
    const ascending = ends.toSorted((one, other) => one - other)
    return ascending.map((toAge, at) => {
      const fromAge = at === 0 ? 0 : ascending[at - 1]! + 1
      return { fromAge, toAge, counts: at >= uncounted, pays: pays[at]! }
    })
  })

/** As the database has it: by the bands of the site, with what the home says beside them. */
export type EnteredCase = Case & { readonly entered: StayOffer }

/** Homes that say themselves what children pay; some of their fees are entered by ages of their own. */
export function byAge(cases: fc.Arbitrary<Case>): fc.Arbitrary<EnteredCase> {
  const ages = fc.uniqueArray(fc.integer({ min: 1, max: 17 }), { minLength: 1, maxLength: 3 })
  return fc.record({ one: cases, children: fc.option(anyChildren, { nil: [], freq: 6 }), ages }).map(each => {
    const { one, children } = each
    const sums = Object.fromEntries([0, ...each.ages].map(age => [`from${age}`, (age * 137) % 900]))
    const fees = one.offer.fees.map(fee =>
      fee.amountByBand && fee.id % 2 === 1 ? { ...fee, amountByBand: sums } : fee,
    )
    const entered = { ...one.offer, children, fees }
    return { ...one, entered, offer: offerByAge(entered) }
  })
}

/** As it is loaded. */
export function offerByAge(entered: StayOffer): StayOffer {
  const { ageBands, children, fees, taxes } = entered
  const [first, ...others] = entered.plans
  const { plan, ...byAges } = withChildBands({ ageBands, children, fees, taxes, plan: first })
  return { ...entered, ...byAges, plans: [plan, ...others] }
}
