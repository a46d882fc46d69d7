// Input of the forms and calls that change a booking or answer a change.

import { z } from 'zod'
import { reasonInput, seenMinorInput, versionInput } from '#bookings/record/booking-input.ts'
import { uuidInput } from '#values/form-input.ts'

/** Beside the visit that is wanted: the version and the new total that were seen. */
export const amendInput = z.strictObject({
  version: versionInput.describe('What was seen, to be sent along with a command.'),
  totalMinor: seenMinorInput.describe('What it all comes to, in minor units.'),
})

export const proposeInput = amendInput.extend({ words: reasonInput.describe('Why, as the guest reads it.') })

const answer = z.enum(['accept', 'decline'])

export const answerProposalInput = z.strictObject({
  proposal: uuidInput.describe('The proposal that was seen.'),
  version: versionInput.describe('What was seen, to be sent along with a command.'),
  answer: answer.describe('What is to be done.'),
})

export const answerChangeInput = z.strictObject({
  change: uuidInput.describe('Which change it is.'),
  answer: answer.describe('What is to be done.'),
})
