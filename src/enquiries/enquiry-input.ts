// What somebody sends to ask a home first, by the page's form or by a call: who asks, and what they write.

import { z } from 'zod'
import { contactInput, notesInput } from '#bookings/record/booking-input.ts'
import { parseFormInput } from '#values/form-input.ts'

export const enquiryInput = z.strictObject({ contact: contactInput, message: notesInput })

export type EnquiryInput = z.output<typeof enquiryInput>

export function parseEnquiryForm(form: FormData) {
  return parseFormInput(enquiryInput, form, { message: 'notes' })
}

export type EnquiryValues = ReturnType<typeof parseEnquiryForm>['values']
