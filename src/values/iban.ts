// International bank account numbers and bank identifier codes, as ISO 13616 and ISO 9362 write them.

/** As banks exchange it: capitals without blanks. */
export function compactIban(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase()
}

/** Whether a compact one has the form of an IBAN and its check digits are right, by ISO 7064 (mod 97-10). */
export function isIban(compact: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false
  const moved = compact.slice(4) + compact.slice(0, 4)
  const digits = moved.replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

/** Eight characters, or eleven with the branch. */
export function isBic(compact: string): boolean {
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(compact)
}

/** In groups of four, to be read and typed. */
export function spacedIban(compact: string): string {
  return compact.replace(/(.{4})(?=.)/g, '$1 ')
}
