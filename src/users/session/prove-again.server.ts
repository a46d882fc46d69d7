// Proves again who asks before anything is changed that signs in: an open browser alone is not enough.

import { factorsOf, findAccount } from '#identity/account/account-store.server.ts'
import { signInWithSecondFactor } from '#identity/second-factor/sign-in-with-second-factor.server.ts'
import { isRecent, type Proved, proveIdToken } from '#identity/session/proven-account.server.ts'
import { signIn } from '#identity/session/sign-in.server.ts'
import { signInWithPassword } from '#identity/sign-in-with-password.server.ts'
import { refuse } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { SignedInUser } from '#users/user/visitor.ts'
import type { Client } from './client.server.ts'
import { closeSessionBehind } from './close-session.server.ts'
import { proveByThisSession } from './prove-by-session.server.ts'

export type FactorProof = { readonly currentPassword: string; readonly factorId: string; readonly code: string }

/**
 * With a password that is asked for again; without one the sign-in itself must be a few minutes old at most. Refuses as
 * signing in does, and with CREDENTIAL_TOO_OLD_LOGIN_AGAIN.
 */
export async function proveAgain(tools: Tools, client: Client, who: SignedInUser, password: string): Proved {
  const account = await findAccount(tools.database, who.subject)
  if (!account) return refuse('USER_NOT_FOUND')
  return account.passwordHash === null
    ? proveByRecentSignIn(tools, client, who)
    : proveByPassword(tools, client, who, password)
}

async function proveByPassword(tools: Tools, client: Client, who: SignedInUser, password: string): Proved {
  const answer = await signInWithPassword(tools, client.caller, { email: who.email ?? undefined, password })
  if (!answer.ok) return answer
  const signedIn = answer.signIn
  // A second factor proved the session that asks; the password is what is proved again.
  if (signedIn.step === 'second-factor') return proveByThisSession(tools, client, who, tools.clock.now())
  const proved = await proveIdToken(tools, signedIn.tokens.idToken)
  if (proved.ok) await closeSessionBehind(tools, proved.who)
  return proved
}

async function proveByRecentSignIn(tools: Tools, client: Client, who: SignedInUser): Proved {
  const proved = await proveByThisSession(tools, client, who)
  return proved.ok && !isRecent(tools, proved.who) ? refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN') : proved
}

/**
 * As `proveAgain`, and with a code of the authenticator app: it is asked for as at a sign-in, so it counts once, and the
 * tries are limited. MFA_ENROLLMENT_NOT_FOUND, and what a code can be refused for.
 */
export async function proveWithCode(
  tools: Tools,
  client: Client,
  who: SignedInUser,
  { currentPassword, factorId, code }: FactorProof,
): Proved {
  const proved = await proveAgain(tools, client, who, currentPassword)
  if (!proved.ok) return proved
  const { account, provider } = proved.who
  const owned = (await factorsOf(tools.database, account.id)).some(({ id }) => id === factorId)
  const asked = owned ? await signIn(tools, client.caller, account, { provider }) : refuse('MFA_ENROLLMENT_NOT_FOUND')
  if (!asked.ok) return asked
  if (asked.signIn.step !== 'second-factor') return refuse('MFA_ENROLLMENT_NOT_FOUND')
  const { pendingCredential } = asked.signIn
  const answer = await signInWithSecondFactor(tools, client.caller, { pendingCredential, factorId, code })
  if (!answer.ok) return answer
  const again = await proveIdToken(tools, answer.signedIn.tokens.idToken)
  if (again.ok) await closeSessionBehind(tools, again.who)
  return again
}
