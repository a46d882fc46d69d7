// The password policy: what is missing, in which words, and how the client is told.

import { describe, expect, test } from 'vitest'
import { parseEnvironment } from '#platform/environment.server.ts'
import { passwordFault, passwordPolicy } from './new-password.server.ts'
import { isPlainPolicy, missingRequirements, mostPasswordLength, policyAnswer } from './password-policy.ts'

const strict = { leastLength: 8, needs: ['lowercase', 'uppercase', 'number', 'symbol'] } as const

test.each([
  ['', 5],
  ['abcdefgh', 3],
  ['ABCdefgh', 2],
  ['ABCdefg7', 1],
  ['ABCdef7!', 0],
  ['Ünïcödé 7', 0],
  ['ÀÉÎàéî7-', 0],
])('%j lacks %i things', (password, count) => {
  expect(missingRequirements(password, strict)).toHaveLength(count)
})

test('a password may be long, but not endless', () => {
  const plain = { leastLength: 6, needs: [] }
  expect(missingRequirements('x'.repeat(mostPasswordLength), plain)).toEqual([])
  expect(missingRequirements('x'.repeat(mostPasswordLength + 1), plain)).toEqual([
    'Password may contain at most 1024 characters',
  ])
})

describe('the refusal', () => {
  test('is the protocol’s own without a policy of the site', () => {
    expect(passwordFault(parseEnvironment({}), '12345')).toEqual({
      ok: false,
      reason: 'WEAK_PASSWORD',
      detail: 'Password should be at least 6 characters',
    })
    expect(passwordFault(parseEnvironment({}), '123456')).toBeUndefined()
  })

  test.each([{ IDENTITY_PASSWORD_LENGTH: '10' }, { IDENTITY_PASSWORD_NEEDS: 'number' }])(
    'names what is missing under %j',
    variables => {
      expect(passwordFault(parseEnvironment(variables), 'short')).toMatchObject({
        reason: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
        detail: expect.stringMatching(/^Missing password requirements: \[Password must contain .+\]$/),
      })
    },
  )
})

test('the client is told the whole policy, and only what it asks for', () => {
  const policy = passwordPolicy(
    parseEnvironment({ IDENTITY_PASSWORD_LENGTH: '9', IDENTITY_PASSWORD_NEEDS: 'number, symbol' }),
  )
  expect(isPlainPolicy(policy)).toBe(false)
  expect(JSON.parse(JSON.stringify(policyAnswer(policy)))).toMatchObject({
    customStrengthOptions: {
      minPasswordLength: 9,
      maxPasswordLength: 1024,
      containsNumericCharacter: true,
      containsNonAlphanumericCharacter: true,
    },
    schemaVersion: 1,
    forceUpgradeOnSignin: false,
  })
  expect(policyAnswer(policy).customStrengthOptions.containsUppercaseCharacter).toBeUndefined()
})
