// How a sign-in at a hosted provider is told from another of the same person: it names no session, only the second.

export const hostedMark = 'signed-in:'

/** `signedInAt` in seconds since 1970; the tokens that follow from one sign-in all say the same. */
export function hostedSessionId(signedInAt: number): string {
  return `${hostedMark}${signedInAt}`
}
