// The official SDK, opened on this site's provider. Everything here is fetched only when somebody signs in.

import { initializeApp } from '@firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from '@firebase/auth'
import type { IdentityConfig } from './identity-config.ts'
import { renewAhead } from './renew-ahead.client.ts'

/** Opens the SDK; tokens are kept in IndexedDB, and renewed five minutes before they expire. Spec 9. */
export function openSdk({ apiKey, projectId, authDomain, emulator }: IdentityConfig): Auth {
  const app = initializeApp({ apiKey, projectId, authDomain: authDomain ?? undefined })
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] })
  // Mails and text messages come in the language of the page.
  auth.languageCode = document.documentElement.lang
  // Without a provider elsewhere the protocol is spoken by this very origin.
  const other = emulator ?? (authDomain === null ? location.origin : null)
  if (other) connectAuthEmulator(auth, other, { disableWarnings: true })
  renewAhead(app)
  return auth
}
