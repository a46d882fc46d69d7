// The calls about what several homes share of their terms: taxes of places, payment terms, policies; looked at first, then saved.

import { z } from 'zod'
import { reportInput } from '#admin/tax-report/report-input.ts'
import { collectors, fixedKinds, roundings, taxedParts } from '#admin/terms/tax-kinds.ts'
import { termsInput } from '#admin/terms/terms-input.ts'
import { clocks, openBalances } from '#admin/terms/terms-limits.ts'
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

const basisPoints = z.int().min(0).max(10_000)
const shared = {
  id: z.int().describe('Which one it is.'),
  version: z.int().describe('Which version this is: it is sent along with a change.'),
  name: z.string().describe('What it is called.'),
  homes: field.count.describe('How many homes have it.'),
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
  payments: listOf('When guests can be asked to pay, by name.', {
    ...shared,
    atProperty: z.boolean().describe('Whether everything is paid at the home, on arrival.'),
    parts: listOf('In the order in which they are due.', {
      share: basisPoints.describe('How much of what is paid to us, in hundredths of a percent.'),
      daysBefore: number.describe('Until so many days before the arrival; null is due when booking.'),
    }),
    inWords: wordsOf({ said: z.string().describe('What is said of it.') }),
  }),
  policies: listOf('The cancellation policies of one’s own, by name.', {
    ...shared,
    names: listOf('What guests of other languages read.', {
      language: z.string().describe('In which language.'),
      translated: z.string().describe('What it is called there.'),
    }),
    tiers: listOf('What comes back until when, the earliest first.', {
      daysBefore: z.int().describe('Until so many days before the arrival.'),
      time: z.string().nullable().describe('Until this hour on the clock of the home; null is that of check-in.'),
      lodging: basisPoints.describe('How much of the nights, in hundredths of a percent.'),
      fee: basisPoints.describe('How much of the fees that follow the policy.'),
      extra: basisPoints.describe('How much of the extras that follow the policy.'),
    }),
    noShowLodging: basisPoints.describe('How much of the nights comes back to who never came.'),
    noShowFee: basisPoints.describe('How much of the fees.'),
    noShowExtra: basisPoints.describe('How much of the extras.'),
    graceHours: number.describe('Everything comes back for so many hours after booking; null for no such time.'),
    graceLead: number.describe('If it was booked so many days before the arrival or more.'),
    unpaid: z.enum(openBalances).describe('Whether what is retained and not paid is charged.'),
    clock: z.enum(clocks).describe('Whether the days count to the first arrival, or to the new one.'),
    inWords: wordsOf({ said: z.array(z.string()).describe('As guests read it, a sentence a step.') }),
  }),
})

const taxReport = shape('TaxReport', {
  taxes: listOf('What was collected of each tax in each month of departure, of bookings as they stand now.', {
    month: z.string().describe('The month of departure, such as 2030-07.'),
    jurisdiction: z.string().describe('Whom it is for.'),
    tax: z.string().describe('Which tax it is, as the lines of prices name it.'),
    name: z.string().describe('What guests read beside it.'),
    collectedBy: z.enum(collectors).describe('Who takes it: `us` with the price, or the home.'),
    visits: field.count.describe('How many visits; cancelled bookings of which something is retained are none.'),
    nights: field.count.describe('Their nights.'),
    guests: field.count.describe('Their guests.'),
    taxedNights: field.count.describe('Nights for which it was due.'),
    currency: field.currencyCode,
    taxMinor: z.int().describe('What was collected, in minor units; of what we take, exactly as the ledger has it.'),
  }),
})

export const termsContract = {
  readTaxReport: operation({
    ...reading('money'),
    summary: 'The list by which taxes are filed: what was collected, by authority, tax and month of departure',
    query: reportInput,
    answer: one(taxReport),
  }),
  readTerms: operation({
    ...reading('rates'),
    needs: { area: 'rates', allHomes: true },
    summary:
      'What several homes share of their terms: taxes of places, payment terms, cancellation policies of one’s own',
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
