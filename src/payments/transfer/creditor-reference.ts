// The reference of a transfer as banks print it: a creditor reference (ISO 11649) made from the reference of a booking.

import { mod97 } from '#values/iban.ts'

/** "RF" with two check digits before the eight characters of a booking's reference; as unique as that is. */
export function creditorReference(bookingReference: string): string {
  const check = 98 - mod97(`${bookingReference}RF00`)
  return `RF${String(check).padStart(2, '0')}${bookingReference}`
}
