// The pure rules of identity: addresses, profiles, codes of refusal and the sentences people read.

import { FirebaseError } from '@firebase/app'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canonicalEmail, isEmailAddress } from './email-address.ts'
import { friendlyMessage, refusalMessage } from './friendly-message.ts'
import { clientCodes, type IdentityReason } from './identity-reason.ts'
import { profileFault } from './profile.ts'

describe('an e-mail address', () => {
  test.each([
    'a@b',
    'Ada.Lovelace+homes@Example.ORG',
    'müller@käse.example',
    '"quoted"@x',
    `${'x'.repeat(243)}@example.co`,
  ])('%s is one', text => {
    expect(isEmailAddress(text)).toBe(true)
  })

  test.each([
    '',
    'a',
    '@',
    'a@',
    '@b',
    'a@b@c',
    'a b@c',
    'a@b c',
    'a@b\n',
    'a\0@b',
    '\u200b@b',
    ` a@b`,
    `${'x'.repeat(250)}@b.co`,
  ])('%j is none', text => {
    expect(isEmailAddress(text)).toBe(false)
  })

  test('is kept in one form: small letters, composed', () => {
    expect(canonicalEmail('ADA@Example.org')).toBe('ada@example.org')
    expect(canonicalEmail('cafe\u0301@x')).toBe(canonicalEmail('caf\u00e9@x'))
  })

  test('whatever is one stays one in its kept form, which keeps itself', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.emailAddress(),
          fc.string({ unit: 'binary' }).map(text => `${text}@x`),
        ),
        text => {
          if (!isEmailAddress(text)) return
          const kept = canonicalEmail(text)
          expect(isEmailAddress(kept)).toBe(true)
          expect(canonicalEmail(kept)).toBe(kept)
          expect(kept).not.toMatch(/[A-Z\s\0]/)
        },
      ),
    )
  })
})

test.each([
  [{}, undefined],
  [{ displayName: '', photoUrl: '' }, undefined],
  [{ displayName: 'x'.repeat(256) }, undefined],
  [{ displayName: 'x'.repeat(257) }, 'INVALID_DISPLAY_NAME'],
  [{ photoUrl: 'https://x.example/a.png' }, undefined],
  [{ photoUrl: 'javascript:alert(1)' }, 'INVALID_PHOTO_URL'],
  [{ photoUrl: 'data:image/png;base64,x' }, 'INVALID_PHOTO_URL'],
  [{ photoUrl: '/a.png' }, 'INVALID_PHOTO_URL'],
  [{ photoUrl: `https://x.example/${'a'.repeat(2048)}` }, 'INVALID_PHOTO_URL'],
])('the profile %j', (profile, fault) => {
  expect(profileFault(profile)).toBe(fault)
})

describe('the sentences (Spec 8)', () => {
  test.each([
    ['user-not-found', 'No account found with this email address'],
    ['wrong-password', 'Incorrect password'],
    ['invalid-email', 'Invalid email address'],
    ['email-already-in-use', 'An account with this email already exists'],
    ['weak-password', 'Password is too weak. Please choose a stronger password'],
    ['user-disabled', 'This account has been disabled'],
    ['too-many-requests', 'Too many failed attempts. Please try again later'],
    ['invalid-credential', 'Invalid email or password'],
    ['network-request-failed', 'Network error. Please check your connection'],
    ['operation-not-allowed', 'This operation is not allowed'],
    ['requires-recent-login', 'Please sign in again to complete this action'],
  ])('%s: %s', (code, sentence) => {
    expect([friendlyMessage(code), friendlyMessage(`auth/${code}`)]).toEqual([sentence, sentence])
  })

  test.each([
    'expired-action-code',
    'user-token-expired',
    'password-does-not-meet-requirements',
    'constructor',
    'toString',
    '',
  ])('anything else, such as %s', code => {
    expect(friendlyMessage(code)).toBe('An unexpected error occurred. Please try again.')
  })

  test('of a refusal is the one of its client code', () => {
    expect(refusalMessage('INVALID_LOGIN_CREDENTIALS')).toBe('Invalid email or password')
    expect(refusalMessage('RESET_PASSWORD_EXCEED_LIMIT')).toBe('Too many failed attempts. Please try again later')
    expect(refusalMessage('EXPIRED_OOB_CODE')).toBe('An unexpected error occurred. Please try again.')
  })
})

describe('the codes', () => {
  const { fetch: ownFetch } = globalThis
  let refuseWith: IdentityReason = 'EMAIL_EXISTS'
  beforeAll(() => {
    globalThis.fetch = (async () =>
      Response.json({ error: { code: 400, message: refuseWith } }, { status: 400 })) as typeof fetch
  })
  afterAll(() => {
    globalThis.fetch = ownFetch
  })

  test('are what the SDK itself makes of the provider’s', async () => {
    // Loaded only now: the SDK keeps the fetch it finds when it is loaded.
    const { initializeApp, deleteApp } = await import('@firebase/app')
    const { initializeAuth, inMemoryPersistence, signInWithEmailAndPassword } = await import('@firebase/auth')
    const app = initializeApp({ apiKey: 'key' }, 'codes')
    const auth = initializeAuth(app, { persistence: inMemoryPersistence })
    for (const reason of Object.keys(clientCodes) as IdentityReason[]) {
      refuseWith = reason
      const fault = await signInWithEmailAndPassword(auth, 'a@b', 'x').catch(each => each)
      expect(fault).toBeInstanceOf(FirebaseError)
      expect([reason, fault.code]).toEqual([reason, `auth/${clientCodes[reason]}`])
    }
    await deleteApp(app)
  })
})
