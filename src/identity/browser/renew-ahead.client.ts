// Renews tokens before they expire, through the same SDK hook that its sister libraries use.

import type { FirebaseApp } from '@firebase/app'

type TokenSource = { readonly addAuthTokenListener: (listener: () => void) => void }
type WithContainer = {
  readonly container: { getProvider: (name: string) => { getImmediate: () => TokenSource } }
}

/**
 * The SDK renews a token five minutes before it expires, and after a failure of the network again in 30 s, 60 s … up to
 * 16 minutes (Spec 9), only while one of its sister libraries listens, by this very call.
 */
export function renewAhead(app: FirebaseApp): void {
  ;(app as unknown as WithContainer).container
    .getProvider('auth-internal')
    .getImmediate()
    .addAuthTokenListener(() => {})
}
