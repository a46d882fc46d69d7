// The input of a rate beside the usual one, whose prices follow from it.

import { z } from 'zod'
import { change, choice, id, share, sum } from '#admin/rates/input/rate-fields.ts'
import { presetNames } from '#offers/refunds/policy-presets.ts'
import { line, whole } from '#values/form-input.ts'
import { longestPlanName } from './season-words.ts'

const difference = <Kind extends string>(kind: Kind) =>
  z.literal(kind).describe('Whether it differs from the usual price by percent or by a sum, or is a price of its own.')

const changes = [
  z.strictObject({
    kind: difference('percent'),
    amount: share('rates.percentChange', -10_000, 100_000).describe(
      'In hundredths of a percent of the usual price; below 0 it is lower.',
    ),
  }),
  z.strictObject({
    kind: difference('delta'),
    amount: change.describe('In minor units a night, onto the usual price; below 0 it is lower.'),
  }),
] as const
const own = z.strictObject({
  kind: difference('nightly'),
  amount: sum.describe('The price of a night, in minor units; seasons of the rate change it.'),
})

/** More or less than another price, by percent or by a sum. */
export const priceChange = z.discriminatedUnion('kind', changes, choice)

export const planInput = z.strictObject({
  name: line({ most: longestPlanName, missing: 'rates.planName' }).describe('What guests read beside it.'),
  price: z
    .discriminatedUnion('kind', [...changes, own], choice)
    .describe('What a night costs: more or less than at the usual price, or a price of its own.'),
  minimumNights: whole(1, 365, 'rates.minimumNights')
    .optional()
    .describe('How many nights a visit at this rate has at least; left out it is what holds for the home.'),
  policy: z
    .enum(['home', ...presetNames], choice)
    .optional()
    .describe(
      'Its terms of cancellation, `home` for those of the home; left out they stay, and a new rate has those of the home.',
    ),
  ownPolicy: id.optional().describe('The id of a cancellation policy of one’s own, in place of `policy`.'),
})
