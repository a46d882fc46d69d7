// Whether a password may become one: the one check in front of every hash that is kept.

import { type IdentityRefusal, refuse } from '#identity/identity-reason.ts'
import type { Environment } from '#platform/environment.server.ts'
import { isPlainPolicy, missingRequirements, type PasswordNeed, type PasswordPolicy } from './password-policy.ts'

/** The password policy of this site. */
export function passwordPolicy(environment: Environment): PasswordPolicy {
  return {
    leastLength: environment.IDENTITY_PASSWORD_LENGTH,
    needs: environment.IDENTITY_PASSWORD_NEEDS as readonly PasswordNeed[],
  }
}

/** WEAK_PASSWORD under the protocol's plain rule, PASSWORD_DOES_NOT_MEET_REQUIREMENTS under a policy of the site. */
export function passwordFault(environment: Environment, password: string): IdentityRefusal | undefined {
  const policy = passwordPolicy(environment)
  const missing = missingRequirements(password, policy)
  if (missing.length === 0) return undefined
  return isPlainPolicy(policy) && password.length < policy.leastLength
    ? refuse('WEAK_PASSWORD', `Password should be at least ${policy.leastLength} characters`)
    : refuse('PASSWORD_DOES_NOT_MEET_REQUIREMENTS', `Missing password requirements: [${missing.join(', ')}]`)
}
