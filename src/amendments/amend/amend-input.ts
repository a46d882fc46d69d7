// What a guest or an operator sends to change a booking or to answer a change, by a button or by a call.

import { z } from 'zod'
import { reasonInput, seenMinorInput, versionInput } from '#bookings/record/booking-input.ts'
import { uuidInput } from '#values/form-input.ts'

/** Beside the visit that is wanted: the version and the new total that were seen. */
export const amendInput = z.strictObject({ version: versionInput, totalMinor: seenMinorInput })

export const proposeInput = amendInput.extend({ words: reasonInput })

const answer = z.enum(['accept', 'decline'])

export const answerProposalInput = z.strictObject({ proposal: uuidInput, version: versionInput, answer })

export const answerChangeInput = z.strictObject({ change: uuidInput, answer })
