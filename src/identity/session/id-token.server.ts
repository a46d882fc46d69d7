// ID tokens: what they say, how they are signed, how anybody's are verified.

import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Account, ProviderLink } from '#identity/account/account-store.server.ts'
import type { sessionTable } from '#identity/account/identity-tables.server.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { hours, later } from '#values/duration.ts'
import { type KeyRing, signingKeys } from './signing-keys.server.ts'

export type Session = typeof sessionTable.$inferSelect

const lifetime = hours(1)

/** How long an ID token is good for, in seconds. */
export const idTokenSeconds = lifetime / 1000

/** What our ID tokens say; times are seconds since 1970. */
type IdTokenClaims = JWTPayload & {
  readonly sub: string
  readonly user_id: string
  readonly iat: number
  readonly exp: number
  readonly auth_time: number
  /** Our session behind the token: it ends when that does. */
  readonly sid: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly phone_number?: string
  readonly name?: string
  readonly picture?: string
  readonly firebase: {
    readonly identities: Readonly<Record<string, readonly string[]>>
    readonly sign_in_provider: string
    readonly sign_in_second_factor?: string
    readonly second_factor_identifier?: string
  }
}

/** The issuer that the protocol names for a project; verifiers written for it know no other. */
export function issuerOf(project: string): string {
  return `https://securetoken.google.com/${project}`
}

/** The oldest ID token that is synchronised, counted from when it was issued. Spec 9. */
const oldestTokenSeconds = 300

/** Whether a token issued at `issued` may still be synchronised at `now`, both in seconds since 1970. */
export function isFreshToken(issued: number, now: number): boolean {
  return now - issued <= oldestTokenSeconds
}

const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000)

/** A signed ID token of the account in that session, good for an hour. */
export async function mintIdToken(
  tools: Tools,
  account: Account,
  session: Session,
  links: readonly ProviderLink[],
): Promise<string> {
  const now = tools.clock.now()
  const project = tools.environment.IDENTITY_PROJECT
  const { signing } = await signingKeys(tools)
  const identities: Record<string, string[]> = {}
  if (account.email) identities.email = [account.email]
  if (account.phoneNumber) identities.phone = [account.phoneNumber]
  for (const { providerId, rawId } of links) identities[providerId] = [rawId]
  return new SignJWT({
    name: account.displayName ?? undefined,
    picture: account.photoUrl ?? undefined,
    ...account.customClaims,
    ...session.claims,
    email: account.email ?? undefined,
    email_verified: account.email ? account.emailVerified : undefined,
    phone_number: account.phoneNumber ?? undefined,
    auth_time: secondsOf(session.signedInAt),
    user_id: account.id,
    sid: session.id,
    firebase: {
      identities,
      sign_in_provider: session.signInProvider,
      sign_in_second_factor: session.secondFactorId ? 'totp' : undefined,
      second_factor_identifier: session.secondFactorId ?? undefined,
    },
  })
    .setProtectedHeader({ alg: 'RS256', kid: signing.id, typ: 'JWT' })
    .setIssuer(issuerOf(project))
    .setAudience(project)
    .setSubject(account.id)
    .setIssuedAt(secondsOf(now))
    .setExpirationTime(secondsOf(later(now, lifetime)))
    .sign(signing.privateKey)
}

/**
 * The claims of an ID token of ours that is signed, for this project and not expired: TOKEN_EXPIRED or INVALID_ID_TOKEN.
 * It asks no database about the account; `proveIdToken` does.
 */
export async function verifyIdToken(
  tools: Tools,
  token: string,
): Promise<IdentityOutcome<{ readonly claims: IdTokenClaims }>> {
  const read = await readIdToken(tools, token)
  if (!read.ok) return read
  return read.expired ? refuse('TOKEN_EXPIRED') : { ok: true, claims: read.claims }
}

/** As `verifyIdToken`, but an expired token is read too and says so: the protocol asks about the account first. */
export async function readIdToken(
  tools: Tools,
  token: string,
): Promise<IdentityOutcome<{ readonly claims: IdTokenClaims; readonly expired: boolean }>> {
  const project = tools.environment.IDENTITY_PROJECT
  const read = await readSigned(tools, token, { issuer: issuerOf(project), audience: project })
  if (!read) return refuse('INVALID_ID_TOKEN')
  const { claims, expired } = read
  if (typeof claims.sub !== 'string' || typeof claims.sid !== 'string' || claims.user_id !== claims.sub) {
    return refuse('INVALID_ID_TOKEN')
  }
  return { ok: true, claims: claims as IdTokenClaims, expired }
}

/** The claims of a token that one of our keys signed for that audience, expired or not; undefined for any other text. */
export async function readSigned(
  tools: Tools,
  token: string,
  wanted: { readonly issuer: string; readonly audience: string },
): Promise<{ readonly claims: JWTPayload; readonly expired: boolean } | undefined> {
  const verify = async (ring: KeyRing) => {
    const options = { ...wanted, algorithms: ['RS256'], currentDate: tools.clock.now() }
    const { payload } = await jwtVerify(
      token,
      ({ kid = '' }) => {
        const key = ring.publicKeys.get(kid)
        if (!key) throw new errors.JWKSNoMatchingKey()
        return key
      },
      options,
    )
    return { claims: payload, expired: false }
  }
  try {
    return await verify(await signingKeys(tools))
  } catch (fault) {
    if (fault instanceof errors.JWTExpired) return { claims: fault.payload, expired: true }
    // Another process may have rotated the keys a moment ago.
    if (fault instanceof errors.JWKSNoMatchingKey)
      return verify(await signingKeys(tools, { fresh: true })).catch(expiredOnly)
    return expiredOnly(fault)
  }
}

function expiredOnly(fault: unknown) {
  if (fault instanceof errors.JWTExpired) return { claims: fault.payload, expired: true }
  if (fault instanceof errors.JOSEError || fault instanceof TypeError) return undefined
  throw fault
}
