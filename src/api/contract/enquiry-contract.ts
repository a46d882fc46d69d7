// Enquiry calls: enquiries about homes booked by request, their offers, and contact with the site.

import { z } from 'zod'
import { enquiryInput } from '#enquiries/enquiry-input.ts'
import { contactInput } from '#messages/contact-input.ts'
import { holdSchema } from './hold-contract.ts'
import * as field from './known-fields.ts'
import { mailedKey } from './manage-contract.ts'
import { callsOf, operation } from './operation.ts'
import { made, one } from './page-schemas.ts'
import { pricedDays } from './quote-schemas.ts'
import { shape } from './shapes.ts'

const by = callsOf('Enquiries')
const noOffer = { 404: 'There is no such offer, or its time is over.' }

const toldOffer = shape('Offer', {
  stay: field.namedStay,
  ...pricedDays,
  words: z.string().describe('What the home’s people wrote; empty where they wrote nothing.'),
  expiresAt: field.expiresAt,
})

export const enquiryContract = {
  sendEnquiry: operation({
    summary: 'Ask a home that is booked by talking first about days; no night is kept, and the answer comes by mail',
    ...by('either', 'auth'),
    body: enquiryInput.extend({ stay: field.slug.describe('The home.'), ...field.visitDays, party: field.party }),
    answer: one(z.strictObject(field.known)),
    refusals: {
      404: 'There is no such home.',
      409: 'The visit can be booked at once, without asking.',
      422: 'The home cannot be booked so.',
    },
  }),
  readOffer: operation({
    summary: 'The offer that the key of a mailed link opens',
    ...by('anybody', 'reads'),
    body: z.strictObject({ key: mailedKey.describe('What the mailed link carries.') }),
    answer: one(toldOffer),
    refusals: noOffer,
  }),
  takeOffer: operation({
    summary:
      'Keep the offered nights at the offered price, to be booked by `POST /holds/{id}/book`; taken again it answers the same. Nobody who is signed in: with the `token` that stands for the guest, as the mail has proved their address',
    ...by('either', 'bookings'),
    body: z.strictObject({ key: mailedKey.describe('What the mailed link carries.') }),
    answer: made(
      z.strictObject({
        hold: holdSchema.describe('The nights that are kept.'),
        token: z
          .string()
          .nullable()
          .describe('To be sent as `Authorization: Bearer …`; null where an account stands for the guest.'),
      }),
    ),
    refusals: { ...noOffer, 409: 'Somebody else has taken the nights meanwhile.' },
  }),
  writeToUs: operation({
    summary: 'Write to the people of the site; sent again with the same key, or in the same words, it is one message',
    ...by('either', 'auth'),
    headers: field.optionalKey,
    body: contactInput,
    answer: one(z.strictObject({ ...field.known })),
  }),
} as const
