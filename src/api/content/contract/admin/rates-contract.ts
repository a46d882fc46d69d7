// The calls about what a home costs: its usual price, its seasons, its single nights; looked at first, then saved.

import { z } from 'zod'
import { discountKindWords, discountRanges } from '#admin/rates/discount-form.ts'
import { feeBasisWords, feeKindWords, feeRefundWords } from '#admin/rates/fee-form.ts'
import { largestSum, percentChanges } from '#admin/rates/read-sums.ts'
import { ruleAmounts, ruleKinds } from '#admin/rates/rule-form.ts'
import { acting, reading } from '#api/content/contract/admin-pages.ts'
import { oneOf } from '#api/content/contract/booking-contract.ts'
import { operation } from '#api/content/contract/operation.ts'
import { count, currencyCode, day, party, slug, slugInAddress, text } from '#api/content/contract/written-values.ts'
import { presetNames } from '#offers/refunds/policy-presets.ts'

const id = z.int().min(1).max(999_999_999)
const sum = z.int().min(0).max(largestSum)
const change = z.int().min(-largestSum).max(largestSum)
/** In hundredths of a percent. */
const share = z.int().min(0).max(10_000)
/** Monday is 1. */
const weekday = z.int().min(1).max(7)

const base = {
  /** Null sells only nights with a season or a price of their own. */
  nightlyMinor: sum.nullable(),
  weekdayMinor: z.array(change).length(7),
  includedGuests: z.int().min(1).max(100),
  extraGuests: z.array(z.strictObject({ band: text(40), nightlyMinor: sum })).max(20),
}

const between = ([least, most]: readonly [number, number]) => z.int().min(least).max(most)

const seasonPrice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('nightly'), amount: sum }),
  z.strictObject({ kind: z.literal('percent'), amount: between(percentChanges) }),
  z.strictObject({ kind: z.literal('delta'), amount: change }),
])

const season = {
  name: text(60).min(1),
  priority: z.int().min(0).max(99),
  yearly: z.boolean(),
  weekdays: z.array(weekday).min(1).max(7),
  price: seasonPrice,
}

const homeRates = z
  .strictObject({
    slug,
    version: z.int(),
    currency: currencyCode,
    bands: z.array(z.string()),
    base: z.strictObject({
      ...base,
      includedGuests: z.int(),
      extraGuests: z.array(z.strictObject({ band: z.string(), nightlyMinor: z.int() })),
    }),
    seasons: z.array(
      z.strictObject({
        season: z.int(),
        ...season,
        priority: z.int(),
        first: day.nullable(),
        last: day.nullable(),
        inWords: z.strictObject({ said: z.string() }),
      }),
    ),
    sharedWith: z.array(z.string()),
  })
  .meta({ id: 'HomeRates' })

const visit = z.strictObject({ totalMinor: z.int(), nights: count }).nullable()
const runs = z.array(z.strictObject({ first: day, last: day }))

const effect = z
  .strictObject({
    from: z.strictObject({ before: visit, after: visit }),
    weeks: z.array(z.strictObject({ monday: day, before: visit, after: visit })),
    dearer: count,
    cheaper: count,
    lost: runs,
    gained: runs,
    shut: runs,
    opened: runs,
    inWords: z.strictObject({ sentences: z.array(z.string()) }),
  })
  .meta({ id: 'RateEffect' })

const door = z.enum(['open', 'shut', 'rules']).optional()

const openDay = day.optional()
const limit = (name: keyof typeof discountRanges) => between(discountRanges[name]).optional()
const band = z.strictObject({ band: text(40), minor: sum })
const feeKinds = z.enum(Object.keys(feeKindWords) as (keyof typeof feeKindWords)[])
const feeBases = z.enum(Object.keys(feeBasisWords) as (keyof typeof feeBasisWords)[])
const feeRefunds = z.enum(Object.keys(feeRefundWords) as (keyof typeof feeRefundWords)[])
const discountKinds = z.enum(Object.keys(discountKindWords) as (keyof typeof discountKindWords)[])
const targets = z.enum(['night', 'extra_guest', 'fee'])

const inWords = z.strictObject({ title: z.string(), said: z.string() })
const row = { ours: z.boolean(), inWords }
const policy = z.strictObject({ name: z.string(), sentences: z.array(z.string()) })

const homeRules = z
  .strictObject({
    slug,
    version: z.int(),
    currency: currencyCode,
    rules: z.array(z.strictObject({ rule: z.int(), demand: z.enum(ruleKinds), priority: z.int(), ...row })),
    fees: z.array(
      z.strictObject({ fee: z.int(), feeKind: feeKinds, basis: feeBases, amount: z.int(), refund: feeRefunds, ...row }),
    ),
    discounts: z.array(
      z.strictObject({ discount: z.int(), discountKind: discountKinds, code: z.string().nullable(), ...row }),
    ),
    taxes: z.array(z.string()),
    policy,
    payments: z.string(),
    policies: z.array(policy),
    paymentTerms: z.array(z.strictObject({ id: z.int(), name: z.string() })),
  })
  .meta({ id: 'HomeRules' })

const whenRules = {
  first: openDay,
  last: openDay,
  weekdays: z.array(weekday).min(1).max(7).default([1, 2, 3, 4, 5, 6, 7]),
  priority: z.int().min(0).max(99).default(0),
}
const numbered = <Demand extends keyof typeof ruleAmounts>(demand: Demand) => ({
  demand: z.literal(demand),
  amount: between(ruleAmounts[demand]),
  ...whenRules,
})

