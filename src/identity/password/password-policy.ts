// Which passwords are good enough: the site's policy, in the protocol's words.

import { type ProtocolWord, passwordWords as say } from '#identity/wire/protocol-words.ts'

export type PasswordNeed = 'lowercase' | 'uppercase' | 'number' | 'symbol'

export type PasswordPolicy = { readonly leastLength: number; readonly needs: readonly PasswordNeed[] }

/** Below this many characters the protocol answers WEAK_PASSWORD, whatever else the policy asks for. Reference 5. */
export const plainLeastLength = 6

/** Longer passwords are refused: hashing them would be work for nothing. */
export const mostPasswordLength = 1024

const symbols = '^$*.[]{}()?"!@#%&/\\,><\':;|_~`+=- '

const has: Readonly<Record<PasswordNeed, (password: string) => boolean>> = {
  lowercase: word => /\p{Ll}/u.test(word),
  uppercase: word => /\p{Lu}/u.test(word),
  number: word => /\p{Nd}/u.test(word),
  symbol: word => [...word].some(sign => symbols.includes(sign)),
}

/** The rules that `password` fails; empty when none. */
export function missingRequirements(password: string, policy: PasswordPolicy): ProtocolWord[] {
  return [
    ...(password.length < policy.leastLength ? [say.least(policy.leastLength)] : []),
    ...(password.length > mostPasswordLength ? [say.most(mostPasswordLength)] : []),
    ...policy.needs.filter(need => !has[need](password)).map(need => say[need]),
  ]
}

/** The policy as GET /v2/passwordPolicy answers it. */
export function policyAnswer(policy: PasswordPolicy) {
  const wants = (need: PasswordNeed) => (policy.needs.includes(need) ? true : undefined)
  return {
    customStrengthOptions: {
      minPasswordLength: policy.leastLength,
      maxPasswordLength: mostPasswordLength,
      containsLowercaseCharacter: wants('lowercase'),
      containsUppercaseCharacter: wants('uppercase'),
      containsNumericCharacter: wants('number'),
      containsNonAlphanumericCharacter: wants('symbol'),
    },
    schemaVersion: 1,
    allowedNonAlphanumericCharacters: [...symbols],
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
  }
}
