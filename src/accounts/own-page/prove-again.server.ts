// Who changes what an account hangs on proves again who they are: whoever sits at an open browser does not get it.

import type { Door } from '#accounts/door.server.ts'
import { closeSessionBehind } from '#accounts/session/close-session.server.ts'
import { findSession } from '#accounts/session/session-store.server.ts'
import type { SignedInUser } from '#accounts/visitor.ts'
import { findAccount } from '#identity/account-store.server.ts'
import { type IdentityOutcome, refuse } from '#identity/identity-reason.ts'
import {
  isRecent,
  type ProvenAccount,
  proveByServer,
  proveBySession,
  proveIdToken,
} from '#identity/proven-account.server.ts'
import { signInWithPassword } from '#identity/sign-in-with-password.server.ts'
import type { Tools } from '#platform/tools.server.ts'

type Proved = IdentityOutcome<{ readonly who: ProvenAccount }>

/**
 * With a password that is asked for again; without one the sign-in itself must be a few minutes old at most. Refuses as
 * signing in does, and with CREDENTIAL_TOO_OLD_LOGIN_AGAIN.
 */
export async function proveAgain(tools: Tools, door: Door, who: SignedInUser, password: string): Promise<Proved> {
  const account = await findAccount(tools.database, who.subject)
  if (!account) return refuse('USER_NOT_FOUND')
  return account.passwordHash === null
    ? proveByRecentSignIn(tools, door, who)
    : proveByPassword(tools, door, who, password)
}

async function proveByPassword(tools: Tools, { caller }: Door, who: SignedInUser, password: string): Promise<Proved> {
  const answer = await signInWithPassword(tools, caller, { email: who.email ?? undefined, password })
  if (!answer.ok) return answer
  const { signIn } = answer
  // A second factor proved the session that asks; the password is what is proved again.
  if (signIn.step === 'second-factor') return proveByServer(tools, who.subject, { signedInAt: tools.clock.now() })
  const proved = await proveIdToken(tools, signIn.tokens.idToken)
  if (proved.ok) await closeSessionBehind(tools, proved.who)
  return proved
}

async function proveByRecentSignIn(tools: Tools, { sessionToken }: Door, who: SignedInUser): Promise<Proved> {
  const found = sessionToken ? await findSession(tools.database, sessionToken, tools.clock.now()) : undefined
  const sessionId = found?.session.identitySessionId
  const proved = sessionId ? await proveBySession(tools, who.subject, sessionId) : undefined
  if (!proved) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  return proved.ok && !isRecent(tools, proved.who) ? refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN') : proved
}
