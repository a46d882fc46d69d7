// The commands for an account that a hosted provider keeps: proved once more there, and changed there.

import { hostedCall } from '#identity/hosted/hosted-call.server.ts'
import { verifyHostedToken } from '#identity/hosted/hosted-token.server.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { recentSignIn } from '#identity/session/proven-account.server.ts'
import { type IdentityOutcome, type IdentityReason, refuse } from '#identity/wire/identity-reason.ts'
import type { Profile } from '#identity/wire/profile.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Door } from '#users/session/door.server.ts'
import { type Entered, enter } from '#users/session/enter.server.ts'
import { heldSignIn } from '#users/session/held-sign-in.server.ts'
import { revokeSessionsOf } from '#users/session/session-store.server.ts'
import { findUser, noteProfile } from '#users/user/user-store.server.ts'
import type { SignedInUser } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'

type HostedProof = { readonly idToken: string }

/**
 * With a password that is asked for again; without one the sign-in itself must be a few minutes old at most. Refuses as
 * signing in there does, and with CREDENTIAL_TOO_OLD_LOGIN_AGAIN.
 */
export async function proveAtHosted(
  tools: Tools,
  door: Door,
  who: SignedInUser,
  password: string,
): Promise<IdentityOutcome<HostedProof>> {
  const user = await findUser(tools.database, who.id)
  const hasPassword = user?.providers.includes('password') && who.email !== null
  return hasPassword ? proveByPassword(tools, door, who, password) : proveByRecentSignIn(tools, door, who)
}

async function proveByPassword(
  tools: Tools,
  door: Door,
  who: SignedInUser,
  password: string,
): Promise<IdentityOutcome<HostedProof>> {
  const body = { email: who.email, password, returnSecureToken: true }
  const asked = await hostedCall(tools, 'v1/accounts:signInWithPassword', body, door.caller)
  if (!asked.ok) return asked
  const { idToken } = asked.answer
  // The password is right, and the account asks for a second factor: the sign-in of this session proved both.
  if (!idToken) return proveByRecentSignIn(tools, door, who)
  const told = await verifyHostedToken(tools, idToken)
  if (!told.ok) return told
  // The address may be another person's by now.
  return told.person.subject === who.subject ? { ok: true, idToken } : refuse('USER_NOT_FOUND')
}

/** The sign-in that the session of this browser holds, while it is a few minutes old. */
export async function proveByRecentSignIn(
  tools: Tools,
  door: Door,
  who: SignedInUser,
): Promise<IdentityOutcome<HostedProof>> {
  const held = await heldSignIn(tools, door, who)
  if (!held.ok) return held
  const age = tools.clock.now().getTime() - held.signedInAt.getTime()
  return age <= recentSignIn ? { ok: true, idToken: held.idToken } : refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
}

/**
 * The provider asks for no more than the sign-in that the session holds. What is empty is taken away. Refuses with
 * CREDENTIAL_TOO_OLD_LOGIN_AGAIN when that is over, else as the provider does.
 */
export async function changeHostedProfile(
  tools: Tools,
  door: Door,
  who: SignedInUser,
  { displayName, photoUrl }: Profile,
): Promise<IdentityOutcome> {
  const held = await heldSignIn(tools, door, who)
  if (!held.ok) return held
  const gone = [displayName === '' && 'DISPLAY_NAME', photoUrl === '' && 'PHOTO_URL'].filter(Boolean)
  const input = {
    ...(displayName && { displayName }),
    ...(photoUrl && { photoUrl }),
    ...(gone.length > 0 && { deleteAttribute: gone }),
  }
  const changed = await hostedCall(tools, 'v1/accounts:update', { idToken: held.idToken, ...input }, door.caller)
  if (!changed.ok) return changed
  await noteProfile(tools.database, who.id, { displayName, photoUrl }, tools.clock.now())
  return { ok: true }
}

/** Every other browser is signed out here; the provider ends the tokens it gave them. */
export async function changeHostedPassword(
  tools: Tools,
  door: Door,
  who: SignedInUser,
  { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
): Promise<Outcome<Entered, IdentityReason>> {
  const proved = await proveAtHosted(tools, door, who, currentPassword)
  if (!proved.ok) return refused(proved.reason)
  const body = { idToken: proved.idToken, password: newPassword, returnSecureToken: true }
  const changed = await hostedCall(tools, 'v1/accounts:update', body, door.caller)
  if (!changed.ok) return refused(changed.reason)
  const { idToken = proved.idToken, refreshToken } = changed.answer
  await revokeSessionsOf(tools.database, { userId: who.id }, tools.clock.now())
  return enter(tools, door, { tokens: { idToken, refreshToken } })
}

/** The provider mails the link; the account uses the address once that is followed. */
export async function changeHostedEmail(
  tools: Tools,
  door: Door,
  who: SignedInUser,
  { currentPassword, newEmail }: { readonly currentPassword: string; readonly newEmail: string },
): Promise<Outcome<{ readonly email: string }, IdentityReason>> {
  const proved = await proveAtHosted(tools, door, who, currentPassword)
  if (!proved.ok) return refused(proved.reason)
  const continueUrl = `${siteOrigin(tools.environment, door.caller.origin)}/login`
  const body = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: proved.idToken, newEmail, continueUrl }
  const sent = await hostedCall(tools, 'v1/accounts:sendOobCode', body, door.caller)
  return sent.ok ? done({ email: newEmail }) : refused(sent.reason)
}

/** The account is gone there. */
export function deleteAtHosted(tools: Tools, { idToken }: HostedProof): Promise<IdentityOutcome> {
  return hostedCall(tools, 'v1/accounts:delete', { idToken })
}
