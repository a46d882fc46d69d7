// The single shape of every refusal, as Strapi's clients know it.

import { z } from 'zod'
import { bookingStates } from '#bookings/record/booking.ts'
import { keyedSentence, listOf, partOf, shape } from './shapes.ts'

const fieldFault = z.strictObject({
  path: z.array(z.string()).describe('Where it is in the body, the query or the address.'),
  message: z.string().describe('What is wrong with it.'),
  ...keyedSentence,
  name: z.literal('ValidationError').describe('Always the same, as clients of Strapi expect it.'),
})

export const errorBody = shape('Error', {
  data: z.null().describe('Always null: nothing was done.'),
  error: partOf('Why nothing was done.', {
    status: z.int().describe('The status of the answer.'),
    name: z.string().describe('What kind of refusal it is.'),
    message: z.string().describe('A sentence to show.'),
    ...keyedSentence,
    details: partOf('More about it, where there is more.', {
      errors: z.array(fieldFault).optional().describe('Each field that is wrong.'),
      reason: z.string().optional().describe('A name for the refusal; its spelling never changes.'),
      state: z.enum(bookingStates).optional().describe('How the booking stands.'),
      version: z.int().min(1).optional().describe('What the next command about the booking has to carry.'),
      verdicts: listOf('What stands against the visit.', {
        reason: z.string().describe('A name for it; its spelling never changes.'),
        field: z.string().describe('What of the wish it is about.'),
        sentence: z.string().describe('The same as a sentence to show.'),
        ...keyedSentence,
      }).optional(),
    }),
  }),
})

export type ErrorBody = z.output<typeof errorBody>
export type ErrorDetails = ErrorBody['error']['details']
