// A newer ID token of a sign-in that our own server made at the hosted service, for its refresh token (reference 7.1).

import { z } from 'zod'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Milliseconds } from '#values/duration.ts'
import { longestWait, reasonIn, refusalShape } from './hosted-call.server.ts'
import { renewalAddress } from './hosted-project.server.ts'

const answerShape = z.object({ id_token: z.string(), refresh_token: z.string() })

/** What a sign-in at the hosted service leaves behind; the SDK of a browser keeps its own refresh token. */
export type HostedTokens = { readonly idToken: string; readonly refreshToken?: string | undefined }

/** Refuses as the service does: TOKEN_EXPIRED (revoked), USER_DISABLED, USER_NOT_FOUND; or NETWORK_REQUEST_FAILED. */
export async function renewHostedToken(
  { environment, log }: Tools,
  refreshToken: string,
  patience: Milliseconds = longestWait,
): Promise<IdentityOutcome<{ readonly tokens: HostedTokens }>> {
  try {
    const answer = await fetch(renewalAddress(environment), {
      method: 'POST',
      // The one call of the protocol that is a form.
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    })
    const told: unknown = await answer.json()
    if (!answer.ok) return refuse(reasonIn(refusalShape.parse(told).error.message) ?? 'TOKEN_EXPIRED')
    const { id_token: idToken, refresh_token } = answerShape.parse(told)
    return { ok: true, tokens: { idToken, refreshToken: refresh_token } }
  } catch (fault) {
    // Only its name: the message may repeat what was sent.
    log.warn({ fault: fault instanceof Error ? fault.name : 'unknown' }, 'the hosted provider renewed no token')
    return refuse('NETWORK_REQUEST_FAILED')
  }
}
