// Command: somebody makes an account by the plain form, is signed in, and gets the mail that verifies the address.

import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { sendMailCode } from '#identity/send-mail-code.server.ts'
import { proveIdToken } from '#identity/session/proven-account.server.ts'
import { signUp } from '#identity/sign-up.server.ts'
import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { RegisterInput } from '#users/form/sign-in-input.ts'
import type { Door } from '#users/session/door.server.ts'
import { type Entered, enter } from '#users/session/enter.server.ts'
import { type Outcome, refused } from '#values/result.ts'
import { registerHosted } from './register-hosted.server.ts'

/** Refuses as the identity provider does. A mail that may not be sent now can be asked for again on /verify-email. */
export async function register(
  tools: Tools,
  door: Door,
  { email, password, displayName }: RegisterInput,
): Promise<Outcome<Entered, IdentityReason>> {
  if (isHosted(tools.environment)) return registerHosted(tools, door, { email, password, displayName })
  const made = await signUp(tools, door.caller, { email, password, displayName: displayName || undefined })
  if (!made.ok) return refused(made.reason)
  const proved = await proveIdToken(tools, made.signedIn.tokens.idToken)
  if (proved.ok) await sendMailCode(tools, door.caller, { kind: 'VERIFY_EMAIL', who: proved.who })
  return enter(tools, door, made.signedIn)
}
