// Who this site is to an authenticator, and whether there can be passkeys for it at all.

import { isIP } from 'node:net'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import type { Environment } from '#platform/tools/environment.server.ts'

export type RelyingParty = { readonly id: string; readonly name: string; readonly origin: string }

/**
 * Undefined where there are none: with a hosted provider, which keeps the accounts itself, and at addresses for which
 * browsers make none: those without a name, or neither encrypted nor of this machine (WebAuthn Level 3, 5.1.3).
 */
export function relyingParty(
  environment: Environment,
  { origin: asked }: Pick<Caller, 'origin'>,
): RelyingParty | undefined {
  if (isHosted(environment)) return undefined
  const { protocol, hostname, origin } = new URL(siteOrigin(environment, asked))
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  if (!isSecure || hostname.startsWith('[') || isIP(hostname)) return undefined
  return { id: hostname, name: environment.SITE_NAME, origin }
}
