// Why no verification mail can be sent, checked before the provider is called (Spec 5).

import { sentence } from '#catalogue/sentence.ts'
import type { AuthUser } from './auth-user.ts'

/** Client codes of our own, each with its sentence; the first two are the specification's. */
export const verificationFaults = {
  'no-user': () => sentence('identity.noUser'),
  'email-already-verified': () => sentence('identity.alreadyVerified'),
  'no-authenticated-user': () => sentence('identity.noAuthenticatedUser'),
} as const

type VerificationFault = keyof typeof verificationFaults

/**
 * In this order: nobody is signed in, the address is verified already, the provider's SDK holds nobody or somebody else
 * (`held` is its user's uid). Undefined when the mail may be asked for.
 */
export function verificationFault(user: AuthUser | null, held: string | undefined): VerificationFault | undefined {
  if (!user) return 'no-user'
  if (user.emailVerified) return 'email-already-verified'
  return held === user.uid ? undefined : 'no-authenticated-user'
}
