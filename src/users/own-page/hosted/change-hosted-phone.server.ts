// Commands: somebody whom a hosted provider keeps adds a telephone number by the code that was sent to it, or takes it away.

import { hostedCall } from '#identity/hosted/hosted-call.server.ts'
import { findHostedPerson } from '#identity/hosted/hosted-person.server.ts'
import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Door } from '#users/session/door.server.ts'
import { findUser, keepUser } from '#users/user/user-store.server.ts'
import type { SignedInUser } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { proveAtHosted, proveByRecentSignIn } from './change-at-hosted.server.ts'

/**
 * The number that the code was sent to is the account's from now on, instead of any other; `sessionInfo` is what the SDK
 * got for sending it. PHONE_NUMBER_EXISTS, and what a code can be refused for.
 */
export async function finishHostedPhone(
  tools: Tools,
  door: Door,
  who: SignedInUser,
  input: { readonly currentPassword: string; readonly sessionInfo: string; readonly code: string },
): Promise<Outcome<object, IdentityReason>> {
  const proved = await proveAtHosted(tools, door, who, input.currentPassword)
  if (!proved.ok) return refused(proved.reason)
  const body = { idToken: proved.idToken, sessionInfo: input.sessionInfo, code: input.code }
  const linked = await hostedCall(tools, 'v1/accounts:signInWithPhoneNumber', body, door.caller)
  if (!linked.ok) return refused(linked.reason)
  // A number of another account comes back with a proof to sign in to that one by, and no token.
  const { idToken } = linked.answer
  return idToken ? noteAnew(tools, idToken) : refused('PHONE_NUMBER_EXISTS')
}

/** Whether somebody without a password has to sign in once more before anything is changed. */
export async function isProofTooOld(tools: Tools, door: Door, who: SignedInUser): Promise<boolean> {
  const proved = await proveByRecentSignIn(tools, door, who)
  return !proved.ok && proved.reason === 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
}

/** 'only-way-in' when nobody could sign in to the account any more. */
export async function removeHostedPhone(
  tools: Tools,
  door: Door,
  who: SignedInUser,
  { currentPassword }: { readonly currentPassword: string },
): Promise<Outcome<object, IdentityReason | 'only-way-in'>> {
  const proved = await proveAtHosted(tools, door, who, currentPassword)
  if (!proved.ok) return refused(proved.reason)
  const user = await findUser(tools.database, who.id)
  if (!user?.providers.some(way => way !== 'phone')) return refused('only-way-in')
  const body = { idToken: proved.idToken, deleteProvider: ['phone'], returnSecureToken: true }
  const changed = await hostedCall(tools, 'v1/accounts:update', body, door.caller)
  return changed.ok ? noteAnew(tools, changed.answer.idToken ?? proved.idToken) : refused(changed.reason)
}

/** What the service tells of the account now is what the site knows. */
async function noteAnew(tools: Tools, idToken: string): Promise<Outcome<object, IdentityReason>> {
  const told = await findHostedPerson(tools, idToken)
  if (!told.ok) return refused(told.reason)
  await keepUser(tools.database, told.person, tools.clock.now())
  return done({})
}
