// Second factors of an account that a hosted project keeps: codes of an app, listed, set up and taken away there.

import { z } from 'zod'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type Milliseconds, seconds } from '#values/duration.ts'
import { hostedCall } from './hosted-call.server.ts'
import type { HostedTokens } from './renew-hosted-token.server.ts'

type HostedFactor = { readonly id: string; readonly since: string }

const factorShape = z.looseObject({
  mfaEnrollmentId: z.string(),
  enrolledAt: z.string(),
  totpInfo: z.unknown().optional(),
})
const listedShape = z.looseObject({
  users: z.array(z.looseObject({ mfaInfo: z.array(factorShape).default([]) })).default([]),
})
const begunShape = z.looseObject({
  totpSessionInfo: z.looseObject({ sharedSecretKey: z.string(), sessionInfo: z.string() }),
})

// The page waits for it.
const patience: Milliseconds = seconds(3)

/** The apps of the bearer's account; refuses as the service does, and with NETWORK_REQUEST_FAILED after three seconds. */
export async function hostedFactors(
  tools: Tools,
  idToken: string,
): Promise<IdentityOutcome<{ readonly factors: readonly HostedFactor[] }>> {
  const asked = await hostedCall(tools, 'v1/accounts:lookup', { idToken }, { patience })
  if (!asked.ok) return asked
  const listed = listedShape.safeParse(asked.answer)
  if (!listed.success) return refuse('NETWORK_REQUEST_FAILED')
  const apps = listed.data.users.flatMap(({ mfaInfo }) => mfaInfo).filter(({ totpInfo }) => totpInfo !== undefined)
  return { ok: true, factors: apps.map(({ mfaEnrollmentId: id, enrolledAt: since }) => ({ id, since })) }
}

/** The secret for the app in base32. UNVERIFIED_EMAIL, and OPERATION_NOT_ALLOWED where the project has no such codes. */
export async function startHostedFactor(
  tools: Tools,
  idToken: string,
): Promise<IdentityOutcome<{ readonly secret: string; readonly sessionInfo: string }>> {
  const asked = await hostedCall(tools, 'v2/accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} })
  if (!asked.ok) return asked
  const begun = begunShape.safeParse(asked.answer)
  if (!begun.success) return refuse('NETWORK_REQUEST_FAILED')
  const { sharedSecretKey: secret, sessionInfo } = begun.data.totpSessionInfo
  return { ok: true, secret, sessionInfo }
}

/** The app's first code turns it on. INVALID_CODE, SESSION_EXPIRED; tokens take the place of those of before. */
export async function finishHostedFactor(
  tools: Tools,
  { idToken, sessionInfo, code }: { readonly idToken: string; readonly sessionInfo: string; readonly code: string },
): Promise<IdentityOutcome<{ readonly tokens: HostedTokens }>> {
  const totpVerificationInfo = { sessionInfo, verificationCode: code }
  return tokensAfter(tools, 'v2/accounts/mfaEnrollment:finalize', { idToken, totpVerificationInfo })
}

/** MFA_ENROLLMENT_NOT_FOUND. The service may leave the tokens as they were. */
export async function withdrawHostedFactor(
  tools: Tools,
  { idToken, factorId }: { readonly idToken: string; readonly factorId: string },
): Promise<IdentityOutcome<{ readonly tokens: HostedTokens }>> {
  return tokensAfter(tools, 'v2/accounts/mfaEnrollment:withdraw', { idToken, mfaEnrollmentId: factorId })
}

async function tokensAfter(
  tools: Tools,
  operation: string,
  body: { readonly idToken: string; readonly [field: string]: unknown },
): Promise<IdentityOutcome<{ readonly tokens: HostedTokens }>> {
  const asked = await hostedCall(tools, operation, body)
  if (!asked.ok) return asked
  const { idToken = body.idToken, refreshToken } = asked.answer
  return { ok: true, tokens: { idToken, refreshToken } }
}
