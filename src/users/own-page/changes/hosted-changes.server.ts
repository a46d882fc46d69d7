// Changes of an account that a hosted provider has: proved once more there, and changed there.

import { hostedCall } from '#identity/hosted/hosted-call.server.ts'
import { finishHostedFactor, startHostedFactor, withdrawHostedFactor } from '#identity/hosted/hosted-factors.server.ts'
import { findHostedPerson } from '#identity/hosted/hosted-person.server.ts'
import { verifyHostedToken } from '#identity/hosted/hosted-token.server.ts'
import type { HostedTokens } from '#identity/hosted/renew-hosted-token.server.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { recentSignIn } from '#identity/session/proven-account.server.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { enter } from '#users/session/enter.server.ts'
import { heldSignIn } from '#users/session/held-sign-in.server.ts'
import { revokeSessionsOf } from '#users/session/session-store.server.ts'
import { findUser, noteProfile, saveUser } from '#users/user/user-store.server.ts'
import { done, refused } from '#values/result.ts'
import type { AccountChanges, Changed, Owner, PasswordProof } from './account-changes.server.ts'
import { openTicket, sealTicket } from './change-ticket.server.ts'

type HostedProof = { readonly idToken: string }
type Proved = Promise<IdentityOutcome<HostedProof>>

/**
 * With a password that is asked for again; without one the sign-in itself must be a few minutes old at most. Refuses as
 * signing in there does, and with CREDENTIAL_TOO_OLD_LOGIN_AGAIN.
 */
export async function proveAtHosted(owner: Owner, password: string): Proved {
  const { tools, who } = owner
  const user = await findUser(tools.database, who.id)
  if (user?.providers.includes('password') && who.email !== null) return proveByPassword(owner, password)
  return proveByRecentSignIn(owner)
}

async function proveByPassword(owner: Owner, password: string): Proved {
  const { tools, client, who } = owner
  const body = { email: who.email, password, returnSecureToken: true }
  const asked = await hostedCall(tools, 'v1/accounts:signInWithPassword', body, client.caller)
  if (!asked.ok) return asked
  const { idToken } = asked.answer
  // The password is right, and the account asks for a second factor: the sign-in of this session proved both.
  if (!idToken) return proveByRecentSignIn(owner)
  const told = await verifyHostedToken(tools, idToken)
  if (!told.ok) return told
  // The address may be another person's by now.
  return told.person.subject === who.subject ? { ok: true, idToken } : refuse('USER_NOT_FOUND')
}

/** The sign-in that the session of this browser holds, while it is a few minutes old. */
async function proveByRecentSignIn({ tools, client, who }: Owner): Proved {
  const held = await heldSignIn(tools, client, who)
  if (!held.ok) return held
  const age = tools.clock.now().getTime() - held.signedInAt.getTime()
  return age <= recentSignIn ? { ok: true, idToken: held.idToken } : refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
}

/** Whether somebody without a password has to sign in once more before anything is changed. */
export async function isProofTooOld(owner: Owner): Promise<boolean> {
  const proved = await proveByRecentSignIn(owner)
  return !proved.ok && proved.reason === 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
}

