// The reference of a transfer as banks print it: a creditor reference (ISO 11649) made from the reference of a booking.

import { mod97 } from '#values/iban.ts'

/** The alphabet of a booking's reference: no I, L, O or U, which people misread. */
const inBooking = '[0-9A-HJKMNP-TV-Z]{8}'

/** "RF" with two check digits before the eight characters of a booking's reference; as unique as that is. */
export function creditorReference(bookingReference: string): string {
  const check = 98 - mod97(`${bookingReference}RF00`)
  return `RF${String(check).padStart(2, '0')}${bookingReference}`
}

/**
 * The references of bookings that a text of a statement names, each once, in the order they are found: in any case, and
 * with anything between the characters that is neither letter nor digit, since banks wrap lines and payers add blanks.
 * Where the check digits do not fit nothing is found.
 */
export function bookingsNamedIn(text: string): readonly string[] {
  const plain = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  // A look ahead, so that "RF" of another word before it hides none.
  const named = [...plain.matchAll(new RegExp(`(?=RF(\\d{2})(${inBooking}))`, 'g'))]
    .filter(([, check, booking]) => mod97(`${booking}RF${check}`) === 1)
    .map(([, , booking]) => booking!)
  return [...new Set(named)]
}
