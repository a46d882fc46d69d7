// The cookie that waits while somebody is away at another provider: sealed, so that it can neither be read nor forged.

import type { CodeFlow } from '#identity/federation/code-flow.server.ts'
import { identitySecret } from '#identity/secrets/identity-secret.server.ts'
import { cookieNamed } from '#platform/cookie.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { secretCookie } from '#users/session/session-token.server.ts'
import { minutes } from '#values/duration.ts'

const cookieName = 'casita_connect'

/** How long somebody may take to sign in at the provider. */
const connectWithin = minutes(10)

type Kept = CodeFlow & { readonly at: number }

/** `Set-Cookie` that keeps the flow with that provider in the browser that began it. */
export function connectCookie({ environment, clock }: Tools, providerId: string, flow: CodeFlow): string {
  const kept: Kept = { ...flow, at: clock.now().getTime() }
  const sealed = identitySecret(environment).seal('connect', providerId, Buffer.from(JSON.stringify(kept)))
  // Lax: the provider's answer comes from another site, and by a link.
  return secretCookie(environment, cookieName, sealed.toString('base64url'), connectWithin)
}

/** The flow that this browser began with that provider, if it is not too long ago. */
export function readConnectCookie(
  { environment, clock }: Tools,
  providerId: string,
  cookies: string | null,
): CodeFlow | undefined {
  const value = cookieNamed(cookieName, cookies)
  if (!value) return undefined
  const opened = identitySecret(environment).open('connect', providerId, Buffer.from(value, 'base64url'))
  if (!opened) return undefined
  const { at, ...flow } = JSON.parse(opened.toString()) as Kept
  return clock.now().getTime() - at <= connectWithin ? flow : undefined
}

/** `Set-Cookie` that forgets it: every flow ends with its first answer. */
export function noConnectCookie(environment: Environment): string {
  return secretCookie(environment, cookieName, '', 0)
}
