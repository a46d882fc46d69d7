// International bank account numbers and bank identifier codes, as ISO 13616 and ISO 9362 write them.

/** As banks exchange it: capitals without blanks. */
export function compactIban(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase()
}

/** Whether a compact one has the form of an IBAN and its check digits are right. */
export function isIban(compact: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact) && mod97(compact.slice(4) + compact.slice(0, 4)) === 1
}

/** The remainder of ISO 7064 MOD 97-10, letters counted from A = 10. Takes digits and capital letters alone. */
export function mod97(text: string): number {
  let remainder = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}

/** Eight characters, or eleven with the branch. */
export function isBic(compact: string): boolean {
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(compact)
}

/** In groups of four, as people read and copy it: "RF18 5390 0754". */
export function inGroups(compact: string): string {
  return compact.replace(/.{4}(?=.)/g, '$& ')
}
