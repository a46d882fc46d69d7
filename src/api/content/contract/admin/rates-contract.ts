// The calls about what a home costs: its usual price, its seasons, its single nights; looked at first, then saved.

import { z } from 'zod'
import { discountKinds } from '#admin/rates/discount-words.ts'
import { feeBases, feeKinds, feeRefunds } from '#admin/rates/fee-words.ts'
import { baseInput, rateInput, toldSeason } from '#admin/rates/rate-input.ts'
import { ruleKinds } from '#admin/rates/rule-words.ts'
import { acting, reading } from '#api/content/contract/admin-pages.ts'
import { oneOf } from '#api/content/contract/booking-contract.ts'
import { operation } from '#api/content/contract/operation.ts'
import { count, currencyCode, day, party, slug, slugInAddress, text } from '#api/content/contract/written-values.ts'

const id = z.int().min(1).max(999_999_999)

const homeRates = z
  .strictObject({
    slug,
    version: z.int(),
    currency: currencyCode,
    bands: z.array(z.string()),
    base: z.strictObject({
      ...baseInput.shape,
      includedGuests: z.int(),
      extraGuests: z.array(z.strictObject({ band: z.string(), nightlyMinor: z.int() })),
    }),
    seasons: z.array(
      z.strictObject({
        season: z.int(),
        ...toldSeason,
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
      z.strictObject({
        fee: z.int(),
        feeKind: z.enum(feeKinds),
        basis: z.enum(feeBases),
        amount: z.int(),
        refund: z.enum(feeRefunds),
        ...row,
      }),
    ),
    discounts: z.array(
      z.strictObject({ discount: z.int(), discountKind: z.enum(discountKinds), code: z.string().nullable(), ...row }),
    ),
    taxes: z.array(z.string()),
    policy,
    payments: z.string(),
    policies: z.array(policy),
    paymentTerms: z.array(z.strictObject({ id: z.int(), name: z.string() })),
  })
  .meta({ id: 'HomeRules' })

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
    body: z.strictObject({ version: id, onlyLook: z.boolean(), change: rateInput }),
    answer: { status: 200, body: oneOf(z.strictObject({ rates: homeRates, effect })) },
    refusals: {
      409: 'The home has changed since that version, what is changed is gone, or the home has as many as it may have.',
      422: 'Two seasons of one priority would overlap, another discount has the code, or there are no such terms.',
    },
  }),
} as const
