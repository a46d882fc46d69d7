// Commands: somebody changes the password or the address they sign in with, after proving who they are once more.

import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { sendMailCode } from '#identity/send-mail-code.server.ts'
import { updateAccount } from '#identity/update-account.server.ts'
import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { changeHostedEmail, changeHostedPassword } from '#users/own-page/hosted/change-at-hosted.server.ts'
import type { Door } from '#users/session/door.server.ts'
import { type Entered, enter } from '#users/session/enter.server.ts'
import { proveAgain } from '#users/session/prove-again.server.ts'
import type { SignedInUser } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'

type PasswordChange = { readonly currentPassword: string; readonly newPassword: string }
type EmailChange = { readonly currentPassword: string; readonly newEmail: string }

/** Every other session ends; this browser gets a new one. Refuses as signing in does, then as the provider does. */
export async function changePassword(
  tools: Tools,
  door: Door,
  who: SignedInUser,
  { currentPassword, newPassword }: PasswordChange,
): Promise<Outcome<Entered, IdentityReason>> {
  if (isHosted(tools.environment)) return changeHostedPassword(tools, door, who, { currentPassword, newPassword })
  const proved = await proveAgain(tools, door, who, currentPassword)
  if (!proved.ok) return refused(proved.reason)
  const changed = await updateAccount(tools, door.caller, proved.who, { password: newPassword })
  if (!changed.ok) return refused(changed.reason)
  const { tokens, device } = changed
  if (!tokens || !device) throw new Error('A new password came without a new session')
  return enter(tools, door, { tokens, device })
}

/** A link goes to the new address; the account uses it once that is followed, and not before. */
export async function changeEmail(
  tools: Tools,
  door: Door,
  who: SignedInUser,
  { currentPassword, newEmail }: EmailChange,
): Promise<Outcome<{ readonly email: string }, IdentityReason>> {
  if (isHosted(tools.environment)) return changeHostedEmail(tools, door, who, { currentPassword, newEmail })
  const proved = await proveAgain(tools, door, who, currentPassword)
  if (!proved.ok) return refused(proved.reason)
  const sent = await sendMailCode(tools, door.caller, { kind: 'VERIFY_AND_CHANGE_EMAIL', who: proved.who, newEmail })
  return sent.ok ? done({ email: newEmail }) : refused(sent.reason)
}
