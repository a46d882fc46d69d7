// The reference of a booking: eight random letters and digits that cannot be guessed or misread.

import { randomBytes } from 'node:crypto'

// Crockford's base 32: without I, L, O and U, which are misread or spell words.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Whether `text` has the form of a reference, in capitals or not. */
export function isReference(text: string): boolean {
  return /^[0-9A-HJKMNP-TV-Z]{8}$/i.test(text)
}

/** A new reference, such as `7QK2M9XD`: 40 random bits. */
export function bookingReference(): string {
  return Array.from(randomBytes(8), byte => alphabet[byte & 31]).join('')
}
