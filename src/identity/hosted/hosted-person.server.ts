// Who an ID token of a hosted project is about, as the service tells now: a token alone leaves unsaid how somebody can sign in.

import { z } from 'zod'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { hostedCall } from './hosted-call.server.ts'
import { type HostedSignIn, hostedPerson, verifyHostedToken } from './hosted-token.server.ts'

/** Somebody who signs in by mailed links and has no password. */
const emailLink = 'emailLink'

const accountShape = z.looseObject({
  localId: z.string(),
  email: z.string().optional(),
  emailVerified: z.boolean().optional(),
  phoneNumber: z.string().optional(),
  displayName: z.string().optional(),
  photoUrl: z.string().optional(),
  disabled: z.boolean().optional(),
  /** Never the hash, but there is none without a password. */
  passwordHash: z.string().optional(),
  providerUserInfo: z.array(z.looseObject({ providerId: z.string() })).default([]),
})
const answerShape = z.looseObject({ users: z.array(accountShape).default([]) })

/**
 * Refuses a token as `verifyHostedToken` does, then as the service does: USER_DISABLED, USER_NOT_FOUND, TOKEN_EXPIRED
 * (revoked), NETWORK_REQUEST_FAILED. In `providers`, `password` tells of a password and `emailLink` of an address without.
 */
export async function findHostedPerson(tools: Tools, idToken: string): Promise<IdentityOutcome<HostedSignIn>> {
  const read = await verifyHostedToken(tools, idToken)
  if (!read.ok) return read
  const asked = await hostedCall(tools, 'v1/accounts:lookup', { idToken })
  if (!asked.ok) return asked
  const answer = answerShape.safeParse(asked.answer)
  if (!answer.success) return refuse('NETWORK_REQUEST_FAILED')
  const account = answer.data.users.find(({ localId }) => localId === read.person.subject)
  if (!account) return refuse('USER_NOT_FOUND')
  if (account.disabled) return refuse('USER_DISABLED')
  return { ...read, person: hostedPerson(account.localId, account, providersOf(account)) }
}

/** The service lists a `password` for whoever follows mailed links, too. */
function providersOf({ providerUserInfo, passwordHash }: z.infer<typeof accountShape>): string[] {
  return providerUserInfo.map(({ providerId }) =>
    providerId === 'password' && passwordHash === undefined ? emailLink : providerId,
  )
}
