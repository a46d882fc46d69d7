// Sign-in data for the browser: the identity provider, and the user of this session.

import type { AuthUser } from '#identity/browser/auth-user.ts'
import type { IdentityConfig } from '#identity/browser/identity-config.ts'
import { emulatorOrigin } from '#identity/hosted/hosted-project.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import type { Visitor } from './visitor.ts'

/** Public configuration, and of the visitor the six fields that are kept in the browser (Spec 3). */
export function identityFor(
  environment: Environment,
  visitor: Visitor,
): { readonly identity: IdentityConfig; readonly account: AuthUser | null } {
  const { IDENTITY_API_KEY: apiKey, IDENTITY_PROJECT: projectId, IDENTITY_AUTH_DOMAIN: authDomain = null } = environment
  const emulator = emulatorOrigin(environment)
  return { identity: { apiKey, projectId, authDomain, emulator }, account: accountOf(visitor) }
}

function accountOf(visitor: Visitor): AuthUser | null {
  if (visitor.kind === 'signed-out') return null
  const { subject: uid, email, displayName, photoUrl: photoURL, emailVerified, phoneNumber } = visitor.user
  return { uid, email, displayName, photoURL, emailVerified, phoneNumber }
}
