// The verb: the mail that verifies an address goes out again.

import type { Caller } from '#identity/caller.ts'
import { proveByServer } from '#identity/proven-account.server.ts'
import { sendMailCode } from '#identity/send-mail-code.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { VerificationRefusal } from './verification.ts'
import type { Visitor } from './visitor.ts'

/** Refuses, in this order: nobody is signed in, the address is verified already, the provider does not send. Spec 5. */
export async function sendVerification(
  tools: Tools,
  caller: Caller,
  visitor: Visitor,
): Promise<Outcome<{ readonly email: string }, VerificationRefusal>> {
  if (visitor.kind === 'signed-out') return refused('nobody-signed-in')
  if (visitor.user.emailVerified) return refused('already-verified')
  const proved = await proveByServer(tools, visitor.user.subject, { signedInAt: tools.clock.now() })
  if (!proved.ok) return refused('no-account')
  const sent = await sendMailCode(tools, caller, { kind: 'VERIFY_EMAIL', who: proved.who })
  if (sent.ok) return done({ email: sent.email })
  return refused(sent.reason === 'TOO_MANY_ATTEMPTS_TRY_LATER' ? 'too-many' : 'not-sent')
}
