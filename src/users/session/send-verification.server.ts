// Command: resends the verification mail.

import { sendHostedMailCode } from '#identity/hosted/hosted-mail-codes.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { sendMailCode } from '#identity/send-mail-code.server.ts'
import { proveByServer } from '#identity/session/proven-account.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { VerificationRefusal } from '#users/user/verification.ts'
import type { SignedInUser, Visitor } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { Client } from './client.server.ts'
import { heldSignIn } from './held-sign-in.server.ts'

type Sender = Pick<Client, 'caller' | 'sessionToken'>
type Sent = Promise<Outcome<{ readonly email: string }, VerificationRefusal>>

/** Refuses, in this order: nobody is signed in, the address is verified already, the provider does not send. Spec 5. */
export async function sendVerification(tools: Tools, client: Sender, visitor: Visitor): Sent {
  if (visitor.kind === 'signed-out') return refused('nobody-signed-in')
  if (visitor.user.emailVerified) return refused('already-verified')
  if (isHosted(tools.environment)) return sendAtHosted(tools, client, visitor.user)
  const proved = await proveByServer(tools, visitor.user.subject, { signedInAt: tools.clock.now() })
  if (!proved.ok) return refused('no-account')
  const sent = await sendMailCode(tools, client.caller, { kind: 'VERIFY_EMAIL', who: proved.who })
  if (sent.ok) return done({ email: sent.email })
  return refused(sent.reason === 'TOO_MANY_ATTEMPTS_TRY_LATER' ? 'too-many' : 'not-sent')
}

/** The hosted service takes the input from whoever is signed in there: by the sign-in that the session holds. */
async function sendAtHosted(tools: Tools, client: Sender, user: SignedInUser): Sent {
  const held = await heldSignIn(tools, client, user)
  if (!held.ok) return refused(held.reason === 'NETWORK_REQUEST_FAILED' ? 'not-sent' : 'no-account')
  const sent = await sendHostedMailCode(tools, client.caller, { kind: 'VERIFY_EMAIL', idToken: held.idToken })
  if (sent.ok) return done({ email: sent.email })
  return refused(sent.reason === 'TOO_MANY_ATTEMPTS_TRY_LATER' ? 'too-many' : 'not-sent')
}
