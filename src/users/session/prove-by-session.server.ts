// Who a browser's session proves to the embedded identity provider.

import { type Proved, proveBySession } from '#identity/session/proven-account.server.ts'
import { refuse } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { SignedInUser } from '#users/user/visitor.ts'
import type { Client } from './client.server.ts'
import { findSession } from './session-store.server.ts'

/**
 * The proof is as old as the sign-in, unless its bearer proved themselves again at `provedAgainAt`.
 * CREDENTIAL_TOO_OLD_LOGIN_AGAIN when the session is over, else as the provider refuses.
 */
export async function proveByThisSession(
  tools: Tools,
  { sessionToken }: Pick<Client, 'sessionToken'>,
  { id, subject }: Pick<SignedInUser, 'id' | 'subject'>,
  provedAgainAt?: Date,
): Proved {
  const found = sessionToken ? await findSession(tools.database, sessionToken, tools.clock.now()) : undefined
  const sessionId = found?.user.id === id ? found.session.identitySessionId : null
  if (!sessionId) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  return proveBySession(tools, subject, sessionId, provedAgainAt)
}
