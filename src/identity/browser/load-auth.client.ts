// Loads the SDK for signing in with script, only when it is needed; this part is small and on every page.

import type { AuthClient } from './auth.client.ts'
import { NoAuth } from './auth-state.ts'
import type { IdentityConfig } from './identity-config.ts'
import { noteSdkUser, sdkHoldsUser, storeUser } from './stored-user.client.ts'

let configured: IdentityConfig | undefined

/** Says which provider to use; called once the page is alive. */
export function configureAuth(config: IdentityConfig): void {
  configured = config
}

/** Whether the provider is a hosted one, whose origins are not ours. */
export function isProviderElsewhere(): boolean {
  return configured?.authDomain != null
}

/** Fetches the SDK and opens it. Rejects when it cannot be fetched, and with `NoAuth` before `configureAuth` or when it does not start. */
export async function loadAuth(): Promise<AuthClient> {
  if (!configured) throw new NoAuth('auth-not-initialized')
  const { openAuth } = await import('./auth.client.ts')
  try {
    return openAuth(configured)
  } catch {
    throw new NoAuth('auth-not-started')
  }
}

/** Fetches the SDK ahead of its use; a failure shows when it is used. */
export function beginAuth(): void {
  void loadAuth().catch(() => undefined)
}

/** Where the SDK keeps whom it signed in. */
const sdkDatabase = 'firebaseLocalStorageDb'

/** Nobody is signed in in this browser any more, in none of its tabs. Without `asking` the SDK is not opened for it. */
export async function forgetUser({ asking }: { readonly asking: boolean }): Promise<void> {
  if (sdkHoldsUser()) {
    if (asking) await (await loadAuth()).forget()
    else {
      // Takes effect once no tab has it open; until then it is not read here.
      indexedDB.deleteDatabase(sdkDatabase)
      noteSdkUser(false)
    }
  }
  storeUser(null)
}
