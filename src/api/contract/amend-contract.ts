// The calls that change the dates, the party, the extras or the code of a booking.

import { z } from 'zod'
import { amendInput, answerProposalInput } from '#amendments/amend/amend-input.ts'
import { couponCodeInput, extrasInput, noBooking, wholeBooking } from './booking-contract.ts'
import * as field from './known-fields.ts'
import { callsOf, operation } from './operation.ts'
import { one } from './page-schemas.ts'
import { priceSchema } from './quote-schemas.ts'
import { shape } from './shapes.ts'

const change = {
  ...field.visitDays,
  party: field.party,
  extras: extrasInput.optional().describe('All that are wanted; what is booked stays where this is left out.'),
  couponCode: couponCodeInput
    .nullable()
    .optional()
    .describe('Null for none; the code that is booked stays where this is left out.'),
}

const amendPreview = shape('AmendPreview', {
  /** Must be sent when amending, with the new total. */
  version: field.seenVersion,
  price: priceSchema.describe('What the visit costs; null where it has no price.'),
  /** The additional payment; a refund when negative. */
  deltaMinor: field.deltaMinor,
  atOnce: z.boolean().describe('False where the home answers first: until then nothing changes.'),
  /** The refund by date if cancelled after the change. */
  cancelling: field.cancelling,
})

const by = callsOf('Bookings')
const notOffered = {
  422: 'It is what is booked already, or the home cannot be booked so: `details.verdicts` says why.',
}

export const amendContract = {
  previewAmendment: operation({
    summary: 'What other dates, another party, other extras or another code would mean; nothing is changed',
    ...by('booker', 'reads'),
    path: field.bookingInAddress,
    body: z.strictObject(change),
    answer: one(amendPreview),
    refusals: {
      ...noBooking,
      ...notOffered,
      409: 'It cannot be changed any more: `details.state` and `details.version` say how it stands; or a change of it waits already.',
    },
  }),
  amendBooking: operation({
    summary:
      'Change the dates, the party, the extras or the code at what the preview said; where the home answers first, `waitingChange` tells of it',
    ...by('booker', 'bookings'),
    path: field.bookingInAddress,
    headers: field.optionalKey,
    body: amendInput.extend(change),
    answer: one(wholeBooking),
    refusals: {
      ...noBooking,
      ...notOffered,
      409: 'It cannot be changed any more or has changed since the preview: `details.state` and `details.version` say how it stands; or the price has changed since the preview, the nights are taken, or the key was used for something else.',
    },
  }),
  answerProposal: operation({
    summary:
      'Agree to the change that the home proposed, as `proposal` of the booking tells of it, or keep what is booked. Sent again with the same key it answers the same',
    ...by('booker', 'bookings'),
    path: field.bookingInAddress,
    headers: field.optionalKey,
    body: answerProposalInput,
    answer: one(wholeBooking),
    refusals: {
      ...noBooking,
      409: 'It does not wait any more, or the booking has changed: `details.state` and `details.version` say how it stands; or nights or codes are gone, or the key was used for something else.',
    },
  }),
} as const
