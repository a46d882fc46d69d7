// Whether a password may become one: the one check in front of every hash that is kept.

import { dictionary } from '@zxcvbn-ts/language-common'
import { type IdentityRefusal, refuse } from '#identity/wire/identity-reason.ts'
import { passwordWords, protocolWords } from '#identity/wire/protocol-words.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { missingRequirements, type PasswordNeed, type PasswordPolicy, plainLeastLength } from './password-policy.ts'

/** The password policy of this site. */
export function passwordPolicy(environment: Environment): PasswordPolicy {
  return {
    leastLength: environment.IDENTITY_PASSWORD_LENGTH,
    needs: environment.IDENTITY_PASSWORD_NEEDS as readonly PasswordNeed[],
  }
}

/**
 * WEAK_PASSWORD below the protocol's six characters; PASSWORD_DOES_NOT_MEET_REQUIREMENTS for what the site's policy asks,
 * for one that everybody tries first, and for the account's own address. Passwords of before are never asked again.
 */
export function passwordFault(
  environment: Environment,
  password: string,
  email?: string | null,
): IdentityRefusal | undefined {
  if (password.length < plainLeastLength) return refuse('WEAK_PASSWORD', protocolWords.weakPassword(plainLeastLength))
  const missing = [
    ...missingRequirements(password, passwordPolicy(environment)),
    ...(isCommonPassword(password) ? [passwordWords.common] : []),
    ...(isOwnAddress(password, email) ? [passwordWords.ownAddress] : []),
  ]
  if (missing.length === 0) return undefined
  return refuse('PASSWORD_DOES_NOT_MEET_REQUIREMENTS', protocolWords.missingRequirements(missing))
}

let common: ReadonlySet<string> | undefined

/** Whether it is one of the 40,000 most frequent of public leaks, in whatever case. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common'])
  return common.has(password.normalize('NFKC').toLowerCase())
}

/** The whole address, or its local part. */
function isOwnAddress(password: string, email: string | null | undefined): boolean {
  if (!email) return false
  const typed = password.normalize('NFKC').toLowerCase()
  const address = email.toLowerCase()
  return typed === address || typed === address.slice(0, address.lastIndexOf('@'))
}
