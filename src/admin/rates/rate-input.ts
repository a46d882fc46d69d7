// The inputs of changes to a home's prices and rules.

import { z } from 'zod'
import { childrenInput } from '#admin/rates/input/children-input.ts'
import { nightsInput } from '#admin/rates/input/nights-input.ts'
import {
  allWeekdays,
  between,
  change,
  choice,
  id,
  openDay,
  priority,
  rateDay,
  refineOrder,
  refineWhen,
  share,
  sum,
  weekdayChange,
  weekdays,
} from '#admin/rates/input/rate-fields.ts'
import { isCurrency } from '#admin/stays/form/home-codes.ts'
import { presetNames } from '#offers/refunds/policy-presets.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { line, typing, whole } from '#values/form-input.ts'
import { type Currency, decimalsOf } from '#values/money.ts'
import { discountKinds, discountRanges, discountTargets, longestDiscountName } from './discount-words.ts'
import { feeBases, feeKinds, feeRefunds, longestFeeName } from './fee-words.ts'
import { planInput } from './plan-input.ts'
import { ruleAmounts } from './rule-words.ts'
import { longestSeasonName } from './season-words.ts'

export const baseInput = z.strictObject({
  nightlyMinor: sum
    .nullable()
    .describe(
      'What a night costs, in minor units; null where only nights with a season or a price of their own are sold.',
    ),
  weekdayMinor: z
    .array(weekdayChange)
    .length(7, 'rates.change')
    .describe('How much more or less each day of the week costs, Monday first, in minor units.'),
  includedGuests: whole(1, 100, 'rates.includedGuests').describe('For up to so many guests.'),
  extraGuests: z
    .array(
      z.strictObject({
        band: line({ most: 40 }).describe('The age band.'),
        nightlyMinor: sum.describe('For a night, in minor units.'),
      }),
    )
    .max(20)
    .describe('What each further guest costs; bands that are left out pay nothing.'),
})

const seasonPrice = <Kind extends string>(kind: Kind) =>
  z.literal(kind).describe('Whether it is a price of its own, or changes the usual one by percent or by a sum.')

const seasonFields = z.strictObject({
  name: line({ most: longestSeasonName, missing: 'rates.seasonName' }).describe('What it is called.'),
  priority: priority.describe('Of several that hold for a night, the highest sets its price.'),
  yearly: z.boolean().describe('Whether it returns each year on the same days.'),
  weekdays: weekdays.describe('On which days of the week; Monday is 1.'),
  price: z
    .discriminatedUnion(
      'kind',
      [
        z.strictObject({ kind: seasonPrice('nightly'), amount: sum.describe('The price of a night, in minor units.') }),
        z.strictObject({
          kind: seasonPrice('percent'),
          amount: share('rates.percentChange', -10_000, 100_000).describe(
            'In hundredths of a percent of the usual price; below 0 it is lower.',
          ),
        }),
        z.strictObject({
          kind: seasonPrice('delta'),
          amount: change.describe('In minor units, onto the usual price; below 0 it is lower.'),
        }),
      ],
      choice,
    )
    .describe('The price of a night in it.'),
})
/** As calls answer it: seasons from elsewhere may have open ends. */
export const storedSeason = seasonFields.extend({
  priority: z.int().describe('Of several that hold for a night, the highest sets its price.'),
}).shape

export const seasonInput = seasonFields
  .extend({
    first: rateDay('rates.firstDay').describe('The first night.'),
    last: rateDay('rates.lastDay').describe('The last night, itself one of them.'),
  })
  .superRefine(refineWhen)

const whenRules = {
  yearly: z.boolean().default(false).describe('Whether it holds on the same days of each year.'),
  first: openDay.describe('The first night.'),
  last: openDay.describe('The last night, itself one of them.'),
  weekdays: weekdays.default(allWeekdays).describe('On which days of the week; Monday is 1.'),
  priority: priority.default(0).describe('Of several that hold for a night, the highest sets its price.'),
}
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'rates.time')
  .register(typing, { read: typed => typed.replace('.', ':').padStart(5, '0'), write: String })
const lengths = z
  .array(z.int('rates.lengths').min(1, 'rates.lengths').max(365, 'rates.lengths'))
  .min(1, 'rates.lengths')
  .max(60, 'rates.lengths')
  .register(typing, {
    read: typed =>
      typed
        .split(/[,;\s]+/)
        .filter(Boolean)
        .map(each => (/^\d{1,6}$/.test(each) ? Number(each) : each)),
    write: (numbers: number[]) => numbers.join(', '),
  })
