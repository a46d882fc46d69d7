// Command: somebody makes an account by the plain form, at the hosted provider.

import { hostedCall } from '#identity/hosted/hosted-call.server.ts'
import { sendHostedMailCode } from '#identity/hosted/hosted-mail-codes.server.ts'
import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { RegisterInput } from '#users/form/sign-in-input.ts'
import type { Door } from '#users/session/door.server.ts'
import { type Entered, enter } from '#users/session/enter.server.ts'
import { type Outcome, refused } from '#values/result.ts'

/** Refuses as the hosted service does. */
export async function registerHosted(
  tools: Tools,
  door: Door,
  { email, password, displayName }: RegisterInput,
): Promise<Outcome<Entered, IdentityReason>> {
  const input = { email, password, returnSecureToken: true, ...(displayName ? { displayName } : {}) }
  const made = await hostedCall(tools, 'v1/accounts:signUp', input, door.caller)
  if (!made.ok) return refused(made.reason)
  const { idToken, refreshToken } = made.answer
  if (!idToken) throw new Error('The hosted provider made an account without a token')
  await sendHostedMailCode(tools, door.caller, { kind: 'VERIFY_EMAIL', idToken })
  return enter(tools, door, { tokens: { idToken, refreshToken } })
}
