// Who an ID token is about: of our own provider, or of the hosted one that is configured.

import { findHostedPerson } from '#identity/hosted/hosted-person.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { verifyIdToken } from '#identity/session/id-token.server.ts'
import type { IdentityOutcome } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { ProvedSignIn } from './open-session.server.ts'
import { hostedSessionId } from './session-store.server.ts'

/**
 * The token is genuine and not expired. Whether an account of our own still stands is asked when the session opens; a
 * hosted provider is asked here, and may not answer: NETWORK_REQUEST_FAILED.
 */
export async function proveSignIn(
  tools: Tools,
  idToken: string,
  refreshToken?: string,
): Promise<IdentityOutcome<{ readonly proved: ProvedSignIn; readonly issuedAt: number }>> {
  if (isHosted(tools.environment)) {
    const verified = await findHostedPerson(tools, idToken)
    if (!verified.ok) return verified
    const { person, issuedAt, signedInAt, withSecondFactor } = verified
    const proved = {
      subject: person.subject,
      identitySessionId: hostedSessionId(signedInAt),
      signedInAt: new Date(signedInAt * 1000),
      person,
      withSecondFactor,
      tokens: { idToken, refreshToken },
    }
    return { ok: true, proved, issuedAt }
  }
  const verified = await verifyIdToken(tools, idToken)
  if (!verified.ok) return verified
  const { sub: subject, sid: identitySessionId, iat: issuedAt, auth_time: signedInAt } = verified.claims
  return { ok: true, proved: { subject, identitySessionId, signedInAt: new Date(signedInAt * 1000) }, issuedAt }
}
