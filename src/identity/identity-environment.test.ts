// The settings of the identity provider: their defaults, and what is said of wrong ones.

import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseEnvironment } from '#platform/tools/environment.server.ts'

test('by default everybody may come in by every way, protected, as project casita', () => {
  expect(parseEnvironment({})).toMatchObject({
    IDENTITY_PROJECT: 'casita',
    IDENTITY_API_KEY: 'casita-web',
    IDENTITY_KEY: undefined,
    IDENTITY_METHODS: ['password', 'email-link', 'phone', 'sign-up'],
    IDENTITY_ENUMERATION_PROTECTION: true,
    IDENTITY_PASSWORD_LENGTH: 8,
    IDENTITY_PASSWORD_NEEDS: [],
    IDENTITY_PROVIDERS: [],
    SMS_SENDING: true,
    SMS_PREFIXES: [],
    SMS_PER_DAY: 200,
    CASITA_TEST_HELPERS: false,
  })
})

test('several keys are read in their order', () => {
  const keys = [randomBytes(32), randomBytes(32)]
  const text = keys.map(key => key.toString('base64')).join(', ')
  expect(parseEnvironment({ IDENTITY_KEY: text }).IDENTITY_KEY).toEqual(keys)
})

test('a provider gets what it leaves out', () => {
  const given = [
    { id: 'google.com', clientId: 'g' },
    { id: 'oidc.acme', issuer: 'https://acme.example', clientId: 'a', clientSecret: 's' },
  ]
  expect(parseEnvironment({ IDENTITY_PROVIDERS: JSON.stringify(given) }).IDENTITY_PROVIDERS).toEqual([
    {
      id: 'google.com',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: 'g',
      provesEmail: true,
      bareTokens: false,
    },
    {
      id: 'oidc.acme',
      name: 'acme',
      issuer: 'https://acme.example',
      clientId: 'a',
      clientSecret: 's',
      provesEmail: false,
      bareTokens: false,
    },
  ])
})

test.each([
  ['IDENTITY_PROJECT', 'Casita!', 'IDENTITY_PROJECT must be 3 to 30 small letters, digits and dashes.'],
  ['IDENTITY_API_KEY', 'a:b:c:d', 'IDENTITY_API_KEY must be 6 to 100 letters, digits, dashes or underscores.'],
  ['IDENTITY_KEY', 'c2hvcnQ=', 'IDENTITY_KEY must be 32 bytes in base64 (several with commas between).'],
  ['IDENTITY_METHODS', 'password,magic', 'IDENTITY_METHODS must be words of password, email-link, phone, sign-up.'],
  ['IDENTITY_ENUMERATION_PROTECTION', 'yes', 'IDENTITY_ENUMERATION_PROTECTION must be on or off.'],
  ['IDENTITY_PASSWORD_LENGTH', '5', 'IDENTITY_PASSWORD_LENGTH must be between 6 and 30.'],
  [
    'IDENTITY_PASSWORD_NEEDS',
    'emoji',
    'IDENTITY_PASSWORD_NEEDS must be words of lowercase, uppercase, number, symbol.',
  ],
  ['IDENTITY_PROVIDERS', 'google', 'IDENTITY_PROVIDERS must be a JSON list of providers.'],
  ['IDENTITY_PROVIDERS', '[{"id":"google.com"}]', /^IDENTITY_PROVIDERS is wrong at 0\.clientId: /],
  [
    'IDENTITY_PROVIDERS',
    '[{"id":"oidc.a","clientId":"x"}]',
    'IDENTITY_PROVIDERS is wrong at 0: an oidc provider needs its issuer.',
  ],
  ['SMS_PREFIXES', '44', 'SMS_PREFIXES must be prefixes such as +44, with commas between.'],
  ['CASITA_TEST_HELPERS', 'yes', 'CASITA_TEST_HELPERS must be 0 or 1.'],
])('%s=%s', (name, value, sentence) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(sentence)
})

test('a wrong key is not repeated', () => {
  const value = randomBytes(31).toString('base64')
  let said = ''
  try {
    parseEnvironment({ IDENTITY_KEY: value })
  } catch (fault) {
    said = String(fault)
  }
  expect(said).toContain('IDENTITY_KEY')
  expect(said).not.toContain(value)
})
