// Commands: somebody adds a telephone number to their account, by a code that is sent to it, or takes it away.

import { linksOf } from '#identity/account/account-store.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { sendPhoneCode } from '#identity/phone/send-phone-code.server.ts'
import { signInWithPhone } from '#identity/phone/sign-in-with-phone.server.ts'
import { proveIdToken } from '#identity/session/proven-account.server.ts'
import { updateAccount } from '#identity/update-account.server.ts'
import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { removeHostedPhone } from '#users/own-page/hosted/change-hosted-phone.server.ts'
import { openTicket, sealTicket } from '#users/own-page/hosted/change-ticket.server.ts'
import { closeSessionBehind } from '#users/session/close-session.server.ts'
import type { Door } from '#users/session/door.server.ts'
import { proveAgain } from '#users/session/prove-again.server.ts'
import { proveByThisSession } from '#users/session/prove-by-session.server.ts'
import type { SignedInUser } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'

/** Sends a code to the number; the ticket goes back with it. Refuses as signing in and sending do. */
export async function beginPhone(
  tools: Tools,
  door: Door,
  who: SignedInUser,
  { currentPassword, phoneNumber }: { readonly currentPassword: string; readonly phoneNumber: string },
): Promise<Outcome<{ readonly ticket: string }, IdentityReason>> {
  const proved = await proveAgain(tools, door, who, currentPassword)
  if (!proved.ok) return refused(proved.reason)
  const sent = await sendPhoneCode(tools, door.caller, { phoneNumber })
  if (!sent.ok) return refused(sent.reason)
  return done({ ticket: sealTicket(tools, who, { sessionInfo: sent.sessionInfo, phoneNumber }) })
}

/** The number is the account's from now on. PHONE_NUMBER_EXISTS, and what a code can be refused for. */
export async function finishPhone(
  tools: Tools,
  door: Door,
  who: SignedInUser,
  { ticket, code }: { readonly ticket: string; readonly code: string },
): Promise<Outcome<object, IdentityReason>> {
  const begun = openTicket(tools, who, ticket)
  if (!begun || !('phoneNumber' in begun)) return refused('SESSION_EXPIRED')
  // The first step asked who they are; the session that asked must still stand.
  const proved = await proveByThisSession(tools, door, who, tools.clock.now())
  if (!proved.ok) return refused(proved.reason)
  const answer = await signInWithPhone(tools, door.caller, { sessionInfo: begun.sessionInfo, code, who: proved.who })
  if (!answer.ok) return refused(answer.reason)
  if (!('signIn' in answer) || answer.signIn.step !== 'signed-in') return refused('PHONE_NUMBER_EXISTS')
  // Linking signs in once more; nobody needs that session.
  const linked = await proveIdToken(tools, answer.signIn.tokens.idToken)
  if (linked.ok) await closeSessionBehind(tools, linked.who)
  return done({})
}

/** 'only-way-in' when nobody could sign in to the account any more. */
export async function removePhone(
  tools: Tools,
  door: Door,
  who: SignedInUser,
  { currentPassword }: { readonly currentPassword: string },
): Promise<Outcome<object, IdentityReason | 'only-way-in'>> {
  if (isHosted(tools.environment)) return removeHostedPhone(tools, door, who, { currentPassword })
  const proved = await proveAgain(tools, door, who, currentPassword)
  if (!proved.ok) return refused(proved.reason)
  const { account } = proved.who
  const links = await linksOf(tools.database, account.id)
  if (!account.passwordHash && !account.emailLink && links.length === 0) return refused('only-way-in')
  const changed = await updateAccount(tools, door.caller, proved.who, { deleteProviders: ['phone'] })
  return changed.ok ? done({}) : refused(changed.reason)
}