export const hostedChanges: AccountChanges = {
  prove: proveAtHosted,

  changeProfile: async ({ tools, client, who }, { displayName, photoUrl }) => {
    const held = await heldSignIn(tools, client, who)
    if (!held.ok) return held
    const gone = [displayName === '' && 'DISPLAY_NAME', photoUrl === '' && 'PHOTO_URL'].filter(Boolean)
    const body = {
      idToken: held.idToken,
      ...(displayName && { displayName }),
      ...(photoUrl && { photoUrl }),
      ...(gone.length > 0 && { deleteAttribute: gone }),
    }
    const changed = await hostedCall(tools, 'v1/accounts:update', body, client.caller)
    if (changed.ok) await noteProfile(tools.database, who.id, { displayName, photoUrl }, tools.clock.now())
    return changed
  },

  // Other sessions end here; the provider ends the tokens it gave them.
  changePassword: async (owner, { currentPassword, newPassword }) => {
    const { tools, client } = owner
    const proved = await proveAtHosted(owner, currentPassword)
    if (!proved.ok) return proved
    const body = { idToken: proved.idToken, password: newPassword, returnSecureToken: true }
    const changed = await hostedCall(tools, 'v1/accounts:update', body, client.caller)
    if (!changed.ok) return changed
    const { idToken = proved.idToken, refreshToken } = changed.answer
    return enterAnew(owner, { idToken, refreshToken })
  },

  changeEmail: async (owner, { currentPassword, newEmail }) => {
    const { tools, client } = owner
    const proved = await proveAtHosted(owner, currentPassword)
    if (!proved.ok) return proved
    const continueUrl = `${siteOrigin(tools.environment, client.caller.origin)}/login`
    const body = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: proved.idToken, newEmail, continueUrl }
    const sent = await hostedCall(tools, 'v1/accounts:sendOobCode', body, client.caller)
    return sent.ok ? done({ email: newEmail }) : sent
  },

  removePhone: async (owner, { currentPassword }) => {
    const { tools, client, who } = owner
    const proved = await proveAtHosted(owner, currentPassword)
    if (!proved.ok) return proved
    const user = await findUser(tools.database, who.id)
    if (!user?.providers.some(provider => provider !== 'phone')) return refused('only-way-in')
    const body = { idToken: proved.idToken, deleteProvider: ['phone'], returnSecureToken: true }
    const changed = await hostedCall(tools, 'v1/accounts:update', body, client.caller)
    return changed.ok ? readAgain(tools, changed.answer.idToken ?? proved.idToken) : changed
  },

  // `sessionInfo` is a ticket that goes back with the app's first code.
  beginFactor: async (owner, { currentPassword }) => {
    const { tools, who } = owner
    const proved = await proveAtHosted(owner, currentPassword)
    if (!proved.ok) return proved
    const begun = await startHostedFactor(tools, proved.idToken)
    if (!begun.ok) return begun.reason === 'OPERATION_NOT_ALLOWED' ? refused('no-apps') : begun
    const { secret, sessionInfo } = begun
    return done({ secret, sessionInfo: sealTicket(tools, who, { sessionInfo, idToken: proved.idToken }) })
  },

  finishFactor: async (owner, { sessionInfo, code }) => {
    const begun = openTicket(owner.tools, owner.who, sessionInfo)
    if (!begun || !('idToken' in begun)) return refused('SESSION_EXPIRED')
    const finished = await finishHostedFactor(owner.tools, { ...begun, code })
    return finished.ok ? enterAnew(owner, finished.tokens) : finished
  },

  removeFactor: async (owner, { currentPassword, factorId }) => {
    const proved = await proveAtHosted(owner, currentPassword)
    if (!proved.ok) return proved
    const withdrawn = await withdrawHostedFactor(owner.tools, { idToken: proved.idToken, factorId })
    return withdrawn.ok ? enterAnew(owner, withdrawn.tokens) : withdrawn
  },
}

/**
 * The number that the code was sent to replaces any other of the account; `sessionInfo` is what the SDK got for sending
 * it. PHONE_NUMBER_EXISTS, and what a code can be refused for.
 */
export async function finishHostedPhone(
  owner: Owner,
  { currentPassword, sessionInfo, code }: PasswordProof & { readonly sessionInfo: string; readonly code: string },
): Changed {
  const { tools, client } = owner
  const proved = await proveAtHosted(owner, currentPassword)
  if (!proved.ok) return proved
  const body = { idToken: proved.idToken, sessionInfo, code }
  const linked = await hostedCall(tools, 'v1/accounts:signInWithPhoneNumber', body, client.caller)
  if (!linked.ok) return linked
  // A number of another account comes back with a proof to sign in to that one by, and no token.
  const { idToken } = linked.answer
  return idToken ? readAgain(tools, idToken) : refused('PHONE_NUMBER_EXISTS')
}

/** The account is gone there. */
export function deleteAtHosted(tools: Tools, { idToken }: HostedProof): Promise<IdentityOutcome> {
  return hostedCall(tools, 'v1/accounts:delete', { idToken })
}

async function enterAnew({ tools, client, who }: Owner, tokens: HostedTokens) {
  await revokeSessionsOf(tools.database, { userId: who.id }, tools.clock.now())
  return enter(tools, client, { tokens })
}

/** What the service says of the account now is stored here. */
async function readAgain(tools: Tools, idToken: string): Changed {
  const told = await findHostedPerson(tools, idToken)
  if (!told.ok) return told
  await saveUser(tools.database, told.person, tools.clock.now())
  return done({})
}
