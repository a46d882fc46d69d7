// The commands behind mailed links, as programs send them: a password forgotten and reset, an address confirmed.

import { accountStanding } from '#identity/account/account-standing.server.ts'
import { findAccountByEmail } from '#identity/account/account-store.server.ts'
import { applyMailCode, checkMailCode } from '#identity/apply-mail-code.server.ts'
import { enumerationProtection } from '#identity/enumeration-protection.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { resetPassword } from '#identity/reset-password.server.ts'
import { pretendReset, sendMailCode } from '#identity/send-mail-code.server.ts'
import { proveByServer } from '#identity/session/proven-account.server.ts'
import { signInWithPassword } from '#identity/sign-in-with-password.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Client } from '#users/session/client.server.ts'
import { enter } from '#users/session/enter.server.ts'
import { saveUser } from '#users/user/user-store.server.ts'
import { canonicalEmail } from '#values/email-address.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { askHostedConfirmation } from './hosted-confirmation.server.ts'
import { askHostedReset, confirmHostedAddress, resetHostedAndEnter } from './hosted-ways.server.ts'
import type { ConfirmationAsked, MailRefusal, ResetDone, ResetInput } from './program-refusals.server.ts'

/** Mails the link to the account of that address unless blocked. The answer never depends on it, except too many. */
export async function askReset(tools: Tools, caller: Caller, email: string): Promise<Outcome<object, 'too-many'>> {
  if (isHosted(tools.environment)) return askHostedReset(tools, caller, email)
  const account = await findAccountByEmail(tools.database, canonicalEmail(email))
  const sent = account?.disabled
    ? await pretendReset(tools, caller, { email: canonicalEmail(email) })
    : await sendMailCode(tools, caller, { kind: 'PASSWORD_RESET', email })
  return !sent.ok && sent.reason === 'RESET_PASSWORD_EXCEED_LIMIT' ? refused('too-many') : done({})
}

/** Sets the password and signs in; who needs a second factor gets no token by this way. */
export async function resetAndEnter(tools: Tools, client: Client, { code, password }: ResetInput): ResetDone {
  if (isHosted(tools.environment)) return resetHostedAndEnter(tools, client, { code, password })
  const reset = await resetPassword(tools, client.caller, { code, newPassword: password })
  if (!reset.ok) return refused(resetRefusals[reset.reason] ?? 'wrong-code')
  const standing = await accountStanding(tools.database, reset.account.id, '')
  if (!standing) return refused('wrong-code')
  const user = await saveUser(tools.database, standing, tools.clock.now())
  const answer = await signInWithPassword(tools, client.caller, { email: reset.email, password })
  if (!answer.ok || answer.signIn.step !== 'signed-in') return done({ user })
  const entered = await enter(tools, client, answer.signIn)
  return done(entered.ok ? { user, entered } : { user })
}

const resetRefusals: Readonly<Record<string, MailRefusal>> = {
  PASSWORD_LOGIN_DISABLED: 'off',
  WEAK_PASSWORD: 'weak',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'weak',
  USER_DISABLED: 'blocked',
}

/**
 * Mails the link that confirms an address. With enumeration protection everybody is answered alike, or too many, after the
 * same work; without, whoever is confirmed or blocked hears so, and nothing happens for an address that nobody has.
 */
export async function askConfirmation(tools: Tools, caller: Caller, email: string): ConfirmationAsked {
  if (isHosted(tools.environment)) return askHostedConfirmation(tools, caller, email)
  const account = await findAccountByEmail(tools.database, canonicalEmail(email))
  const hidden = enumerationProtection(tools)
  if (!account || account.emailVerified || account.disabled) {
    if (hidden) {
      const pretended = await pretendReset(tools, caller, { email: canonicalEmail(email), kind: 'VERIFY_EMAIL' })
      return pretended.ok ? done({}) : refused('too-many')
    }
    if (!account) return done({})
    // In this order: an account both confirmed and blocked gets the first.
    return refused(account.emailVerified ? 'confirmed' : 'blocked')
  }
  const proved = await proveByServer(tools, account.id, { signedInAt: tools.clock.now() })
  if (!proved.ok) return done({})
  const sent = await sendMailCode(tools, caller, { kind: 'VERIFY_EMAIL', who: proved.who })
  return sent.ok ? done({}) : refused('too-many')
}

/** Confirms the address that a code was mailed to; codes for anything else are left as they are. */
export async function confirmAddress(
  tools: Tools,
  caller: Caller,
  code: string,
): Promise<Outcome<object, 'wrong-code'>> {
  if (isHosted(tools.environment)) return confirmHostedAddress(tools, code)
  const looked = await checkMailCode(tools, code)
  if (!looked.ok || looked.facts.kind !== 'VERIFY_EMAIL') return refused('wrong-code')
  return (await applyMailCode(tools, caller, code)).ok ? done({}) : refused('wrong-code')
}
