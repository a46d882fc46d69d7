// The one shape of every refusal, as clients of Strapi know it.

import { z } from 'zod'
import { bookingStates } from '#bookings/record/booking.ts'

const fieldFault = z.strictObject({
  /** Where in the body, query or address. */
  path: z.array(z.string()),
  message: z.string(),
  name: z.literal('ValidationError'),
})

export const errorBody = z
  .strictObject({
    data: z.null(),
    error: z.strictObject({
      status: z.int(),
      name: z.string(),
      message: z.string(),
      details: z.strictObject({
        /** Each field that is wrong. */
        errors: z.array(fieldFault).optional(),
        /** Our own name for the refusal, which never changes its spelling. */
        reason: z.string().optional(),
        /** How the booking stands for which a command came too late, or from a page that is out of date. */
        state: z.enum(bookingStates).optional(),
        /** The booking's version then: what the next command about it has to carry. */
        version: z.int().min(1).optional(),
        /** What stands against a visit. */
        verdicts: z.array(z.strictObject({ reason: z.string(), field: z.string(), sentence: z.string() })).optional(),
      }),
    }),
  })
  .meta({ id: 'Error' })

export type ErrorBody = z.output<typeof errorBody>
export type ErrorDetails = ErrorBody['error']['details']
