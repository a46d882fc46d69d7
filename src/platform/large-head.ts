// How large the head of a request may be: its address, and all its headers together.

/** So many bytes of an address are read, and so many of headers. Nobody who means well comes near it. */
export const mostHeadBytes = 16 * 1024

/** So many bytes of a head are looked at at all, to say which part of it is too large. */
export const mostSeenBytes = 4 * mostHeadBytes

/** Why a larger one is refused. */
export const largeHeads = {
  414: `The address has more than ${mostHeadBytes / 1024} kB.`,
  431: `The headers have more than ${mostHeadBytes / 1024} kB; cookies are part of them.`,
} as const

/** Which part of a request's head is too large. `rawHeaders` holds names and values in turn, in Latin letters. */
export function headTooLarge(address: string, rawHeaders: readonly string[]): keyof typeof largeHeads | undefined {
  if (address.length > mostHeadBytes) return 414
  // Between a name and its value stand a colon and a space, behind it the end of the line.
  const bytes = rawHeaders.reduce((sum, { length }) => sum + length + 2, 0)
  return bytes > mostHeadBytes ? 431 : undefined
}