const ruleEntered = z.discriminatedUnion('demand', [
  z.strictObject(numbered('min_arrival')),
  z.strictObject(numbered('min_through')),
  z.strictObject(numbered('max_stay')),
  z.strictObject(numbered('turnover_nights')),
  z.strictObject(numbered('window_days')),
  z.strictObject(numbered('lead_time_hours')),
  z.strictObject({ ...numbered('cutoff_local_time'), time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/) }),
  z.strictObject({ ...numbered('gap_fill'), percent: share.optional() }),
  z.strictObject({
    demand: z.literal('allowed_lengths'),
    lengths: z.array(z.int().min(1).max(365)).min(1).max(60),
    ...whenRules,
  }),
  z.strictObject({ demand: z.enum(['closed', 'closed_to_arrival', 'closed_to_departure']), ...whenRules }),
])

const feeParts = {
  name: text(60).min(1),
  feeKind: feeKinds,
  byBand: z.array(band).max(20).default([]),
  most: z.int().min(1).max(1000).default(1),
  refund: feeRefunds,
}

const feeEntered = z.discriminatedUnion('basis', [
  z.strictObject({ ...feeParts, basis: z.literal('percent_of_lodging'), amount: share }),
  z.strictObject({ ...feeParts, basis: feeBases.exclude(['percent_of_lodging']), amount: sum }),
])

const reduction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), amount: share.min(1) }),
  z.strictObject({ kind: z.literal('fixed'), amount: sum.min(1) }),
])

const wished = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('rule'),
    rule: id.optional(),
    entered: ruleEntered.nullable(),
  }),
  z.strictObject({
    kind: z.literal('fee'),
    fee: id.optional(),
    entered: feeEntered.nullable(),
  }),
  z.strictObject({
    kind: z.literal('discount'),
    discount: id.optional(),
    entered: z
      .strictObject({
        name: text(60).min(1),
        discountKind: discountKinds,
        reduction,
        off: z.array(targets).min(1).max(3).default(['night']),
        stackable: z.boolean().default(false),
        minimumNights: limit('min-nights'),
        minimumLead: limit('min-lead'),
        maximumLead: limit('max-lead'),
        maximumGap: limit('max-gap'),
        code: text(40).optional(),
        first: openDay,
        last: openDay,
        bookedFrom: openDay,
        bookedUntil: openDay,
        total: limit('total'),
        perGuest: limit('per-guest'),
      })
      .nullable(),
  }),
  z.strictObject({
    kind: z.literal('terms'),
    policy: z.enum(presetNames).optional(),
    paymentTerms: id.optional(),
  }),
  z.strictObject({ kind: z.literal('base'), base: z.strictObject(base) }),
  z.strictObject({
    kind: z.literal('season'),
    season: id.optional(),
    entered: z.strictObject({ ...season, first: day, last: day }).nullable(),
  }),
  z.strictObject({
    kind: z.literal('nights'),
    first: day,
    last: day.optional(),
    weekdays: z.array(weekday).min(1).max(7).default([1, 2, 3, 4, 5, 6, 7]),
    entered: z
      .strictObject({
        nightlyMinor: sum.optional(),
        minimumNights: z.int().min(1).max(365).optional(),
        arrive: door,
        leave: door,
        sleep: door,
      })
      .nullable(),
  }),
])

const explained = z
  .strictObject({
    verdicts: z.array(z.strictObject({ reason: z.string(), sentence: z.string(), because: z.string().nullable() })),
    /** Null while anything speaks against it. */
    price: z
      .strictObject({
        totalMinor: z.int(),
        currency: currencyCode,
        lines: z.array(
          z.strictObject({ label: z.string(), amountMinor: z.int(), ruleId: z.string(), because: z.string() }),
        ),
      })
      .nullable(),
  })
  .meta({ id: 'ExplainedPrice' })

export const ratesContract = {
  readRates: operation({
    ...reading,
    needs: { area: 'rates' },
    summary: 'What a home costs: its usual price and its seasons',
    path: slugInAddress,
    answer: { status: 200, body: oneOf(homeRates) },
    refusals: {},
  }),
  readRules: operation({
    ...reading,
    needs: { area: 'rates' },
    summary: 'The rules, fees, discounts and terms of a home',
    path: slugInAddress,
    answer: { status: 200, body: oneOf(homeRules) },
    refusals: {},
  }),
  explainPrice: operation({
    ...reading,
    needs: { area: 'rates' },
    summary: 'Why a visit costs what it costs, or cannot be had: each verdict and each line with the rule it came from',
    path: slugInAddress,
    body: z.strictObject({ checkIn: day, checkOut: day, party, couponCode: text(100).optional() }),
    answer: { status: 200, body: oneOf(explained) },
    refusals: {},
  }),
  changeRates: operation({
    ...acting,
    needs: { area: 'rates', level: 'change' },
    summary:
      'For managers and owners: change the prices, rules, fees, discounts or terms of a home, or only look at what that would mean. Prices that were quoted, and bookings, stay as they are',
    path: slugInAddress,
    body: z.strictObject({ version: id, onlyLook: z.boolean(), change: wished }),
    answer: { status: 200, body: oneOf(z.strictObject({ rates: homeRates, effect })) },
    refusals: {
      409: 'The home has changed since that version, what is changed is gone, or the home has as many as it may have.',
      422: 'Two seasons of one priority would overlap, another discount has the code, or there are no such terms.',
    },
  }),
} as const
