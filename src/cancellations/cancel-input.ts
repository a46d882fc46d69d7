// What a guest or an operator sends to end a booking, or to answer a request, by a button or by a call.

import { z } from 'zod'
import { reasonInput, seenMinorInput, versionInput } from '#bookings/record/booking-input.ts'

/** With what the guest was told they get back, and what stays due. */
export const cancelInput = z.strictObject({
  version: versionInput,
  refundMinor: seenMinorInput,
  chargedMinor: seenMinorInput,
})

export const answerRequestInput = z.strictObject({
  answer: z.enum(['approve', 'decline']),
  version: versionInput,
  reason: reasonInput,
})

export const endBookingInput = z.strictObject({
  how: z.enum(['cancel', 'no-show']),
  version: versionInput,
  reason: reasonInput,
})
