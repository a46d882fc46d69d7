// The error catalogue, row by row: each code of a provider, the client code of it, and the sentence that people read.

import { describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { friendlyMessage, refusalMessage } from '#identity/browser/friendly-message.ts'
import { clientCodes, type IdentityReason } from '#identity/wire/identity-reason.ts'

const anythingElse = 'An unexpected error occurred. Please try again.'

/** The sentences of the specification, each with its client code; only the last ends with a full stop. */
const sentences = {
  'user-not-found': 'No account found with this email address',
  'wrong-password': 'Incorrect password',
  'invalid-email': 'Invalid email address',
  'email-already-in-use': 'An account with this email already exists',
  'weak-password': 'Password is too weak. Please choose a stronger password',
  'user-disabled': 'This account has been disabled',
  'too-many-requests': 'Too many failed attempts. Please try again later',
  'invalid-credential': 'Invalid email or password',
  'network-request-failed': 'Network error. Please check your connection',
  'operation-not-allowed': 'This operation is not allowed',
  'requires-recent-login': 'Please sign in again to complete this action',
} as const

type Row = readonly [code: IdentityReason, clientCode: string]

/** Spec 8's own table. */
const specified: readonly Row[] = [
  ['EMAIL_EXISTS', 'email-already-in-use'],
  ['INVALID_LOGIN_CREDENTIALS', 'invalid-credential'],
  ['INVALID_PASSWORD', 'wrong-password'],
  ['EMAIL_NOT_FOUND', 'user-not-found'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-requests'],
  ['EXPIRED_OOB_CODE', 'expired-action-code'],
  ['INVALID_OOB_CODE', 'invalid-action-code'],
  ['USER_DISABLED', 'user-disabled'],
  ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS', 'password-does-not-meet-requirements'],
  ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'requires-recent-login'],
]

/** Reference 8.1, what it adds, group by group. */
const referred: readonly Row[] = [
  ['MISSING_PASSWORD', 'missing-password'],
  ['INVALID_IDP_RESPONSE', 'invalid-credential'],
  ['INVALID_PENDING_TOKEN', 'invalid-credential'],
  ['INVALID_TEMPORARY_PROOF', 'invalid-credential'],
  ['FEDERATED_USER_ID_ALREADY_LINKED', 'credential-already-in-use'],
  ['PASSWORD_LOGIN_DISABLED', 'operation-not-allowed'],
  ['INVALID_IDENTIFIER', 'invalid-email'],
  ['CREDENTIAL_MISMATCH', 'custom-token-mismatch'],
  ['ADMIN_ONLY_OPERATION', 'admin-restricted-operation'],
  ['RESET_PASSWORD_EXCEED_LIMIT', 'too-many-requests'],
  ['UNAUTHORIZED_DOMAIN', 'unauthorized-continue-uri'],
  ['MISSING_ANDROID_PACKAGE_NAME', 'missing-android-pkg-name'],
  ['INVALID_ID_TOKEN', 'invalid-user-token'],
  ['TOKEN_EXPIRED', 'user-token-expired'],
  ['USER_NOT_FOUND', 'user-token-expired'],
  ['INVALID_CODE', 'invalid-verification-code'],
  ['INVALID_SESSION_INFO', 'invalid-verification-id'],
  ['MISSING_SESSION_INFO', 'missing-verification-id'],
  ['SESSION_EXPIRED', 'code-expired'],
  ['MISSING_CUSTOM_TOKEN', 'internal-error'],
  ['MISSING_CONTINUE_URI', 'internal-error'],
  ['MISSING_REQ_TYPE', 'internal-error'],
  ['MISSING_OOB_CODE', 'internal-error'],
  ['BLOCKING_FUNCTION_ERROR_RESPONSE', 'internal-error'],
  ['RECAPTCHA_NOT_ENABLED', 'recaptcha-not-enabled'],
  ['MISSING_RECAPTCHA_TOKEN', 'missing-recaptcha-token'],
  ['INVALID_RECAPTCHA_TOKEN', 'invalid-recaptcha-token'],
  ['INVALID_RECAPTCHA_ACTION', 'invalid-recaptcha-action'],
  ['MISSING_CLIENT_TYPE', 'missing-client-type'],
  ['MISSING_RECAPTCHA_VERSION', 'missing-recaptcha-version'],
  ['INVALID_RECAPTCHA_VERSION', 'invalid-recaptcha-version'],
  ['INVALID_REQ_TYPE', 'invalid-req-type'],
  ['INVALID_MFA_PENDING_CREDENTIAL', 'invalid-multi-factor-session'],
  ['MISSING_MFA_PENDING_CREDENTIAL', 'missing-multi-factor-session'],
  ['MFA_ENROLLMENT_NOT_FOUND', 'multi-factor-info-not-found'],
  ['MISSING_MFA_ENROLLMENT_ID', 'missing-multi-factor-info'],
  ['SECOND_FACTOR_EXISTS', 'second-factor-already-in-use'],
  ['SECOND_FACTOR_LIMIT_EXCEEDED', 'maximum-second-factor-count-exceeded'],
  ['INVALID_OAUTH_CLIENT_ID', 'invalid-oauth-client-id'],
  ['WEAK_PASSWORD', 'weak-password'],
  ['INVALID_EMAIL', 'invalid-email'],
  ['MISSING_EMAIL', 'missing-email'],
  ['OPERATION_NOT_ALLOWED', 'operation-not-allowed'],
  ['QUOTA_EXCEEDED', 'quota-exceeded'],
  ['INVALID_PHONE_NUMBER', 'invalid-phone-number'],
  ['CAPTCHA_CHECK_FAILED', 'captcha-check-failed'],
  ['MISSING_CODE', 'missing-code'],
  ['PHONE_NUMBER_EXISTS', 'phone-number-exists'],
  ['INVALID_CONTINUE_URI', 'invalid-continue-uri'],
  ['CONFIGURATION_NOT_FOUND', 'configuration-not-found'],
]

const sentenceOf = (clientCode: string): string => (sentences as Record<string, string>)[clientCode] ?? anythingElse

describe.each([
  ['Spec 8', specified],
  ['reference 8.1', referred],
])('%s', (_where, rows) => {
  test.each(rows)('%s is %s, with its sentence', (code, clientCode) => {
    expect(clientCodes[code]).toBe(clientCode)
    expect(refusalMessage(code)).toBe(sentenceOf(clientCode))
  })
})

describe('the sentences (Spec 8, reference 8.2)', () => {
  test.each(Object.entries(sentences))('%s: %s', (code, sentence) => {
    expect([friendlyMessage(code), friendlyMessage(`auth/${code}`)]).toEqual([sentence, sentence])
  })

  test.each([
    'expired-action-code',
    'invalid-action-code',
    'user-token-expired',
    'password-does-not-meet-requirements',
    'invalid-verification-code',
    'code-expired',
    'quota-exceeded',
    'internal-error',
    'constructor',
    'toString',
    '',
  ])('anything else, such as %s', code => {
    expect(friendlyMessage(code)).toBe(anythingElse)
  })

  test('are read nowhere else: every other code of ours shares the last one', () => {
    for (const clientCode of Object.values(clientCodes)) {
      expect([clientCode, friendlyMessage(clientCode)]).toEqual([clientCode, sentenceOf(clientCode)])
    }
  })
})

test('other messages (Spec 8, reference 8.3)', () => {
  expect(sentence('identity.signOutFailed')).toBe('Failed to sign out. Please try again.')
  expect(sentence('identity.listenerFailed')).toBe('Authentication error occurred')
  expect(friendlyMessage('user-not-reloaded')).toBe('Failed to reload user data')
  expect(friendlyMessage('auth-not-started')).toBe('Failed to initialize authentication')
  expect(friendlyMessage('auth-not-initialized')).toBe('Authentication is not initialized')
  expect(friendlyMessage('captcha-not-loaded')).toBe(sentence('identity.captchaNotLoaded'))
  expect(friendlyMessage('captcha-closed')).toBe(sentence('identity.captchaClosed'))
})
