// The calls about held nights: hold, read, book, release.

import { z } from 'zod'
import { bookingStates } from '#bookings/record/booking.ts'
import { emailInput } from '#bookings/record/booking-input.ts'
import { bookedStay, paymentMethodSchema, submission, wholeBooking } from './booking-contract.ts'
import * as field from './known-fields.ts'
import { callsOf, operation } from './operation.ts'
import { made, one } from './page-schemas.ts'
import { bookable } from './quote-schemas.ts'
import { shape } from './shapes.ts'

export const holdSchema = shape('Hold', {
  ...field.known,
  state: z.enum(bookingStates).describe('How it stands.'),
  expiresAt: field.expiresAt.describe('Until when the nights are kept.'),
  stay: bookedStay,
  ...bookable,
  ways: z.array(paymentMethodSchema).describe('How it can be paid, the usual way first.'),
})

const by = callsOf('Bookings')
const tooManyUnpaid =
  'Too many bookings of this guest, or of guests in this network, are not paid for; or too many of these calls came from one address.'
const noHold = { 404: 'No nights are kept under this id, or for somebody else.' }
const holdOver = { 410: 'Their time is over, or they were booked: `details.state` says how it stands.' }

export const holdContract = {
  holdNights: operation({
    summary:
      'Keep the nights of a price for 15 minutes, in place of other nights kept in the same home. Nobody who is signed in: `email` is mailed a code and a link, of which either lets somebody book without an account',
    ...by('either', 'bookings'),
    headers: field.optionalKey,
    body: z.strictObject({
      quote: field.uuid.describe('The id of the price that was kept.'),
      email: emailInput.optional().describe('Whom the code is mailed to, where nobody is signed in.'),
    }),
    answer: made(holdSchema),
    refusals: {
      400: 'What was sent is not as described, or nobody is signed in and no address is named.',
      404: 'There is no such price, or the home is gone.',
      409: 'The nights are taken, the price has changed, the home wants to be asked first, or the key was used for something else.',
      410: 'The time of the price is over.',
      422: 'The home cannot be booked so any more.',
      429: 'Too many nights are kept already, or too many codes were mailed; or too many of these calls came from one address.',
    },
  }),
  readHold: operation({
    summary: 'The nights that are kept for you, and until when',
    ...by('booker', 'reads'),
    path: field.idInAddress,
    answer: one(holdSchema),
    refusals: { ...noHold, ...holdOver },
  }),
  releaseHold: operation({
    summary: 'Let them go; nights that are gone already are answered alike',
    ...by('booker', 'bookings'),
    path: field.idInAddress,
    answer: one(z.strictObject({ ...field.known, state: z.enum(bookingStates).describe('How it stands.') })),
    refusals: { ...noHold, 410: 'They were booked: `details.state` says how it stands.' },
  }),
  bookHold: operation({
    summary:
      'Book the nights that are kept, or pay once more what waits for its first payment; sent again with the same key it answers the same booking',
    ...by('booker', 'bookings'),
    path: field.idInAddress,
    headers: field.requiredKey,
    body: submission,
    answer: made(wholeBooking),
    refusals: {
      ...noHold,
      ...holdOver,
      409: 'The terms have changed, the code is used up, or the key was used for something else.',
      422: 'It cannot be paid in that way.',
      429: tooManyUnpaid,
    },
  }),
} as const
