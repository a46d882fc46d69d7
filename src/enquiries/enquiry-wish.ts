// The form by which one asks a home first, parsed once: who asks, and what they write.

import {
  type BookingFaults,
  type BookingValues,
  type Contact,
  parseBookingWish,
} from '#bookings/record/booking-wish.ts'

export type EnquiryWish = { readonly contact: Contact; readonly message: string }

type ParsedEnquiry = { readonly values: BookingValues } & (
  | { readonly ok: true; readonly wish: EnquiryWish }
  | { readonly ok: false; readonly faults: BookingFaults }
)

// No terms are agreed to by asking; the rest of the form is the checkout's.
const nothingToAccept = '0'.repeat(64)

/** The wish, or a sentence for each field that keeps it from being one. */
export function parseEnquiryWish(form: FormData): ParsedEnquiry {
  const asked = new FormData()
  for (const [name, value] of form) asked.append(name, value)
  asked.set('terms', nothingToAccept)
  const parsed = parseBookingWish(asked)
  const { values } = parsed
  if (!parsed.ok) return { ok: false, values, faults: parsed.faults }
  return { ok: true, values, wish: { contact: parsed.wish.contact, message: parsed.wish.notes } }
}
