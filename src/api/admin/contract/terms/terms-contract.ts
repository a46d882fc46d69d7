// The calls about what several homes share of their terms: the taxes of places; looked at first, then saved.

import { z } from 'zod'
import { collectors, fixedKinds, roundings, taxedParts } from '#admin/terms/tax-kinds.ts'
import { termsInput } from '#admin/terms/terms-input.ts'
import { changing, reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { listOf, shape, wordsOf } from '#api/contract/shapes.ts'
import { exampleVisits } from './example-visits.ts'

const number = z.int().nullable()

const tax = {
  id: z.int().describe('Which tax it is.'),
  name: z.string().describe('What guests read beside it.'),
  jurisdiction: z.string().describe('Whom it is for; taxes are filed by it.'),
  place: z.int().describe('Its place in the order in which taxes are taken; equals by their age.'),
  taxKind: z.enum([...fixedKinds, 'percent']).describe('By what it is counted.'),
  percent: z.string().nullable().describe('The percentage, as a decimal number; null while there is none.'),
  on: z.array(z.enum(taxedParts)).describe('What it is a percentage of.'),
  onNet: z.boolean().describe('Whether it is taken of the price without the taxes that are in it.'),
  capMinor: number.describe('At most so much a guest and night, in minor units.'),
  amount: number.describe('In minor units; null while there is none, and where there are sums by age.'),
  byBand: listOf('Sums by age in place of the one.', {
    band: z.string().describe('The age band.'),
    minor: z.int().describe('In minor units.'),
  }),
  inclusive: z.boolean().describe('Whether it is part of the prices, and only told.'),
  exemptBelow: number.describe('Guests younger than this on arrival are exempt.'),
  mostNights: number.describe('Only the first so many nights are taxed.'),
  exemptFrom: number.describe('Visits of so many nights or more are exempt.'),
  collectedBy: z.enum(collectors).describe('Who takes it: `us` with the price, or the home.'),
  first: field.day.nullable().describe('The first day on which it holds.'),
  last: field.day.nullable().describe('The last day on which it holds.'),
  rounding: z.enum(roundings).describe('Whether it is rounded once, or in each line.'),
  source: z.string().nullable().describe('Where the rate is written.'),
  checkedOn: field.day.nullable().describe('When somebody last looked there.'),
  confirmed: z.boolean().describe('Whether it is used in prices.'),
  inWords: wordsOf({ said: z.string().describe('What is said of it.') }),
}

const sharedTerms = shape('SharedTerms', {
  taxes: listOf('The places whose taxes homes follow, by name.', {
    id: z.int().describe('Which place it is.'),
    version: z.int().describe('Which version this is: it is sent along with a change.'),
    name: z.string().describe('What it is called.'),
    currency: z.string().nullable().describe('The currency of its sums; null while it has none.'),
    homes: z.array(z.string()).describe('The slugs of the homes that follow them.'),
    rules: listOf('Its taxes, in the order in which they are taken.', tax),
  }),
})

export const termsContract = {
  readTerms: operation({
    ...reading('rates'),
    needs: { area: 'rates', allHomes: true },
    summary: 'What several homes share of their terms: the taxes of places',
    answer: one(sharedTerms),
  }),
  changeTerms: operation({
    ...changing('rates'),
    needs: { area: 'rates', level: 'change', allHomes: true },
    summary:
      'For managers and owners of all homes: change what several homes share of their terms, or only look at what that would mean. Prices that were quoted, and bookings, stay as they are',
    body: z.strictObject({
      onlyLook: z.boolean().describe('Works out what it would mean, and changes nothing.'),
      change: termsInput.describe('What is to be different.'),
    }),
    answer: one(
      z.strictObject({
        terms: sharedTerms.describe('As they stand now.'),
        id: z.int().describe('Which one was changed or added; of what was only looked at it means nothing.'),
        effect: z
          .strictObject({
            homes: field.count.describe('How many homes use it.'),
            home: z.string().nullable().describe('The slug of the home of the example; null where none could be.'),
            ...exampleVisits,
          })
          .describe('What the change means, or would mean, at one of the homes.'),
      }),
    ),
    refusals: {
      409: 'It has changed since that version, is gone or in use, or there are as many as there may be.',
      422: 'Its rate was checked later than today, its currency cannot be another one, or it has sums and no currency.',
    },
  }),
} as const
