// The input of a move and of a swap, by form and by call.

import { z } from 'zod'
import { versionInput } from '#bookings/record/booking-input.ts'
import { line } from '#values/form-input.ts'

const reason = line({ most: 200, missing: 'moves.reasonMissing' }).meta({
  description: 'Why, in the language of the guest, who reads it; the timeline of the booking has it too.',
  example: 'A pipe burst in the kitchen.',
})
const seen = versionInput.describe('What was seen, to be sent along with a command.')

/** What a home is searched by, to choose it. */
export const homeNameInput = line({ most: 100 }).default('')

export const moveInput = z.strictObject({
  version: seen,
  home: line({ most: 80, missing: 'moves.chooseHome' }).meta({
    description: 'The slug of the home that it goes to.',
    example: 'the-slug-of-a-home',
  }),
  unit: z
    .int()
    .min(1)
    .max(2_147_483_647)
    .optional()
    .describe('Which of the units that are let one by one; without it, any that is free.'),
  reason,
})

export const swapInput = z.strictObject({
  version: seen,
  partner: line({ most: 40, missing: 'moves.partnerMissing' }).meta({
    description: 'The reference of the other booking.',
    example: '7QK2M9XD',
  }),
  partnerVersion: versionInput.describe('What was seen of the other booking.'),
  reason,
})
