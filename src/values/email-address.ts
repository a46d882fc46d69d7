// What counts as an e-mail address, and the canonical form in which it is stored and compared.

export const longestEmail = 254

/** Trimmed of nothing, composed and in small letters; reference 5: stored in lower case. */
export function canonicalEmail(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

/** One @ with something on both sides, no spaces or control characters, 254 characters at most. */
export function isEmailAddress(text: string): boolean {
  const canonical = canonicalEmail(text)
  return canonical.length <= longestEmail && !/[A-Z]/.test(canonical) && /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(canonical)
}

/** An address that mail can be sent to anywhere: its site has a dot, and it is one address and no list of them. */
export function isMailable(text: string): boolean {
  return isEmailAddress(text) && /^[^<>()[\]",;:\\]+@[^.]+(\.[^.]+)+$/.test(text)
}
