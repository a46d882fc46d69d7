// The configuration: its defaults, its refusals, and the example file that explains it.

import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Environment, environmentSchema, parseEnvironment, WrongEnvironment } from './environment.server.ts'
import { inProject } from './project-root.server.ts'

function faultOf(variables: Record<string, string>): string {
  try {
    parseEnvironment(variables)
  } catch (fault) {
    if (fault instanceof WrongEnvironment) return fault.message
    throw fault
  }
  return ''
}

describe('an empty environment', () => {
  const environment = parseEnvironment({})

  it('listens on the loopback only', () => {
    expect(environment).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, NODE_ENV: 'production' })
  })

  it('has no database of its own and no address for guests', () => {
    expect([environment.DATABASE_URL, environment.PUBLIC_URL, environment.DATA_DIR]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('cannot be changed afterwards', () => {
    expect(() => Object.assign(environment as { PORT: number }, { PORT: 1 })).toThrow(TypeError)
  })
})

test('what tests keep lies among the temporary files, never where a site keeps its own', () => {
  expect(parseEnvironment({ NODE_ENV: 'test' }).DATA_DIR).toMatch(new RegExp(`^${tmpdir()}/casita-test-`))
  expect(parseEnvironment({ NODE_ENV: 'test', DATA_DIR: '/own' }).DATA_DIR).toBe('/own')
})

test('an empty variable counts as absent', () => {
  expect(parseEnvironment({ PORT: '', SITE_NAME: '' })).toMatchObject({ PORT: 3000, SITE_NAME: 'Casita' })
})

test('an address for guests loses its closing slash', () => {
  expect(parseEnvironment({ PUBLIC_URL: 'https://homes.example/' }).PUBLIC_URL).toBe('https://homes.example')
})

const anyLanguage =
  'SITE_LANG must be one of the languages there are (en, de, ar), with a region if you like, such as en-US.'

describe('a wrong value is named, with what it must be', () => {
  it.each([
    ['PORT', 'many', 'PORT must be a whole number.'],
    ['PORT', '65536', 'PORT must be between 0 and 65535.'],
    ['PORT', '-1', 'PORT must be a whole number.'],
    [
      'IDENTITY_SERVICE_ACCOUNT',
      'a-file.json',
      'IDENTITY_SERVICE_ACCOUNT must be the JSON of a service account’s key.',
    ],
    ['IDENTITY_SERVICE_ACCOUNT', '[]', 'IDENTITY_SERVICE_ACCOUNT has no usable fields.'],
    [
      'IDENTITY_SERVICE_ACCOUNT',
      '{"client_email":"a@b.example","private_key":"-----BEGIN PRIVATE KEY-----\\nx","token_uri":"http://evil.example"}',
      'IDENTITY_SERVICE_ACCOUNT has no usable token_uri.',
    ],
    ['PUBLIC_URL', 'homes.example', 'PUBLIC_URL must be an address that starts with http:// or https://.'],
    ['PUBLIC_URL', 'ftp://homes.example', 'PUBLIC_URL must be an address that starts with http:// or https://.'],
    ['PUBLIC_URL', 'https://homes.example/site', 'PUBLIC_URL must be an origin, without a path.'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address that starts with postgres://.'],
    [
      'DATABASE_URL',
      'postgres://me:p/w@host:x/y',
      'DATABASE_URL is no address: signs such as @, / and spaces in a password are written as %40, %2F, %20.',
    ],
    ['SITE_CONTACT', 'nobody', 'SITE_CONTACT must be an e-mail address.'],
    ['SITE_ICON', 'icon.svg', 'SITE_ICON must be a path that starts with /.'],
    ['SITE_SHARE_IMAGE', 'share.png', 'SITE_SHARE_IMAGE must be a path that starts with /, or an https address.'],
    ['SITE_LANG', 'English', anyLanguage],
    ['SITE_LANG', 'xx-XX', anyLanguage],
    ['SITE_LANG', 'en-gb', anyLanguage],
    [
      'SMS_GATEWAY_URL',
      'http://gateway.example/send',
      'SMS_GATEWAY_URL must be an address that starts with https:// (http:// only on this machine).',
    ],
    [
      'IDENTITY_PROVIDERS',
      '[{"id":"oidc.acme","issuer":"http://acme.example","clientId":"casita"}]',
      'IDENTITY_PROVIDERS is wrong at 0.issuer: must be an address that starts with https:// (http:// only on this machine).',
    ],
    ['MAX_CONNECTIONS', '0', 'MAX_CONNECTIONS must be between 1 and 1000000.'],
    ['HOLDS_PER_ADDRESS', '0', 'HOLDS_PER_ADDRESS must be between 1 and 100000.'],
  ])('%s=%s', (name, value, sentence) => {
    expect(faultOf({ [name]: value })).toBe(sentence)
  })

  it('all at once', () => {
    expect(faultOf({ PORT: 'x', SITE_CONTACT: 'x' }).split('\n')).toHaveLength(2)
  })

  it('TRUSTED_PROXIES names the entry', () => {
    expect(faultOf({ TRUSTED_PROXIES: '10.0.0.0/8, proxy' })).toContain('"proxy" is neither')
    expect(faultOf({ TRUSTED_PROXIES: '10.0.0.0/33' })).toContain('TRUSTED_PROXIES')
    for (const all of ['0.0.0.0/0', '::/0'])
      expect(faultOf({ TRUSTED_PROXIES: `10.0.0.1, ${all}` })).toContain(`must not trust everybody, as "${all}" does`)
  })

  it('and never repeats an address of a database, which holds a password', () => {
    expect(faultOf({ DATABASE_URL: 'mysql://me:secret@host/x' })).not.toContain('secret')
  })
})

test('real money never passes another program on this machine', () => {
  const there = { STRIPE_API: 'http://127.0.0.1:4242' }
  expect(faultOf({ ...there, STRIPE_SECRET_KEY: 'rk_live_keyOfATest' })).toContain('STRIPE_API')
  expect(faultOf({ ...there, STRIPE_PUBLISHABLE_KEY: 'pk_live_keyOfATest' })).toContain('STRIPE_API')
  expect(faultOf({ ...there, STRIPE_SECRET_KEY: 'rk_test_keyOfATest' })).toBe('')
  expect(faultOf({ STRIPE_API: 'http://203.0.113.7:4242', STRIPE_SECRET_KEY: 'rk_test_keyOfATest' })).toContain(
    'STRIPE_API',
  )
})

test('what is asked on this very machine needs no TLS', () => {
  for (const SMS_GATEWAY_URL of ['http://127.0.0.1:9/send', 'http://localhost/send', 'http://[::1]:9/send'])
    expect(parseEnvironment({ SMS_GATEWAY_URL }).SMS_GATEWAY_URL).toBe(SMS_GATEWAY_URL)
})

test('whatever the variables hold, either they are refused by name or every setting is there', () => {
  const names = Object.keys(environmentSchema)
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), variables => {
      let environment: Environment | undefined
      try {
        environment = parseEnvironment(variables)
      } catch (fault) {
        expect(fault).toBeInstanceOf(WrongEnvironment)
        expect(names.some(name => (fault as Error).message.startsWith(name))).toBe(true)
      }
      if (environment) expect(Object.keys(environment).sort()).toEqual([...names].sort())
    }),
  )
})

describe('.env.example', () => {
  const lines = readFileSync(inProject('.env.example'), 'utf8').split('\n')
  const written = Object.fromEntries(
    lines.filter(line => /^[A-Z0-9_]+=/.test(line)).map(line => line.split(/=(.*)/s).slice(0, 2)),
  )

  it('has every variable and no other', () => {
    expect(Object.keys(written).sort()).toEqual(Object.keys(environmentSchema).sort())
  })

  it('shows the defaults', () => {
    expect(parseEnvironment(written as Record<string, string>)).toEqual(parseEnvironment({}))
  })
})
