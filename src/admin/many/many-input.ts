// The inputs of one change of prices, rules or terms for many homes at once.

import { z } from 'zod'
import { allWeekdays, choice, id, openDay, refineSpan, weekdays } from '#admin/rates/input/rate-fields.ts'
import { priceChange } from '#admin/rates/plan-input.ts'
import { rateInputs, ruleInput, seasonInput } from '#admin/rates/rate-input.ts'
import { isCurrency } from '#admin/stays/form/home-codes.ts'
import { parseCalendarDay } from '#values/calendar-day.ts'
import { copiedRows, mostHomes, mostPricedNights, roundings } from './many-limits.ts'

const kindOf = <Kind extends string>(kind: Kind) => z.literal(kind).describe('What is changed.')

/** Of a home that there should be. */
export const slug = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** What is saved only as it was seen. */
export const seenMark = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .optional()
  .describe('The mark of the preview that is saved; left out, it is only previewed.')

/** By the kind of the change. */
export const manyInputs = {
  prices: z
    .strictObject({
      kind: kindOf('prices'),
      price: priceChange.describe('How much more or less than now a night costs.'),
      first: openDay.describe('The first night; left out with the last one, all prices of nights are changed.'),
      last: openDay.describe('The last night, itself one of them.'),
      weekdays: weekdays.default(allWeekdays).describe('On which days of the week; Monday is 1.'),
      round: z
        .enum(roundings)
        .default('exact')
        .describe('To how many whole units of the currency the new prices are rounded; `exact` to the smallest coin.'),
    })
    .superRefine((typed, refined) => {
      refineSpan(typed, refined)
      const [first, last] = [typed.first, typed.last].map(each => parseCalendarDay(each ?? ''))
      if (first === undefined && last !== undefined)
        refined.addIssue({ code: 'custom', path: ['first'], message: 'rates.firstDay' })
      if (first !== undefined && last === undefined)
        refined.addIssue({ code: 'custom', path: ['last'], message: 'rates.lastDay' })
      if (first !== undefined && last !== undefined && last - first >= mostPricedNights) {
        const params = { most: mostPricedNights }
        refined.addIssue({ code: 'custom', path: ['last'], message: 'nights.tooMany', params })
      }
      if (first === undefined && new Set(typed.weekdays).size < allWeekdays.length)
        refined.addIssue({ code: 'custom', path: ['weekdays'], message: 'many.weekdaysNeedDates' })
    }),
  nights: rateInputs.nights,
  rule: z.strictObject({ kind: kindOf('rule'), entered: ruleInput.describe('The rule that each of them gets.') }),
  season: z.strictObject({
    kind: kindOf('season'),
    entered: seasonInput.describe('The season that each of them gets.'),
  }),
  terms: rateInputs.terms,
  children: rateInputs.children,
  copy: z.strictObject({
    kind: kindOf('copy'),
    from: slug.describe('The home of which something is copied.'),
    what: z.enum(copiedRows, choice).describe('Whether it is a season or a rule of that home.'),
    row: id.describe('Which of them.'),
  }),
}

const manyChange = z.discriminatedUnion('kind', [
  manyInputs.prices,
  manyInputs.nights,
  manyInputs.rule,
  manyInputs.season,
  manyInputs.terms,
  manyInputs.children,
  manyInputs.copy,
])

export const manyInput = z.strictObject({
  homes: z.array(slug).min(1).max(mostHomes).describe('The homes by their slugs.'),
  currency: z
    .string()
    .max(3, 'exchange.noCurrency')
    .refine(isCurrency, 'exchange.noCurrency')
    .optional()
    .meta({ description: 'Of the sums in the change: homes of another one refuse it.', example: 'EUR' }),
  change: manyChange.describe('What is to be different at each of them.'),
  seen: seenMark,
})

export type ManyKind = keyof typeof manyInputs
export type ManyChangeOf<Kind extends ManyKind> = z.output<(typeof manyInputs)[Kind]>
export type ManyChange = { [Kind in ManyKind]: ManyChangeOf<Kind> }[ManyKind]
export type ManyInput = Omit<z.output<typeof manyInput>, 'change'> & { readonly change: ManyChange }

/** Whether it has sums, which mean something in one currency alone. */
export function hasSums(change: ManyChange): boolean {
  if (change.kind === 'prices') return change.price.kind === 'delta'
  if (change.kind === 'nights') return change.entered?.nightlyMinor !== undefined
  if (change.kind === 'children') return change.bands.some(({ nightlyMinor }) => nightlyMinor !== undefined)
  return change.kind === 'season' && change.entered.price.kind !== 'percent'
}
