// The calls about what a home costs: its usual price, its seasons, its single nights; looked at first, then saved.

import { z } from 'zod'
import { discountKinds } from '#admin/rates/discount-words.ts'
import { feeBases, feeKinds, feeRefunds } from '#admin/rates/fee-words.ts'
import { childBand } from '#admin/rates/input/children-input.ts'
import { baseInput, rateInput, storedSeason } from '#admin/rates/rate-input.ts'
import { ruleKinds } from '#admin/rates/rule-words.ts'
import { changing, reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { keyedSentence, listOf, partOf, shape, text } from '#api/contract/shapes.ts'
import { rateEffect } from './terms/rate-effect.ts'

const id = z.int().min(1).max(999_999_999)

const season = {
  season: z.int().describe('Which season it is.'),
  ...storedSeason,
  first: field.day.nullable().describe('The first night; null without a beginning. Of a yearly season, in some year.'),
  last: field.day.nullable().describe('The last night, itself one of them; null without an end.'),
  inWords: field.saidInWords,
}

const homeRates = shape('HomeRates', {
  slug: field.slug,
  version: field.seenVersion.describe('Which version of the home this is: it is sent along with a change.'),
  currency: field.currencyCode,
  bands: z
    .array(z.string())
    .describe('The age bands for which fees can have sums, the youngest first: of the site, or of the home.'),
  extraGuestBands: z.array(z.string()).describe('Those for which `base.extraGuests` can have sums.'),
  base: partOf('The usual price.', {
    ...baseInput.shape,
    includedGuests: z.int().describe('For up to so many guests.'),
    extraGuests: listOf('What each further guest costs; bands that are left out pay nothing.', {
      band: z.string().describe('The age band.'),
      nightlyMinor: z.int().describe('For a night, in minor units.'),
    }),
  }),
  children: partOf('What children pay by their age, and whether they count as guests.', {
    bands: listOf(
      'By age, from 0 on; whoever is older than the last is an adult. Empty where the bands of the site hold.',
      {
        ...childBand.shape,
        uncounted: z
          .boolean()
          .describe('Whether they take no place of the guests of the home, as far as `onTop` goes.'),
      },
    ),
    onTop: z.int().describe('How many children who do not count may come beyond the guests of the home.'),
  }),
  seasons: listOf('Those that are entered.', season),
  plans: listOf('The rates beside the usual one.', {
    plan: z.int().describe('Which rate it is.'),
    name: z.string().describe('What guests read beside it.'),
    price: partOf('What a night costs more or less than at the usual price, or its own price.', {
      kind: z
        .enum(['percent', 'delta', 'nightly'])
        .describe('Whether it differs by percent or by a sum, or is its own.'),
      amount: z.int().describe('In hundredths of a percent, or in minor units a night; below 0 it is lower.'),
    }),
    minimumNights: z
      .int()
      .nullable()
      .describe('How many nights a visit at this rate has at least; null for no such rule.'),
    seasons: listOf('Those of its own; only of a rate with a price of its own they count.', season),
    policy: z.string().nullable().describe('The terms of cancellation it has of its own; null for those of the home.'),
    ownPolicy: z
      .int()
      .nullable()
      .describe('The id of that policy where it is one of one’s own; null for presets and for none.'),
    inWords: field.saidInWords,
  }),
  sharedWith: z
    .array(z.string())
    .describe('The names of other homes that are sold by the same rates; a change holds for this home alone.'),
})

const inWords = z.strictObject({
  title: z.string().describe('The same in a word or two.'),
  said: z.string().describe('What is said of it.'),
})
const row = {
  ours: z.boolean().describe('Whether it is of this home alone: only these are changed here.'),
  inWords: inWords.describe('The same as the pages of the site say it, in its language.'),
}
const policy = z.strictObject({
  name: z.string().describe('What it is called.'),
  sentences: z.array(z.string()).describe('The same in sentences.'),
})

const homeRules = shape('HomeRules', {
  slug: field.slug,
  version: field.seenVersion.describe('Which version of the home this is: it is sent along with a change.'),
  currency: field.currencyCode,
  rules: listOf('Those that reach it, its own and those of several homes.', {
    rule: z.int().describe('Which rule it is.'),
    demand: z.enum(ruleKinds).describe('What it demands.'),
    priority: z.int().describe('Of several of a kind that hold on a day, those with the highest count.'),
    yearly: z.boolean().describe('Whether it holds on the same days of each year.'),
    ...row,
  }),
  fees: listOf('Its fees and extras.', {
    fee: z.int().describe('Which fee it is.'),
    feeKind: z.enum(feeKinds).describe('What it is for.'),
    basis: z.enum(feeBases).describe('What it is counted by.'),
    amount: z.int().describe('In minor units; a share in hundredths of a percent.'),
    refund: z.enum(feeRefunds).describe('Whether it comes back when a guest cancels.'),
    ...row,
  }),
  discounts: listOf('Its discounts and codes.', {
    discount: z.int().describe('Which discount it is.'),
    discountKind: z.enum(discountKinds).describe('For what it is given.'),
    code: z.string().nullable().describe('The code; null where it needs none.'),
    ...row,
  }),
  taxes: z.array(z.string()).describe('Its taxes in words.'),
  policy: policy.describe('The promise about cancelling that it makes.'),
  payments: z.string().describe('When it is paid, in words.'),
  policies: z.array(policy).describe('The promises that may be chosen.'),
  taxesOf: z
    .strictObject({ id: z.int().describe('Which place it is.'), name: z.string().describe('What it is called.') })
    .nullable()
    .describe('The place whose taxes it follows; null for none.'),
  places: listOf('The places whose taxes it could follow.', {
    id: z.int().describe('Which place it is.'),
    name: z.string().describe('What it is called.'),
  }),
  ownPolicies: listOf('Those of one’s own that may be chosen, too.', {
    id: z.int().describe('Which policy it is.'),
    name: z.string().describe('What it is called.'),
    sentences: z.array(z.string()).describe('The same in sentences.'),
  }),
  paymentTerms: listOf('When it may be paid: the choices.', {
    id: z.int().describe('Which terms these are.'),
    name: z.string().describe('What they are called.'),
  }),
})

const explained = shape('ExplainedPrice', {
  verdicts: listOf('Everything that speaks against the visit; empty where nothing does.', {
    reason: z.string().describe('A name for it; its spelling never changes.'),
    sentence: z.string().describe('The same as a sentence to show.'),
    ...keyedSentence,
    because: z.string().nullable().describe('The rule it comes from, as the desk calls it.'),
  }),
  price: partOf('What it costs; null while anything speaks against it.', {
    totalMinor: field.totalMinor,
    currency: field.currencyCode,
    lines: listOf('The price line by line; together they are the total.', {
      label: z.string().describe('What it is for, in words.'),
      amountMinor: z.int().describe('What it comes to, in minor units.'),
      ruleId: z.string().describe('What decided the amount: `plan:3`, `season:7`, `fee:4` and their like.'),
      because: z.string().describe('The rule it comes from, as the desk calls it.'),
    }),
  }).nullable(),
})

export const ratesContract = {
  readRates: operation({
    ...reading('rates'),
    summary: 'What a home costs: its usual price and its seasons',
    path: field.slugInAddress,
    answer: one(homeRates),
  }),
  readRules: operation({
    ...reading('rates'),
    summary: 'The rules, fees, discounts and terms of a home',
    path: field.slugInAddress,
    answer: one(homeRules),
  }),
  explainPrice: operation({
    ...reading('rates'),
    summary: 'Why a visit costs what it costs, or cannot be had: each verdict and each line with the rule it came from',
    path: field.slugInAddress,
    body: z.strictObject({
      ...field.visitDays,
      party: field.party,
      couponCode: text(100).optional().describe('The code that lowers the price; null for none.'),
    }),
    answer: one(explained),
  }),
  changeRates: operation({
    ...changing('rates'),
    summary:
      'For managers and owners: change the prices, rules, fees, discounts or terms of a home, or only look at what that would mean. Prices that were quoted, and bookings, stay as they are',
    path: field.slugInAddress,
    body: z.strictObject({
      version: id.describe('The version of the home that was seen.'),
      onlyLook: z.boolean().describe('Works out what it would mean, and changes nothing.'),
      change: rateInput.describe('What is to be different.'),
    }),
    answer: one(
      z.strictObject({
        rates: homeRates.describe('The rates to choose from, the usual one first.'),
        effect: rateEffect.describe('What the change means, or would mean.'),
      }),
    ),
    refusals: {
      409: 'The home has changed since that version, what is changed is gone, or the home has as many as it may have.',
      422: 'Two seasons of one priority would overlap, another discount has the code, or there are no such terms.',
    },
  }),
} as const
