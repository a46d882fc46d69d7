// Custom tokens as a server of the operator makes them with the provider's signing key.

import { SignJWT } from 'jose'
import { signingKeys } from '#identity/session/signing-keys.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { later, minutes } from '#values/duration.ts'

export type CustomTokenInput = {
  readonly uid: string
  readonly claims?: Readonly<Record<string, unknown>>
  /** The second factor that was proved before; without it an account that has one is asked. */
  readonly secondFactorId?: string
}

/** A signed token that signs in as `uid` for five minutes; the account is made if there is none. */
export async function mintCustomToken(
  tools: Tools,
  { uid, claims, secondFactorId }: CustomTokenInput,
): Promise<string> {
  const now = tools.clock.now()
  const { signing } = await signingKeys(tools)
  const issuer = `provider@${tools.environment.IDENTITY_PROJECT}`
  return new SignJWT({ uid, claims, second_factor: secondFactorId })
    .setProtectedHeader({ alg: 'RS256', kid: signing.id, typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(issuer)
    .setAudience('https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit')
    .setIssuedAt(now)
    .setExpirationTime(later(now, minutes(5)))
    .sign(signing.privateKey)
}
