// Who an ID token is about: of our own provider, or of the hosted one that is configured.

import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { verifyHostedToken } from '#identity/hosted/hosted-token.server.ts'
import { verifyIdToken } from '#identity/id-token.server.ts'
import type { IdentityOutcome } from '#identity/identity-reason.ts'
import type { Tools } from '#platform/tools.server.ts'
import type { ProvedSignIn } from './session/open-session.server.ts'

/** The token is genuine and not expired; whether the account still stands is asked when the session opens. */
export async function proveSignIn(
  tools: Tools,
  idToken: string,
): Promise<IdentityOutcome<{ readonly proved: ProvedSignIn; readonly issuedAt: number }>> {
  if (isHosted(tools.environment)) {
    const verified = await verifyHostedToken(tools, idToken)
    if (!verified.ok) return verified
    const { person, issuedAt } = verified
    return { ok: true, proved: { subject: person.subject, identitySessionId: null, person }, issuedAt }
  }
  const verified = await verifyIdToken(tools, idToken)
  if (!verified.ok) return verified
  const { sub: subject, sid: identitySessionId, iat: issuedAt } = verified.claims
  return { ok: true, proved: { subject, identitySessionId }, issuedAt }
}