const numbered = <Demand extends keyof typeof ruleAmounts>(demand: Demand) => ({
  demand: z.literal(demand).describe('What it demands.'),
  amount: between(ruleAmounts[demand]).describe('How many nights, hours or days, by what it demands.'),
  ...whenRules,
})

const demands = [
  z.strictObject(numbered('min_arrival')).superRefine(refineWhen),
  z.strictObject(numbered('min_through')).superRefine(refineWhen),
  z.strictObject(numbered('max_stay')).superRefine(refineWhen),
  z.strictObject(numbered('turnover_nights')).superRefine(refineWhen),
  z.strictObject(numbered('window_days')).superRefine(refineWhen),
  z.strictObject(numbered('lead_time_hours')).superRefine(refineWhen),
  z
    .strictObject({ ...numbered('cutoff_local_time'), time: time.describe('The hour on the clock of the home.') })
    .superRefine(refineWhen),
  z
    .strictObject({
      ...numbered('gap_fill'),
      percent: share('rates.shareOrNothing').optional().describe('How much is taken off, in hundredths of a percent.'),
    })
    .superRefine(refineWhen),
  z
    .strictObject({
      demand: z.literal('allowed_lengths').describe('What it demands.'),
      lengths: lengths.describe('The numbers of nights that are allowed.'),
      ...whenRules,
    })
    .superRefine(refineWhen),
  z
    .strictObject({
      demand: z.enum(['closed', 'closed_to_arrival', 'closed_to_departure']).describe('What it demands.'),
      ...whenRules,
    })
    .superRefine(refineWhen),
] as const
export const ruleInput = z.discriminatedUnion('demand', demands, choice)

const feeParts = {
  name: line({ most: longestFeeName, missing: 'rates.feeName' }).describe('What it is called.'),
  feeKind: z.enum(feeKinds, choice).describe('What it is for.'),
  byBand: z
    .array(
      z.strictObject({ band: line({ most: 40 }).describe('The age band.'), minor: sum.describe('In minor units.') }),
    )
    .max(20)
    .default([])
    .describe('Sums by age in place of the one; bands that are left out pay nothing.'),
  most: whole(1, 1000).default(1).describe('How often an extra can be added.'),
  refund: z.enum(feeRefunds, choice).describe('Whether it comes back when a guest cancels.'),
}
export const feeInput = z.discriminatedUnion(
  'basis',
  [
    z.strictObject({
      ...feeParts,
      basis: z.literal('percent_of_lodging').describe('What it is counted by.'),
      amount: share('rates.share').describe('The share, in hundredths of a percent.'),
    }),
    z.strictObject({
      ...feeParts,
      basis: z.enum(feeBases).exclude(['percent_of_lodging']).describe('What it is counted by.'),
      amount: sum.describe('In minor units.'),
    }),
  ],
  choice,
)

const limit = (name: keyof typeof discountRanges) => between(discountRanges[name]).optional()
/** The number without which a kind says nothing. */
const needed = { los: 'minimumNights', early: 'minimumLead', last_minute: 'maximumLead', gap: 'maximumGap' } as const

const reductionKind = <Kind extends string>(kind: Kind) => z.literal(kind).describe('Whether it is a share or a sum.')

export const discountInput = z
  .strictObject({
    name: line({ most: longestDiscountName, missing: 'rates.discountName' }).describe('What it is called.'),
    discountKind: z.enum(discountKinds, choice).describe('For what it is given.'),
    reduction: z
      .discriminatedUnion(
        'kind',
        [
          z.strictObject({
            kind: reductionKind('percent'),
            amount: share('rates.shareAboveNothing', 1).describe('In hundredths of a percent.'),
          }),
          z.strictObject({
            kind: reductionKind('fixed'),
            amount: sum.min(1, 'rates.sum').describe('In minor units: off each night, of a code once.'),
          }),
        ],
        choice,
      )
      .describe('How much it takes off.'),
    off: z
      .array(z.enum(discountTargets))
      .min(1, 'rates.targets')
      .max(3)
      .default(['night'])
      .describe('What it is taken off.'),
    stackable: z.boolean().default(false).describe('Whether it holds besides others of its kind.'),
    minimumNights: limit('minimumNights').describe('How many nights a visit has at least.'),
    minimumLead: limit('minimumLead').describe('Booked so many days ahead or more.'),
    maximumLead: limit('maximumLead').describe('Booked so many days ahead or less.'),
    maximumGap: limit('maximumGap').describe('Gaps of up to so many nights.'),
    code: line({ most: 40, tooLong: 'rates.code' }).optional().describe('The code, for codes.'),
    first: openDay.describe('The first night.'),
    last: openDay.describe('The last night, itself one of them.'),
    bookedFrom: openDay.describe('The first day on which it can be booked.'),
    bookedUntil: openDay.describe('The last day on which it can be booked.'),
    total: limit('total').describe('So many times in all.'),
    perGuest: limit('perGuest').describe('So many times a guest.'),
  })
  .superRefine((entered, refined) => {
    const { discountKind: kind, code = '', first, last, bookedFrom, bookedUntil } = entered
    refineOrder(first, last, 'last', refined)
    refineOrder(bookedFrom, bookedUntil, 'bookedUntil', refined)
    if (kind === 'coupon') {
      if (!/^[A-Z0-9][A-Z0-9 _-]*$/i.test(code))
        refined.addIssue({ code: 'custom', path: ['code'], message: 'rates.code' })
    } else if (entered[needed[kind]] === undefined) {
      const [least, most] = discountRanges[needed[kind]]
      refined.addIssue({ code: 'custom', path: [needed[kind]], message: 'forms.wholeNumber', params: { least, most } })
    }
  })

