// Which user counts as verified (Spec 4): the one place that decides it.

import { friendlyMessage } from '#identity/browser/friendly-message.ts'
import { verificationFaults } from '#identity/browser/verification-fault.ts'
import type { Person } from '#identity/wire/profile.ts'

type Provable = Pick<Person, 'providers' | 'emailVerified' | 'phoneNumber'>

const proofs: Readonly<Record<string, (user: Provable) => boolean>> = {
  password: user => user.emailVerified,
  // Users of a hosted provider who sign in only by mailed links.
  emailLink: user => user.emailVerified,
  phone: user => user.phoneNumber !== null,
}

/**
 * The guard's rule: a password needs a verified e-mail address, a phone its number, another provider nothing more.
 * With several linked, one that is satisfied is enough; without any, an address or a number must be proven.
 */
export function isVerified(user: Provable): boolean {
  if (user.providers.length === 0) return !requiresVerification(user)
  return user.providers.some(provider => (Object.hasOwn(proofs, provider) ? proofs[provider]!(user) : true))
}

/** Whether to ask somebody to verify something: drives prompts, never the guard (Spec 4). */
export function requiresVerification(user: Pick<Provable, 'emailVerified' | 'phoneNumber'>): boolean {
  return !user.emailVerified && user.phoneNumber === null
}

/** Why no verification mail was sent. */
export type VerificationRefusal = 'nobody-signed-in' | 'already-verified' | 'no-account' | 'too-many' | 'not-sent'

/** Spec 5 and 8: the sentences are the specification's. */
export const verificationRefusals: Readonly<Record<VerificationRefusal, () => string>> = {
  'nobody-signed-in': verificationFaults['no-user'],
  'already-verified': verificationFaults['email-already-verified'],
  'no-account': verificationFaults['no-authenticated-user'],
  'too-many': () => friendlyMessage('too-many-requests'),
  'not-sent': () => friendlyMessage('internal-error'),
}
