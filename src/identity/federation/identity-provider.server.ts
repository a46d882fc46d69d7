// Other providers whose people may sign in here: found by OpenID Connect discovery, their ID tokens verified.

import { createHash } from 'node:crypto'
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Environment } from '#platform/tools/environment.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { hours, seconds } from '#values/duration.ts'

export type IdentityProvider = Environment['IDENTITY_PROVIDERS'][number]

/** What a provider tells of itself (OpenID Connect Discovery 1.0). */
type ProviderAddresses = {
  readonly issuer: string
  /** The whole token response, for OAuth clients. */
  readonly told: ToldAddresses
  readonly keys: JWTVerifyGetKey
}

/** What another provider vouches for. */
export type ProviderIdentity = {
  readonly providerId: string
  readonly rawId: string
  readonly email?: string
  readonly emailVerified: boolean
  readonly displayName?: string
  readonly photoUrl?: string
  readonly claims: JWTPayload
}

/** Claims from outside the ID token; unsigned, so the token's own claims take precedence. */
export type ProviderProfile = {
  readonly email?: unknown
  readonly email_verified?: unknown
  readonly name?: unknown
  readonly picture?: unknown
}

const metadata = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})

type ToldAddresses = z.infer<typeof metadata>

const longestWait = seconds(10)
const rememberedFor = hours(1)
const remembered = new Map<string, { readonly found: Promise<ProviderAddresses>; readonly readAt: number }>()

/** The configured provider of that id. */
export function identityProvider(environment: Environment, id: string): IdentityProvider | undefined {
  return environment.IDENTITY_PROVIDERS.find(provider => provider.id === id)
}

/** What people call it. */
export function nameOfProvider(environment: Environment, id: string): string {
  return identityProvider(environment, id)?.name ?? id
}

/** Those that our pages lead to. */
export function connectableProviders(environment: Environment): readonly IdentityProvider[] {
  return environment.IDENTITY_PROVIDERS
}

/** The provider's addresses, asked at most once an hour. Throws when it does not answer or names another issuer. */
export function providerAddresses(tools: Tools, { issuer }: IdentityProvider): Promise<ProviderAddresses> {
  const now = tools.clock.now().getTime()
  const known = remembered.get(issuer)
  if (known && Math.abs(now - known.readAt) < rememberedFor) return known.found
  const found = discover(issuer)
  remembered.set(issuer, { found, readAt: now })
  found.catch(() => remembered.delete(issuer))
  return found
}

async function discover(issuer: string): Promise<ProviderAddresses> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const answer = await fetch(address, { signal: AbortSignal.timeout(longestWait), redirect: 'error' })
  if (!answer.ok) throw new Error(`The provider ${issuer} answered ${answer.status} when asked for its addresses`)
  const told = metadata.parse(await answer.json())
  if (told.issuer !== issuer) throw new Error(`The provider ${issuer} calls itself by another name`)
  return {
    issuer,
    told,
    keys: createRemoteJWKSet(new URL(told.jwks_uri), { timeoutDuration: longestWait }),
  }
}

export type ProviderClaims = {
  readonly idToken?: string
  /** The plain nonce that the token was asked for with. */
  readonly nonce?: string
  readonly profile?: ProviderProfile
}

/**
 * Who an ID token of the provider is about; undefined when it is not theirs, not for us, expired, or does not carry
 * the nonce. `nonce` is the plain one: the token may carry it or its SHA-256, and must carry one when it is given.
 */
export async function verifyProviderToken(
  tools: Tools,
  provider: IdentityProvider,
  { idToken = '', nonce, profile }: ProviderClaims,
): Promise<ProviderIdentity | undefined> {
  const { keys } = await providerAddresses(tools, provider)
  let claims: JWTPayload
  try {
    const verified = await jwtVerify(idToken, keys, {
      issuer: provider.issuer,
      audience: provider.clientId,
      algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
      currentDate: tools.clock.now(),
      requiredClaims: ['sub', 'exp'],
      clockTolerance: 60,
    })
    claims = verified.payload
  } catch (fault) {
    if (fault instanceof errors.JOSEError || fault instanceof TypeError) return undefined
    throw fault
  }
  const { nonce: carried } = claims
  const expected: unknown[] =
    nonce === undefined ? [undefined] : [nonce, createHash('sha256').update(nonce).digest('hex')]
  return expected.includes(carried) ? readClaims(provider, claims, profile) : undefined
}

/** What claims of the provider, and `profile` where they are silent, say of somebody; undefined without a subject. */
export function readClaims(
  provider: IdentityProvider,
  claims: JWTPayload,
  profile: ProviderProfile = {},
): ProviderIdentity | undefined {
  const { sub } = claims
  if (!sub || sub.length > 256) return undefined
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  // Only the source of the address knows whether it is verified.
  const mailbox = text(claims.email) ? claims : profile
  return {
    providerId: provider.id,
    rawId: sub,
    email: text(mailbox.email),
    emailVerified: mailbox.email_verified === true || mailbox.email_verified === 'true',
    displayName: (text(claims.name) ?? text(profile.name))?.slice(0, 256),
    photoUrl: (text(claims.picture) ?? text(profile.picture))?.slice(0, 2048),
    claims,
  }
}
