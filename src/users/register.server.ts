// Command: somebody makes an account by the plain form, is signed in, and gets the mail that verifies the address.

import { hostedCall } from '#identity/hosted/hosted-call.server.ts'
import { sendHostedMailCode } from '#identity/hosted/hosted-mail-codes.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { sendMailCode } from '#identity/send-mail-code.server.ts'
import { proveIdToken } from '#identity/session/proven-account.server.ts'
import { signUp } from '#identity/sign-up.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { RegisterInput } from '#users/form/sign-in-input.ts'
import type { Client } from '#users/session/client.server.ts'
import { type Entering, enter } from '#users/session/enter.server.ts'

/** Refuses as the identity provider does. A mail that may not be sent now can be asked for again on /verify-email. */
export async function register(tools: Tools, client: Client, { displayName, ...input }: RegisterInput): Entering {
  const named = { ...input, displayName: displayName || undefined }
  if (isHosted(tools.environment)) return registerAtHosted(tools, client, named)
  const made = await signUp(tools, client.caller, named)
  if (!made.ok) return made
  const proved = await proveIdToken(tools, made.signedIn.tokens.idToken)
  if (proved.ok) await sendMailCode(tools, client.caller, { kind: 'VERIFY_EMAIL', who: proved.who })
  return enter(tools, client, made.signedIn)
}

async function registerAtHosted(tools: Tools, client: Client, input: object): Entering {
  const made = await hostedCall(tools, 'v1/accounts:signUp', { ...input, returnSecureToken: true }, client.caller)
  if (!made.ok) return made
  const { idToken, refreshToken } = made.answer
  if (!idToken) throw new Error('The hosted provider made an account without a token')
  await sendHostedMailCode(tools, client.caller, { kind: 'VERIFY_EMAIL', idToken })
  return enter(tools, client, { tokens: { idToken, refreshToken } })
}
