// Which passwords are good enough: the site's policy, in our words and in the protocol's.

export type PasswordNeed = 'lowercase' | 'uppercase' | 'number' | 'symbol'

export type PasswordPolicy = { readonly leastLength: number; readonly needs: readonly PasswordNeed[] }

/** Without a policy of the site the protocol asks for this many characters and answers WEAK_PASSWORD. Reference 5. */
export const plainLeastLength = 6

/** Longer passwords are refused: hashing them would be work for nothing. */
export const mostPasswordLength = 1024

const symbols = '^$*.[]{}()?"!@#%&/\\,><\':;|_~`+=- '

const rules: Readonly<
  Record<PasswordNeed, { readonly has: (password: string) => boolean; readonly sentence: string }>
> = {
  lowercase: { has: word => /\p{Ll}/u.test(word), sentence: 'Password must contain a lower case character' },
  uppercase: { has: word => /\p{Lu}/u.test(word), sentence: 'Password must contain an upper case character' },
  number: { has: word => /\p{Nd}/u.test(word), sentence: 'Password must contain a numeric character' },
  symbol: {
    has: word => [...word].some(sign => symbols.includes(sign)),
    sentence: 'Password must contain a non-alphanumeric character',
  },
}

export function isPlainPolicy(policy: PasswordPolicy): boolean {
  return policy.leastLength <= plainLeastLength && policy.needs.length === 0
}

/** The sentences of everything that `password` lacks; empty when it is good enough. */
export function missingRequirements(password: string, policy: PasswordPolicy): string[] {
  const missing: string[] = []
  if (password.length < policy.leastLength) {
    missing.push(`Password must contain at least ${policy.leastLength} characters`)
  }
  if (password.length > mostPasswordLength) {
    missing.push(`Password may contain at most ${mostPasswordLength} characters`)
  }
  for (const need of policy.needs) {
    if (!rules[need].has(password)) missing.push(rules[need].sentence)
  }
  return missing
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
