// What forms of signing in make of what was typed.

import { describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { parseEmailInput, parseRegisterInput, parseSignInInput, typed, typedWhole } from './sign-in-input.ts'
import { faultsOfCode, refusalOf } from './sign-in-refusal.ts'

const form = (fields: Readonly<Record<string, string | File>>) => {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.append(name, value)
  return made
}

describe('a form of signing in', () => {
  it('takes the spaces around an address off, and leaves a password as it is', () => {
    const parsed = parseSignInInput(form({ email: '  ana@example.org ', password: ' spaces belong to it ' }))
    expect(parsed).toEqual({ ok: true, input: { email: 'ana@example.org', password: ' spaces belong to it ' } })
  })

  it.each([
    [{}, { email: sentence('users.pleaseEnterEmail'), password: sentence('users.pleaseEnterPassword') }],
    [{ email: 'ana', password: 'x' }, { email: 'Invalid email address' }],
    [{ email: 'ana@example.org' }, { password: sentence('users.pleaseEnterPassword') }],
    [{ email: 'a@b@c', password: 'x' }, { email: 'Invalid email address' }],
  ])('%o lacks %o', (fields, faults) => {
    expect(parseSignInInput(form(fields))).toEqual({ ok: false, faults })
  })

  it('counts an upload as nothing', () => {
    const upload = form({ email: new File(['x'], 'x'), password: new File(['x'], 'x') })
    expect([typed(upload, 'email'), typedWhole(upload, 'password')]).toEqual(['', ''])
    expect(parseSignInInput(upload).ok).toBe(false)
  })
})

describe('a form of registering', () => {
  it('may leave the name empty', () => {
    const parsed = parseRegisterInput(form({ email: 'ana@example.org', password: 'words' }))
    expect(parsed).toEqual({ ok: true, input: { email: 'ana@example.org', password: 'words', displayName: '' } })
  })

  it('names every fault at once', () => {
    expect(parseRegisterInput(form({ displayName: 'x'.repeat(257) }))).toEqual({
      ok: false,
      faults: {
        email: sentence('users.pleaseEnterEmail'),
        password: sentence('users.pleaseChoosePassword'),
        displayName: sentence('users.nameTooLong'),
      },
    })
  })
})

it('a form for an address alone asks for it', () => {
  expect(parseEmailInput(form({}))).toMatchObject({ ok: false })
  expect(parseEmailInput(form({ email: 'a@b.example' }))).toEqual({ ok: true, input: { email: 'a@b.example' } })
})

describe('a refusal of the provider', () => {
  /** Spec 8, friendly messages, each where it belongs. */
  it.each([
    ['user-not-found', 'email', 'No account found with this email address'],
    ['wrong-password', 'password', 'Incorrect password'],
    ['invalid-email', 'email', 'Invalid email address'],
    ['email-already-in-use', 'email', 'An account with this email already exists'],
    ['weak-password', 'password', 'Password is too weak. Please choose a stronger password'],
    ['user-disabled', 'form', 'This account has been disabled'],
    ['too-many-requests', 'form', 'Too many failed attempts. Please try again later'],
    ['invalid-credential', 'form', 'Invalid email or password'],
    ['network-request-failed', 'form', 'Network error. Please check your connection'],
    ['operation-not-allowed', 'form', 'This operation is not allowed'],
    ['requires-recent-login', 'form', 'Please sign in again to complete this action'],
    ['expired-action-code', 'form', 'An unexpected error occurred. Please try again.'],
    ['user-token-expired', 'form', 'An unexpected error occurred. Please try again.'],
    ['whatever comes', 'form', 'An unexpected error occurred. Please try again.'],
    // Recorded deviation: the policy of a site is about the password too.
    ['password-does-not-meet-requirements', 'password', 'Password is too weak. Please choose a stronger password'],
  ])('%s is told at %s: %s', (code, field, said) => {
    expect(faultsOfCode(code)).toEqual({ [field]: said })
    expect(faultsOfCode(`auth/${code}`)).toEqual({ [field]: said })
  })

  it.each([
    ['INVALID_LOGIN_CREDENTIALS', 400],
    ['EMAIL_EXISTS', 409],
    ['WEAK_PASSWORD', 422],
    ['EXPIRED_OOB_CODE', 410],
    ['INVALID_OOB_CODE', 410],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 429],
    ['RESET_PASSWORD_EXCEED_LIMIT', 429],
    ['USER_DISABLED', 403],
  ] as const)('%s answers %i', (reason, status) => {
    expect(refusalOf(reason).status).toBe(status)
  })
})
