// The reference of a transfer as banks print it: a creditor reference (ISO 11649) made from the reference of a booking.

/** The remainder of ISO 7064 MOD 97-10, letters counted from A = 10. Takes digits and capital letters alone. */
export function mod97(text: string): number {
  let remainder = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}

/** "RF" with two check digits before the eight characters of a booking's reference; as unique as that is. */
export function creditorReference(bookingReference: string): string {
  const check = 98 - mod97(`${bookingReference}RF00`)
  return `RF${String(check).padStart(2, '0')}${bookingReference}`
}

/** In groups of four, as people copy it: "RF18 5390 0754". */
export function inGroups(text: string): string {
  return text.replace(/.{4}(?=.)/g, '$& ')
}
