// The schemas of prices and quotes in answers.

import { z } from 'zod'
import { extrasSchema } from './change-schemas.ts'
import * as field from './known-fields.ts'
import { listOf, partOf, shape } from './shapes.ts'

const price = {
  nights: field.count.describe('How many nights it has.'),
  ratePlanId: z.int().describe('The id of the rate; the usual one where none is named.'),
  couponCode: z.string().nullable().describe('The code that lowers the price; null for none.'),
  extras: extrasSchema.describe('What is chosen beside the nights, all of it.'),
  currency: field.currencyCode,
  lines: listOf('The price line by line; together they are the total.', {
    position: z.int().describe('Where it stands in the list.'),
    kind: z
      .string()
      .describe('What it is for: a night, an extra guest, a fee, an extra, a discount, a tax or an adjustment.'),
    label: z.string().describe('What it is for, in words.'),
    date: field.day.nullable().describe('The night that it is for; null where it is for none.'),
    quantity: z.number().describe('How many of it.'),
    unitMinor: field.minor.describe('What one of it costs, in minor units.'),
    amountMinor: field.minor.describe('What it comes to, in minor units.'),
    inclusiveTaxMinor: field.minor.describe('The tax that is in it already.'),
    collectedBy: z.enum(['us', 'property']).describe('Who is paid: `us`, or the `property` at the home.'),
  }),
  lodgingMinor: field.minor.describe('Nights and extra guests, before discounts.'),
  feesMinor: field.minor.describe('Fees and extras.'),
  discountMinor: field.minor.describe('What is taken off: nothing, or less than nothing.'),
  taxMinor: field.minor.describe('Taxes on top of the prices.'),
  includedTaxMinor: field.minor.describe('Taxes that the prices include.'),
  totalMinor: field.totalMinor,
  dueAtPropertyMinor: field.minor.describe('The part of the total that is paid at the home.'),
  schedule: listOf('What is paid when.', {
    kind: z
      .string()
      .describe('Which payment it is: in full, a prepayment, an instalment, the balance, or at the home.'),
    dueOn: field.day.nullable().describe('By which day; null for at once.'),
    dueAt: field.optionalInstant.describe('The same as an instant.'),
    minor: field.minor,
  }),
  damageDeposit: partOf('What is held against damage, in no total; null where nothing is.', {
    minor: field.minor,
    method: z.string().describe('How it is held.'),
    placedDaysBefore: z.int().describe('How many days before the arrival.'),
    releasedDaysAfter: z.int().describe('How many days after the departure it is let go.'),
  }).nullable(),
}

export const priceSchema = shape('Price', price)

/** A priced visit. */
export const pricedDays = {
  ...field.visitDays,
  party: field.storedParty,
  price: priceSchema.describe('What the visit costs; null where it has no price.'),
}

/** Temporarily held nights that can be booked. */
export const bookable = {
  ...pricedDays,
  bookingMode: field.modeOfBooking.describe(
    'Whether it is confirmed at once, waits for an answer, or is only asked about.',
  ),
  /** The refund by date, in sentences. */
  cancelling: field.cancelling,
  terms: field.terms,
}

export const quoteSchema = shape('Quote', {
  ...field.known,
  stay: field.namedStay,
  ...bookable,
  createdAt: field.createdAt,
  expiresAt: field.expiresAt,
})
