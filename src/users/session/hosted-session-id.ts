// How a sign-in at a hosted provider is told from another of the same person: it names no session, only the second.

export const hostedMark = 'signed-in:'

/** When the second of that sign-in is over: only what is revoked from then on is certain to be no later sign-in. */
export function secondAfter(identitySessionId: string): Date {
  return new Date((Number(identitySessionId.slice(hostedMark.length)) + 1) * 1000)
}

/** `signedInAt` in seconds since 1970; the tokens that follow from one sign-in all say the same. */
export function hostedSessionId(signedInAt: number): string {
  return `${hostedMark}${signedInAt}`
}
