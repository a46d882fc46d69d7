// The six fields, and nothing else, whatever they come from.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { authUserOf, parseAuthUser } from './auth-user.ts'

const ana = {
  uid: 'subject',
  email: 'ana@example.org',
  displayName: 'Ana',
  photoURL: null,
  emailVerified: true,
  phoneNumber: null,
}

describe('a signed-in user (Spec 3)', () => {
  it('is six fields, though the SDK has more', () => {
    const sdkUser = { ...ana, refreshToken: 'secret', providerData: [{ providerId: 'password' }], stsTokenManager: {} }
    expect(authUserOf(sdkUser)).toEqual(ana)
  })

  it('is read back as it was stored', () => {
    expect(parseAuthUser(JSON.stringify(ana))).toEqual(ana)
    expect(parseAuthUser(JSON.stringify({ ...ana, refreshToken: 'secret' }))).toEqual(ana)
  })

  it.each([
    null,
    '',
    'nonsense',
    'null',
    '[]',
    '"text"',
    '{}',
    JSON.stringify({ ...ana, uid: '' }),
    JSON.stringify({ ...ana, uid: 7 }),
    JSON.stringify({ ...ana, emailVerified: 'yes' }),
    JSON.stringify({ ...ana, email: 7 }),
    JSON.stringify({ ...ana, phoneNumber: undefined }),
  ])('is nobody in %s', text => {
    expect(parseAuthUser(text)).toBeNull()
  })

  it('is nobody or somebody for any text, and never a fault', () => {
    fc.assert(fc.property(fc.json(), text => void parseAuthUser(text)))
  })
})
