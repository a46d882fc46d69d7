// Input of the forms and calls that end a booking or answer a request.

import { z } from 'zod'
import { reasonInput, seenMinorInput, versionInput } from '#bookings/record/booking-input.ts'

/** With what the guest was told they get back, and what stays due. */
export const cancelInput = z.strictObject({
  version: versionInput.meta({ description: 'What was seen, to be sent along with a command.', example: 2 }),
  refundMinor: seenMinorInput.meta({ description: 'What comes back.', example: 45_000 }),
  chargedMinor: seenMinorInput.meta({ description: 'What is still to be paid.', example: 0 }),
})

export const answerRequestInput = z.strictObject({
  answer: z.enum(['approve', 'decline']).describe('What is to be done.'),
  version: versionInput.describe('What was seen, to be sent along with a command.'),
  reason: reasonInput.describe('A word to the guest.'),
})

export const endBookingInput = z.strictObject({
  how: z
    .enum(['cancel', 'cancel-for-guest', 'no-show'])
    .describe(
      'Whether you cancel, which gives everything back; or in the guest’s name, who gets what the policy says; or nobody came.',
    ),
  goodwillMinor: seenMinorInput.default(0).meta({
    description: 'In the guest’s name: what you give back beyond the policy, in minor units, out of what was paid.',
    example: 0,
  }),
  version: versionInput.describe('What was seen, to be sent along with a command.'),
  reason: reasonInput.describe('A word to the guest.'),
})
