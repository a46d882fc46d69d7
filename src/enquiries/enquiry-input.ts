// The form by which one asks a home first, parsed once: who asks, and what they write.

import {
  type BookingFaults,
  type BookingValues,
  type Contact,
  parseBookingInput,
} from '#bookings/record/booking-input.ts'

export type EnquiryInput = { readonly contact: Contact; readonly message: string }

type ParsedEnquiry = { readonly values: BookingValues } & (
  | { readonly ok: true; readonly input: EnquiryInput }
  | { readonly ok: false; readonly faults: BookingFaults }
)

// No terms are agreed to by asking; the rest of the form is the checkout's.
const nothingToAccept = '0'.repeat(64)

/** The input, or a sentence for each field that keeps it from being one. */
export function parseEnquiryInput(form: FormData): ParsedEnquiry {
  const asked = new FormData()
  for (const [name, value] of form) asked.append(name, value)
  asked.set('terms', nothingToAccept)
  const parsed = parseBookingInput(asked)
  const { values } = parsed
  if (!parsed.ok) return { ok: false, values, faults: parsed.faults }
  return { ok: true, values, input: { contact: parsed.input.contact, message: parsed.input.notes } }
}
