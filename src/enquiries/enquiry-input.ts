// Input of enquiries and of their answers, by form and by call.

import { z } from 'zod'
import { contactInput, notesInput, reasonInput } from '#bookings/record/booking-input.ts'
import { parseFormInput } from '#values/form-input.ts'

export const enquiryInput = z.strictObject({
  contact: contactInput.describe('Whom the home reaches.'),
  message: notesInput.describe('What the home is asked or told.'),
})

export const answerEnquiryInput = z.strictObject({
  answer: z.enum(['offer', 'decline']).describe('What is to be done.'),
  reason: reasonInput.describe('A word to the guest.'),
})

export type EnquiryInput = z.output<typeof enquiryInput>

export function parseEnquiryForm(form: FormData) {
  return parseFormInput(enquiryInput, form, { message: 'notes' })
}

export type EnquiryValues = ReturnType<typeof parseEnquiryForm>['values']
