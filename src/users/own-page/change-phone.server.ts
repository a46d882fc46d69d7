// Commands: a telephone number is added to an account of the embedded provider, by a code that is sent to it.

import { sendPhoneCode } from '#identity/phone/send-phone-code.server.ts'
import { signInWithPhone } from '#identity/phone/sign-in-with-phone.server.ts'
import { proveIdToken } from '#identity/session/proven-account.server.ts'
import { closeSessionBehind } from '#users/session/close-session.server.ts'
import { proveAgain } from '#users/session/prove-again.server.ts'
import { proveByThisSession } from '#users/session/prove-by-session.server.ts'
import { done, refused } from '#values/result.ts'
import type { Changed, Owner, PasswordProof } from './changes/account-changes.server.ts'
import { openTicket, sealTicket } from './changes/change-ticket.server.ts'

/** Sends a code to the number; the ticket goes back with it. Refuses as signing in and sending do. */
export async function beginPhone(
  { tools, client, who }: Owner,
  { currentPassword, phoneNumber }: PasswordProof & { readonly phoneNumber: string },
): Changed<{ readonly ticket: string }> {
  const proved = await proveAgain(tools, client, who, currentPassword)
  if (!proved.ok) return proved
  const sent = await sendPhoneCode(tools, client.caller, { phoneNumber })
  if (!sent.ok) return sent
  return done({ ticket: sealTicket(tools, who, { sessionInfo: sent.sessionInfo, phoneNumber }) })
}

/** The number is the account's from now on. PHONE_NUMBER_EXISTS, and what a code can be refused for. */
export async function finishPhone(
  { tools, client, who }: Owner,
  { ticket, code }: { readonly ticket: string; readonly code: string },
): Changed {
  const begun = openTicket(tools, who, ticket)
  if (!begun || !('phoneNumber' in begun)) return refused('SESSION_EXPIRED')
  // The first step asked who they are; the session that asked must still stand.
  const proved = await proveByThisSession(tools, client, who, tools.clock.now())
  if (!proved.ok) return proved
  const answer = await signInWithPhone(tools, client.caller, {
    sessionInfo: begun.sessionInfo,
    code,
    who: proved.who,
  })
  if (!answer.ok) return answer
  if (!('signIn' in answer) || answer.signIn.step !== 'signed-in') return refused('PHONE_NUMBER_EXISTS')
  // Linking opens another session, which is not needed.
  const linked = await proveIdToken(tools, answer.signIn.tokens.idToken)
  if (linked.ok) await closeSessionBehind(tools, linked.who)
  return done({})
}