const kindOf = <Kind extends string>(kind: Kind) => z.literal(kind).describe('What is changed.')
const which = id.optional().describe('Which one; left out to add another.')
const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullable().describe('As it is to be; null takes it away.')

/** By the kind of the change. Without an id something is added; `entered` null removes it. */
export const rateInputs = {
  rule: z.strictObject({ kind: kindOf('rule'), rule: which, entered: orNull(ruleInput) }),
  fee: z.strictObject({ kind: kindOf('fee'), fee: which, entered: orNull(feeInput) }),
  discount: z.strictObject({ kind: kindOf('discount'), discount: which, entered: orNull(discountInput) }),
  terms: z.strictObject({
    kind: kindOf('terms'),
    policy: z.enum(presetNames, choice).optional().describe('The terms of cancellation; left out they stay.'),
    ownPolicy: z
      .int(choice)
      .min(1, choice)
      .max(999_999_999, choice)
      .optional()
      .describe('The id of a cancellation policy of one’s own, in place of `policy`.'),
    paymentTerms: z
      .int(choice)
      .min(1, choice)
      .max(999_999_999, choice)
      .optional()
      .describe('The id of the terms of payment; left out they stay.'),
    taxes: z
      .int(choice)
      .min(0, choice)
      .max(999_999_999, choice)
      .optional()
      .describe('The id of the place whose taxes it follows, 0 for none; left out they stay.'),
  }),
  currency: z.strictObject({
    kind: kindOf('currency'),
    to: z
      .string()
      .max(3, 'exchange.noCurrency')
      .refine(isCurrency, 'exchange.noCurrency')
      .meta({ description: 'The currency that every sum of the home is converted to.', example: 'CHF' }),
  }),
  base: z.strictObject({ kind: kindOf('base'), base: baseInput.describe('The usual price.') }),
  season: z.strictObject({
    kind: kindOf('season'),
    season: which,
    plan: id.optional().describe('The rate with its own price whose season it is; left out the usual one.'),
    entered: orNull(seasonInput),
  }),
  plan: z.strictObject({ kind: kindOf('plan'), plan: which, entered: orNull(planInput) }),
  nights: nightsInput,
  children: childrenInput,
}

export const rateInput = z.discriminatedUnion('kind', [
  rateInputs.rule,
  rateInputs.fee,
  rateInputs.discount,
  rateInputs.terms,
  rateInputs.currency,
  rateInputs.base,
  rateInputs.season,
  rateInputs.plan,
  rateInputs.nights,
  rateInputs.children,
])

export type RateKind = keyof typeof rateInputs
export type ChangeOf<Kind extends RateKind> = z.output<(typeof rateInputs)[Kind]>
export type RateChange = { [Kind in RateKind]: ChangeOf<Kind> }[RateKind]

/** What must be known of the home to read a form about it. */
export type RateFacts = {
  readonly currency: Currency
  readonly maxGuests: number
  /** At the home. */
  readonly today: CalendarDay
}

/** What sums are read with, and what the sentences name. */
export function rateAbout({ currency: code, maxGuests = 0 }: Pick<RateFacts, 'currency'> & Partial<RateFacts>) {
  const decimals = decimalsOf(code)
  return {
    currency: code,
    maxGuests,
    decimals,
    sumExample: decimals === 0 ? '120' : `120.${'5'.padEnd(decimals, '0')}`,
    changeExample: decimals === 0 ? '-15' : '-15.50',
  }
}
