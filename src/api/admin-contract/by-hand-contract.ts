// The operator's calls that book for a guest who asks by telephone, by mail or at the door.

import { z } from 'zod'
import { byHandBody, priceByHandBody } from '#admin/by-hand/by-hand-input.ts'
import { changing } from '#api/contract/admin-pages.ts'
import { couponCodeInput, extrasInput } from '#api/contract/booking-contract.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { priceSchema } from '#api/contract/quote-schemas.ts'
import { listOf, shape } from '#api/contract/shapes.ts'

const visit = {
  home: field.slug.describe('The slug of the home.'),
  ...field.visitDays,
  party: field.party,
  ratePlanId: z
    .int()
    .min(1)
    .max(2_147_483_647)
    .optional()
    .describe('The id of the rate; the usual one where none is named.'),
  couponCode: couponCodeInput.optional().describe('The code that lowers the price.'),
  extras: extrasInput.default([]).describe('What is chosen beside the nights, all of it.'),
}

const pricedByHand = shape('PriceByHand', {
  price: priceSchema.describe('What the visit costs as it was agreed.'),
  computedMinor: field.totalMinor.describe('What the rules make of it, in minor units.'),
  parts: listOf('The parts for which another sum may be agreed, as computed.', {
    part: z.string().describe('Which part of the price: what `ownParts` names.'),
    minor: field.minor.describe('What it comes to, in minor units.'),
  }),
  overruled: z.array(z.string()).describe('The rules that stand against it and are overruled, in words.'),
})

const madeByHand = shape('MadeByHand', {
  booking: field.uuid.nullable().describe('The booking, or the hold of its nights; null for an offer.'),
  enquiry: field.uuid.nullable().describe('What the mailed link is about; null for what was booked at once.'),
})

const notOffered =
  'The home cannot be booked so: `details.verdicts` says why; or the agreed price, the payment or the deadline cannot be.'

export const byHandContract = {
  checkPrice: operation({
    ...changing('bookings'),
    limit: 'reads',
    summary:
      'For managers and owners: what a visit costs, also against rules and at another price; nothing is held or stored',
    body: priceByHandBody(visit),
    answer: one(pricedByHand),
    refusals: { 422: notOffered },
  }),
  makeBooking: operation({
    ...changing('bookings'),
    summary:
      'For managers and owners: book for a guest at the price that `checkPrice` told, hold the nights until a mailed link is followed, or offer them',
    headers: field.requiredKey,
    body: byHandBody(visit),
    answer: one(madeByHand),
    refusals: {
      409: 'The nights are taken, the price has changed, the enquiry was answered already, or the key was used for something else.',
      422: notOffered,
    },
  }),
} as const
