// The pure rules of identity: addresses, profiles, and the codes that the SDK makes of refusals.

import { FirebaseError } from '@firebase/app'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientCodes, type IdentityReason } from '#identity/wire/identity-reason.ts'
import { profileFault } from '#identity/wire/profile.ts'
import { canonicalEmail, isEmailAddress } from '#values/email-address.ts'

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
  [{ photoUrl: 'photo-url' }, undefined],
  [{ photoUrl: `https://x.example/${'a'.repeat(2048)}` }, 'INVALID_PHOTO_URL'],
])('the profile %j', (profile, fault) => {
  expect(profileFault(profile)).toBe(fault)
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
    // At this one the SDK fetches a captcha and asks again.
    const told = (Object.keys(clientCodes) as IdentityReason[]).filter(code => code !== 'MISSING_RECAPTCHA_TOKEN')
    for (const reason of told) {
      refuseWith = reason
      const fault = await signInWithEmailAndPassword(auth, 'a@b', 'x').catch(each => each)
      expect(fault).toBeInstanceOf(FirebaseError)
      expect([reason, fault.code]).toEqual([reason, `auth/${clientCodes[reason]}`])
    }
    await deleteApp(app)
  })
})
