// Command: a mailed link confirms an address for the account that its reader shows to be theirs, or takes over.

import { applyMailCode, checkMailCode } from '#identity/apply-mail-code.server.ts'
import { resetPassword } from '#identity/reset-password.server.ts'
import { type ProvenAccount, proveIdToken } from '#identity/session/proven-account.server.ts'
import { signInWithPassword } from '#identity/sign-in-with-password.server.ts'
import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Client } from '#users/session/client.server.ts'
import { closeSessionBehind } from '#users/session/close-session.server.ts'
import { type Entered, enter } from '#users/session/enter.server.ts'
import { proveByThisSession } from '#users/session/prove-by-session.server.ts'
import type { Visitor } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'

export type ConfirmInput = {
  readonly code: string
  /** Of the account; or a new one, by which strangers who set the account up are shut out. */
  readonly password?: string
  readonly newPassword?: string
}

export type Confirmed = Promise<Outcome<{ readonly entered?: Entered }, IdentityReason | 'whose'>>

/**
 * Without a password the browser must be signed in to the very account: 'whose' otherwise. With the right one, whoever
 * knew it loses nothing, and this browser is signed in too. Refuses as the provider does.
 */
export async function confirmAddress(tools: Tools, client: Client, visitor: Visitor, input: ConfirmInput): Confirmed {
  const { code, password, newPassword } = input
  if (newPassword !== undefined) {
    const reset = await resetPassword(tools, client.caller, { code, newPassword, kind: 'VERIFY_EMAIL' })
    return reset.ok ? done({}) : reset
  }
  const checked = await checkMailCode(tools, code)
  if (!checked.ok) return checked
  const { account } = checked.facts
  if (!account?.email) return refused('INVALID_OOB_CODE')
  if (password === undefined) {
    if (visitor.kind === 'signed-out' || visitor.user.subject !== account.id) return refused('whose')
    const proved = await proveByThisSession(tools, client, visitor.user)
    return proved.ok ? apply(tools, client, code, proved.who) : refused('whose')
  }
  const answer = await signInWithPassword(tools, client.caller, { email: account.email, password })
  if (!answer.ok) return answer
  const { signIn } = answer
  // To confirm an address the password is enough; to come in, the second factor is asked for as ever.
  if (signIn.step === 'second-factor') return refused('whose')
  const proved = await proveIdToken(tools, signIn.tokens.idToken)
  if (!proved.ok) return proved
  const applied = await apply(tools, client, code, proved.who)
  if (applied.ok && checked.facts.kind === 'VERIFY_EMAIL') {
    const entered = await enter(tools, client, signIn)
    return done(entered.ok ? { entered } : {})
  }
  await closeSessionBehind(tools, proved.who)
  return applied
}

async function apply(tools: Tools, { caller }: Client, code: string, who: ProvenAccount): Confirmed {
  const applied = await applyMailCode(tools, caller, code, who)
  return applied.ok ? done({}) : applied
}
