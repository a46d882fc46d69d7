// How old an ID token is: one issued too long ago opens no session (Spec 9).

/** The oldest ID token that is synchronised, counted from when it was issued. Spec 9. */
export const oldestTokenSeconds = 300

/** When the token was issued, in seconds since 1970; undefined for what is no token. Nothing here is verified. */
export function issuedAt(idToken: string): number | undefined {
  const [, payload = ''] = idToken.split('.')
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const { iat } = claims as { iat?: unknown }
    return typeof iat === 'number' ? iat : undefined
  } catch {
    return undefined
  }
}

/** Whether a token issued at `issued` may still be synchronised at `now`, both in seconds since 1970. */
export function isFreshToken(issued: number, now: number): boolean {
  return now - issued <= oldestTokenSeconds
}
