// The password policy: what is missing, in which words, and how the client is told.

import { describe, expect, test } from 'vitest'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import { passwordFault, passwordPolicy } from './new-password.server.ts'
import { missingRequirements, mostPasswordLength, policyAnswer } from './password-policy.ts'

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
  const reasonOf = (password: string, variables = {}, email?: string) =>
    passwordFault(parseEnvironment(variables), password, email)?.reason ?? 'fine'

  test('is the protocol’s own below six characters, whatever the policy', () => {
    for (const variables of [{}, { IDENTITY_PASSWORD_LENGTH: '10', IDENTITY_PASSWORD_NEEDS: 'number' }])
      expect(passwordFault(parseEnvironment(variables), 'zebra')).toEqual({
        ok: false,
        reason: 'WEAK_PASSWORD',
        detail: 'Password should be at least 6 characters',
      })
  })

  test('is the policy’s at six and seven, and eight will do', () => {
    expect(passwordFault(parseEnvironment({}), 'zebra 1')).toEqual({
      ok: false,
      reason: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      detail: 'Missing password requirements: [Password must contain at least 8 characters]',
    })
    expect(['zebrax', 'zebra 1', 'zebra 12'].map(each => reasonOf(each))).toEqual([
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      'fine',
    ])
    expect(reasonOf('zebrax', { IDENTITY_PASSWORD_LENGTH: '6' })).toBe('fine')
  })

  test.each(['password', 'Password123', 'QWERTYUIOP', '12345678', 'ｐａｓｓｗｏｒｄ', 'iloveyou', 'trustno1'])(
    'is that everybody tries %s first',
    password => {
      expect(passwordFault(parseEnvironment({}), password)?.detail).toBe(
        'Missing password requirements: [Password must not be a commonly used one]',
      )
    },
  )

  test.each([
    ['ada.lovelace@example.org', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'],
    ['Ada.Lovelace@Example.org', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'],
    ['ada.lovelace', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'],
    ['ada.lovelace and a horse', 'fine'],
    ['grace.hopper@example.org', 'fine'],
  ])('of the address itself: %s', (password, reason) => {
    expect(reasonOf(password, {}, 'ada.lovelace@example.org')).toBe(reason)
  })

  test.each([{ IDENTITY_PASSWORD_LENGTH: '10' }, { IDENTITY_PASSWORD_NEEDS: 'number' }])(
    'names what is missing under %j',
    variables => {
      expect(passwordFault(parseEnvironment(variables), 'zebra xyz')).toMatchObject({
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
