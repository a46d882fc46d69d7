// What calls about one booking have in common: the form that was meant, and the booking as it stands afterwards.

import { describeBooking } from '#api/content/answers/describe-booking.server.ts'
import { noBooking } from '#api/content/booking-answers.ts'
import { answerOne, type ContentAnswer, type ContentRefusal } from '#api/content/content-answer.ts'
import type { Received, Told } from '#api/content/content-contract.ts'
import { type BookingInput, parseBookingInput } from '#bookings/record/booking-input.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import type { Booker } from '#users/user/visitor.ts'
import { refuseAt } from './address-fields.ts'

/** What is answered about a booking; to anybody else than its guest it is not there. */
export async function tellBooking(
  tools: Tools,
  booker: Booker,
  id: string,
  more: { readonly location?: string } = {},
): Promise<ContentAnswer<Told<'readBooking'>>> {
  const booking = await findBooking(tools, booker, id)
  return booking ? answerOne(await describeBooking(tools, booking), more) : noBooking
}

type Submission = Received<'bookHold', 'body'>

/** What is sent to book, by the rule of the checkout's form. */
export function parseSubmission(
  body: Submission,
): { readonly ok: true; readonly input: BookingInput } | ContentRefusal {
  const parsed = parseBookingInput(contactForm(body))
  return parsed.ok ? parsed : refuseContact(parsed.faults)
}

/** The form that the checkout would have sent, so that one rule reads both. */
export function contactForm({
  contact,
  staying,
  notes,
  termsHash = '',
}: Pick<Submission, 'contact' | 'notes' | 'staying'> & { readonly termsHash?: string }): FormData {
  const form = new FormData()
  const guest = { guestName: staying?.name ?? '', guestEmail: staying?.email ?? '' }
  const fields = { name: contact.name, email: contact.email, phone: contact.phone ?? '', ...guest, notes }
  for (const [name, value] of Object.entries({ ...fields, terms: termsHash })) form.set(name, value)
  return form
}

const places: Readonly<Record<string, readonly string[]>> = {
  name: ['contact', 'name'],
  email: ['contact', 'email'],
  phone: ['contact', 'phone'],
  guestName: ['staying', 'name'],
  guestEmail: ['staying', 'email'],
}

/** A sentence for each field that is wrong, where it stands in the body. */
export function refuseContact(faults: Readonly<Record<string, string | undefined>>): ContentRefusal {
  return refuseAt(Object.entries(faults).map(([field, message]) => [places[field] ?? [field], message]))
}
