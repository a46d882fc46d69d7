// Input of who comes along, by form and by call.

import { z } from 'zod'
import { longestName } from '#bookings/record/contact.ts'
import { line, parseFormInput } from '#values/form-input.ts'

/** More than any home takes; the party of the booking sets the real limit. */
const mostNames = 100

export const companionsInput = z.strictObject({
  companions: z
    .array(line({ most: longestName, missing: 'trips.companionMissing', tooLong: 'trips.companionTooLong' }))
    .max(mostNames)
    .describe('The names of who comes along, beside the one who booked; all of them, none to forget them.'),
})

export const parseCompanionsForm = (form: FormData) => parseFormInput(companionsInput, form)
