// ID tokens of a hosted project: verified against the published keys, and read as a person.

import { errors, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose'
import { z } from 'zod'
import { issuerOf } from '#identity/session/id-token.server.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import type { Person } from '#identity/wire/profile.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { canonicalPhoneNumber } from '#values/phone-number.ts'
import { emulatorOrigin } from './hosted-project.server.ts'
import { publishedKeys } from './published-keys.server.ts'

/** A person, when the token was issued, and when they signed in: both in seconds since 1970. */
export type HostedSignIn = {
  readonly person: Person
  readonly issuedAt: number
  readonly signedInAt: number
  /** Whether the sign-in took a second factor, as the provider says. */
  readonly withSecondFactor: boolean
}

const claimsShape = z.object({
  sub: z.string().min(1).max(128),
  iat: z.number(),
  auth_time: z.number(),
  email: z.string().max(254).optional(),
  email_verified: z.boolean().optional(),
  phone_number: z
    .string()
    .refine(number => canonicalPhoneNumber(number) === number)
    .optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
  firebase: z.object({
    sign_in_provider: z.string(),
    sign_in_second_factor: z.string().optional(),
    identities: z.record(z.string(), z.unknown()).default({}),
  }),
})

/** TOKEN_EXPIRED or INVALID_ID_TOKEN. `keysAt` is where the keys are published, if not at the usual address. */
export async function verifyHostedToken(
  tools: Tools,
  idToken: string,
  keysAt?: string,
): Promise<IdentityOutcome<HostedSignIn>> {
  const project = tools.environment.IDENTITY_PROJECT
  const now = tools.clock.now()
  const wanted = { issuer: issuerOf(project), audience: project, currentDate: now }
  // Unreadable keys must not be reported as an invalid token: they throw.
  const keys = emulatorOrigin(tools.environment) ? undefined : await publishedKeys(tools, keysAt)
  let payload: JWTPayload
  try {
    payload = keys
      ? (await jwtVerify(idToken, keys, { ...wanted, algorithms: ['RS256'] })).payload
      : UnsecuredJWT.decode(idToken, wanted).payload
  } catch (fault) {
    if (fault instanceof errors.JWTExpired) return refuse('TOKEN_EXPIRED')
    if (fault instanceof errors.JOSEError || fault instanceof TypeError) return refuse('INVALID_ID_TOKEN')
    throw fault
  }
  const read = claimsShape.safeParse(payload)
  const present = now.getTime() / 1000 + 60
  if (!read.success || read.data.iat > present || read.data.auth_time > present) return refuse('INVALID_ID_TOKEN')
  const { iat: issuedAt, auth_time: signedInAt, firebase } = read.data
  const withSecondFactor = firebase.sign_in_second_factor !== undefined
  return { ok: true, person: personOf(read.data), issuedAt, signedInAt, withSecondFactor }
}

type Told = { readonly emailVerified?: boolean } & {
  readonly [field in 'email' | 'phoneNumber' | 'displayName' | 'photoUrl']?: string
}

/** A person in the service's words: what is empty is null, and what is too long for us is cut. */
export function hostedPerson(subject: string, told: Told, providers: readonly string[]): Person {
  return {
    subject,
    email: told.email ?? null,
    emailVerified: told.email !== undefined && told.emailVerified === true,
    phoneNumber: told.phoneNumber ?? null,
    displayName: told.displayName?.slice(0, 256) || null,
    photoUrl: told.photoUrl?.slice(0, 2048) || null,
    providers: [...new Set(providers)].sort(),
  }
}

function personOf(claims: z.infer<typeof claimsShape>): Person {
  const { email, email_verified: emailVerified, phone_number: phoneNumber, name, picture, firebase } = claims
  // `email` among the identities tells that there is an address, not that there is a password.
  const linked = Object.keys(firebase.identities).filter(id => id !== 'email')
  const used = firebase.sign_in_provider === 'custom' ? [] : [firebase.sign_in_provider]
  const told = { email, emailVerified, phoneNumber, displayName: name, photoUrl: picture }
  return hostedPerson(claims.sub, told, [...linked, ...used])
}
