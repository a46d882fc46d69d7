// Who counts as verified, and who is asked to verify something (Spec 4).

import { describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { isVerified, requiresVerification, verificationRefusals } from './verification.ts'

const phone = '+4915112345678'

describe('verified', () => {
  it.each([
    [['password'], false, null, false],
    [['password'], true, null, true],
    [['phone'], false, phone, true],
    [['phone'], false, null, false],
    [['google.com'], false, null, true],
    [['oidc.work'], false, null, true],
    // One rule that is met is enough.
    [['password', 'phone'], false, phone, true],
    [['password', 'google.com'], false, null, true],
    // A name that every object has is no rule.
    [['constructor'], false, null, true],
    [[], false, null, false],
    [[], true, null, true],
    [[], false, phone, true],
  ] as const)('%o, e-mail verified %s, phone %s: %s', (providers, emailVerified, phoneNumber, verified) => {
    expect(isVerified({ providers, emailVerified, phoneNumber })).toBe(verified)
  })
})

describe('requires verification', () => {
  it.each([
    [false, null, true],
    [true, null, false],
    [false, phone, false],
    [true, phone, false],
  ])('e-mail verified %s, phone %s: %s', (emailVerified, phoneNumber, required) => {
    expect(requiresVerification({ emailVerified, phoneNumber })).toBe(required)
  })

  it('and verified disagree about a federated user without either, as specified', () => {
    const user = { providers: ['google.com'], emailVerified: false, phoneNumber: null }
    expect([isVerified(user), requiresVerification(user)]).toEqual([true, true])
  })
})

it('says why no mail was sent in the words of the specification (Spec 5)', () => {
  expect(verificationRefusals['nobody-signed-in']()).toBe(sentence('identity.noUser'))
  expect(verificationRefusals['already-verified']()).toBe(sentence('identity.alreadyVerified'))
})
