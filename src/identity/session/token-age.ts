// How old an ID token is: one issued too long ago opens no session (Spec 9).

/** The oldest ID token that is synchronised, counted from when it was issued. Spec 9. */
const oldestTokenSeconds = 300

/** Whether a token issued at `issued` may still be synchronised at `now`, both in seconds since 1970. */
export function isFreshToken(issued: number, now: number): boolean {
  return now - issued <= oldestTokenSeconds
}
