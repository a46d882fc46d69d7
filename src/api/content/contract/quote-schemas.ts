// What a price and a quote are, as calls answer them.

import { z } from 'zod'
import { toldExtras } from './change-schemas.ts'
import { modeOfBooking, optionalInstant } from './stay-contract.ts'
import {
  cancelling,
  count,
  createdAt,
  currencyCode,
  day,
  expiresAt,
  known,
  listOf,
  minor,
  namedStay,
  partOf,
  toldParty,
  totalMinor,
  visitDays,
} from './written-values.ts'

const price = {
  nights: count.describe('How many nights it has.'),
  ratePlanId: z.int().describe('The id of the rate; the usual one where none is named.'),
  couponCode: z.string().nullable().describe('The code that lowers the price; null for none.'),
  extras: toldExtras.describe('What is chosen beside the nights, all of it.'),
  currency: currencyCode,
  lines: listOf('The price line by line; together they are the total.', {
    position: z.int().describe('Where it stands in the list.'),
    kind: z
      .string()
      .describe('What it is for: a night, an extra guest, a fee, an extra, a discount, a tax or an adjustment.'),
    label: z.string().describe('What it is for, in words.'),
    date: day.nullable().describe('The night that it is for; null where it is for none.'),
    quantity: z.number().describe('How many of it.'),
    unitMinor: minor.describe('What one of it costs, in minor units.'),
    amountMinor: minor.describe('What it comes to, in minor units.'),
    inclusiveTaxMinor: minor.describe('The tax that is in it already.'),
    collectedBy: z.enum(['us', 'property']).describe('Who is paid: `us`, or the `property` at the home.'),
  }).describe('The price line by line; together they are the total.'),
  lodgingMinor: minor.describe('Nights and extra guests, before discounts.'),
  feesMinor: minor.describe('Fees and extras.'),
  discountMinor: minor.describe('What is taken off: nothing, or less than nothing.'),
  taxMinor: minor.describe('Taxes on top of the prices.'),
  includedTaxMinor: minor.describe('Taxes that the prices include.'),
  totalMinor,
  dueAtPropertyMinor: minor.describe('The part of the total that is paid at the home.'),
  schedule: listOf('What is paid when.', {
    kind: z
      .string()
      .describe('Which payment it is: in full, a prepayment, an instalment, the balance, or at the home.'),
    dueOn: day.nullable().describe('By which day; null for at once.'),
    dueAt: optionalInstant.describe('The same as an instant.'),
    minor,
  }).describe('What is paid when.'),
  damageDeposit: partOf('What is held against damage, in no total; null where nothing is.', {
    minor,
    method: z.string().describe('How it is held.'),
    placedDaysBefore: z.int().describe('How many days before the arrival.'),
    releasedDaysAfter: z.int().describe('How many days after the departure it is let go.'),
  })
    .nullable()
    .describe('What is held against damage, in no total; null where nothing is.'),
}

export const toldPrice = z.strictObject(price).meta({ id: 'Price' })

export const toldQuote = z
  .strictObject({
    ...known,
    stay: namedStay,
    ...visitDays,
    party: toldParty,
    price: toldPrice.describe('What the visit costs; null where it has no price.'),
    bookingMode: modeOfBooking
      .describe('Whether it is confirmed at once, waits for an answer, or is only asked about.')
      .describe('Whether it is confirmed at once, waits for an answer, or is only asked about.'),
    /** What comes back when, in sentences. */
    cancelling,
    terms: partOf('What is accepted by booking.', {
      url: z.string().describe('Where it is.'),
      hash: z.string().describe('To be sent as `termsHash` once they were read.'),
    }).describe('What is accepted by booking.'),
    createdAt,
    expiresAt,
  })
  .meta({ id: 'Quote' })
