// The calls about a visit to one home before anything is held: its price, its options, similar homes.

import { z } from 'zod'
import { feeBases } from '#admin/rates/fee-words.ts'
import { paymentMethodSchema } from './booking-contract.ts'
import * as field from './known-fields.ts'
import { verdictFields } from './listed-words.ts'
import { callsOf, operation } from './operation.ts'
import { listWith, oneWith } from './page-schemas.ts'
import { priceSchema } from './quote-schemas.ts'
import { keyedSentence, listOf, matching, partOf, shape, text, wordsOf, writtenNumber } from './shapes.ts'
import { someVisit, visitInAddress } from './stay-contract.ts'
import { stayInList } from './stay-schemas.ts'

const rate = z.strictObject({
  id: z.int().describe('By it, it is known here.'),
  name: z.string().describe('Its name.'),
  promise: z.string().describe('What cancelling gives back.'),
  totalMinor: field.minor.nullable().describe('Of this very visit at this rate; null while it has no price.'),
  inWords: wordsOf({ total: z.string().nullable().describe('The total.') }),
})

const extra = z.strictObject({
  feeId: z.int().describe('Which extra it is.'),
  name: z.string().describe('Its name.'),
  mostQuantity: field.count.describe('How many may be chosen.'),
  basis: z.enum(feeBases).describe('What it is counted by.'),
  amountMinor: field.minor.nullable().describe('What one costs, in minor units; null where only words can tell it.'),
  inWords: wordsOf({ price: z.string().describe('What one costs.') }),
})

/** The same as text in the site's language, as shown on its pages. */
const priceWords = z.strictObject({
  total: z.string().describe('The total.'),
  totalFor: z.string().describe('What the total is for.'),
  perNight: z.string().describe('What a night comes to on average.'),
  rows: listOf('The lines of the price, runs of nights together.', {
    label: z.string().describe('What it is for, in words.'),
    detail: z.string().nullable().describe('More about it.'),
    amount: z.string().describe('What it comes to.'),
    kind: z.enum(['price', 'discount', 'tax']).describe('Whether it is a price, a discount or a tax.'),
  }),
  due: z.array(z.string()).describe('What is paid when and where, and the damage deposit.'),
})

const ownNights = z.strictObject({
  id: field.uuid.describe('By it, it is known here.'),
  ...field.visitDays,
  expiresAt: field.expiresAt,
  checkout: z.string().describe('The page on which the nights are booked.'),
  inWords: wordsOf({
    dates: z.string().describe('Which nights.'),
    until: z.string().describe('Until when, on the clock at the home.'),
  }),
})

const pricedVisit = shape('PricedVisit', {
  stay: field.namedStay,
  checkIn: field.day.nullable().describe('The day of arrival.'),
  checkOut: field.day.nullable().describe('The day of departure.'),
  party: field.storedParty,
  price: priceSchema.nullable().describe('What the visit costs; null where it has no price.'),
  bookingMode: field.modeOfBooking
    .nullable()
    .describe('Whether it is confirmed at once, waits for an answer, or is only asked about.'),
  ways: z
    .array(paymentMethodSchema)
    .describe('How it can be paid, the usual way first; none where nothing is due, or where no way is offered.'),
  /** The refund by date, in sentences. */
  cancelling: field.cancelling,
  verdicts: listOf('What stands against the visit.', {
    reason: z.string().describe('A name for it; its spelling never changes.'),
    field: z.enum(verdictFields).describe('What of the wish it is about.'),
    sentence: z.string().describe('The same as a sentence to show.'),
    ...keyedSentence,
  }),
  hold: ownNights.nullable().describe('The nights that are kept.'),
  unpaid: ownNights
    .nullable()
    .describe('The nights of a booking of one’s own that waits for its payment; `checkout` is where it is paid.'),
  from: partOf('The lowest price of the coming months, where no days are named.', {
    ...field.visitDays,
    totalMinor: field.totalMinor,
    currency: field.currencyCode,
    inWords: z.string().describe('The same as the pages of the site say it, in its language.'),
  }).nullable(),
  rates: z.array(rate).describe('The rates to choose from, the usual one first.'),
  extras: z.array(extra).describe('What may be chosen beside the nights.'),
  takesCodes: z.boolean().describe('Whether the home takes codes.'),
  children: listOf(
    'What children pay by their age, from 0 on; whoever is older than the last is an adult. Empty where the home says nothing of it.',
    {
      fromAge: z.int().describe('The youngest age.'),
      toAge: z.int().describe('The oldest age, itself one of them.'),
      counts: z
        .boolean()
        .describe('Whether they count as guests; others take no place, as far as the home has places for them.'),
      nightlyMinor: field.minor.describe('What an extra guest of that age costs a night, in minor units.'),
      inWords: z.string().describe('The same as the pages of the site say it, in its language.'),
    },
  ),
  inWords: priceWords.nullable().describe('The same as the pages of the site say it, in its language.'),
})

export type PricedVisitAnswer = z.output<typeof pricedVisit>

const priceQuery = z
  .strictObject({
    ...visitInAddress,
    plan: writtenNumber(9).optional().describe('The id of the rate; the usual one where none is named.'),
    code: text(60).optional().describe('A code that lowers the price.'),
    extras: matching(/^[1-9]\d{0,8}:[1-9]\d{0,3}(,[1-9]\d{0,8}:[1-9]\d{0,3}){0,19}$/)
      .optional()
      .describe('The ids of extras with how many of each: 7:2,9:1.'),
  })
  .meta({ example: someVisit })

const by = callsOf('Stays')
const noHome = { 404: 'There is no such home.' }

export const visitContract = {
  readPrice: operation({
    summary: 'What a visit costs, and the rates, extras and codes that may be chosen with it; nothing is kept',
    ...by('either', 'reads'),
    cached: true,
    moves: true,
    path: field.slugInAddress,
    query: priceQuery,
    answer: oneWith(pricedVisit, { today: field.day.describe('Which day it is at the home.') }),
    refusals: noHome,
  }),
  readSimilar: operation({
    summary: 'At most three homes like this one, the most alike first; with days, only those that are free then',
    ...by('anybody', 'reads'),
    cached: true,
    moves: true,
    path: field.slugInAddress,
    query: z.strictObject(visitInAddress),
    answer: listWith(stayInList, { rule: z.string().describe('By what they were chosen.') }),
    refusals: noHome,
  }),
} as const
