// Size limits for a request head: its URL, and all its headers together.

/** Limits in bytes for the URL and for the headers. No legitimate request comes near them. */
export const mostHeadBytes = 16 * 1024

/** How many bytes of a head are inspected to tell which part is too large. */
export const mostSeenBytes = 4 * mostHeadBytes

/** Why a larger one is refused. */
export const largeHeads = {
  414: `The address has more than ${mostHeadBytes / 1024} kB.`,
  431: `The headers have more than ${mostHeadBytes / 1024} kB; cookies are part of them.`,
} as const

/** Which part of a request head is too large. `rawHeaders` alternates names and values, in Latin-1. */
export function headTooLarge(address: string, rawHeaders: readonly string[]): keyof typeof largeHeads | undefined {
  if (address.length > mostHeadBytes) return 414
  // Plus a colon and a space between name and value, and the line break.
  const bytes = rawHeaders.reduce((sum, { length }) => sum + length + 2, 0)
  return bytes > mostHeadBytes ? 431 : undefined
}
