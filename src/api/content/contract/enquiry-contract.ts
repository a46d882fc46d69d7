// The calls by which somebody asks: a home that is booked by talking first, its offer, and the people of the site.

import { z } from 'zod'
import { enquiryInput } from '#enquiries/enquiry-input.ts'
import { contactInput } from '#messages/contact-input.ts'
import { oneOf } from './booking-contract.ts'
import { toldHold } from './hold-contract.ts'
import { mailedKey } from './manage-contract.ts'
import { operation } from './operation.ts'
import { toldPrice } from './quote-schemas.ts'
import { expiresAt, known, namedStay, optionalKey, party, slug, toldParty, visitDays } from './written-values.ts'

const group = 'Enquiries'
const noOffer = { 404: 'There is no such offer, or its time is over.' }

const toldOffer = z
  .strictObject({
    stay: namedStay,
    ...visitDays,
    party: toldParty,
    price: toldPrice.describe('What the visit costs; null where it has no price.'),
    words: z.string().describe('What the home’s people wrote; empty where they wrote nothing.'),
    expiresAt,
  })
  .meta({ id: 'Offer' })

export const enquiryContract = {
  sendEnquiry: operation({
    summary: 'Ask a home that is booked by talking first about days; no night is kept, and the answer comes by mail',
    group,
    who: 'either',
    limit: 'auth',
    body: enquiryInput.extend({ stay: slug.describe('The home.'), ...visitDays, party }),
    answer: { status: 200, body: oneOf(z.strictObject(known)) },
    refusals: {
      404: 'There is no such home.',
      409: 'The visit can be booked at once, without asking.',
      422: 'The home cannot be booked so.',
    },
  }),
  readOffer: operation({
    summary: 'The offer that the key of a mailed link opens',
    group,
    who: 'anybody',
    limit: 'reads',
    body: z.strictObject({ key: mailedKey.describe('What the mailed link carries.') }),
    answer: { status: 200, body: oneOf(toldOffer) },
    refusals: noOffer,
  }),
  takeOffer: operation({
    summary:
      'Keep the offered nights at the offered price, to be booked by `POST /holds/{id}/book`; taken again it answers the same. Nobody who is signed in: with the `token` that stands for the guest, as the mail has proved their address',
    group,
    who: 'either',
    limit: 'bookings',
    body: z.strictObject({ key: mailedKey.describe('What the mailed link carries.') }),
    answer: {
      status: 201,
      body: oneOf(
        z.strictObject({
          hold: toldHold.describe('The nights that are kept.'),
          token: z
            .string()
            .nullable()
            .describe('To be sent as `Authorization: Bearer …`; null where an account stands for the guest.'),
        }),
      ),
    },
    refusals: { ...noOffer, 409: 'Somebody else has taken the nights meanwhile.' },
  }),
  writeToUs: operation({
    summary: 'Write to the people of the site; sent again with the same key, or in the same words, it is one message',
    group,
    who: 'either',
    limit: 'auth',
    headers: optionalKey,
    body: contactInput,
    answer: { status: 200, body: oneOf(z.strictObject({ ...known })) },
    refusals: {},
  }),
} as const
