// Why the identity provider refuses: the protocol's own codes, each with the client code the SDK makes of it.

import type { ProtocolWord } from './protocol-words.ts'

/** Every code that ours or the hosted provider answers, and the SDK's client code for it (without `auth/`). Spec 8, reference 8.1. */
export const clientCodes = {
  ADMIN_ONLY_OPERATION: 'admin-restricted-operation',
  BLOCKING_FUNCTION_ERROR_RESPONSE: 'internal-error',
  CAPTCHA_CHECK_FAILED: 'captcha-check-failed',
  CONFIGURATION_NOT_FOUND: 'configuration-not-found',
  CREDENTIAL_MISMATCH: 'custom-token-mismatch',
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'requires-recent-login',
  DUPLICATE_LOCAL_ID: 'duplicate-local-id',
  EMAIL_EXISTS: 'email-already-in-use',
  EMAIL_NOT_FOUND: 'user-not-found',
  EXPIRED_OOB_CODE: 'expired-action-code',
  FEDERATED_USER_ID_ALREADY_LINKED: 'credential-already-in-use',
  INSUFFICIENT_PERMISSION: 'insufficient-permission',
  INVALID_ARGUMENT: 'invalid-argument',
  INVALID_CLAIMS: 'invalid-claims',
  INVALID_CODE: 'invalid-verification-code',
  INVALID_CONTINUE_URI: 'invalid-continue-uri',
  INVALID_CREDENTIAL_OR_PROVIDER_ID: 'invalid-credential-or-provider-id',
  INVALID_CUSTOM_TOKEN: 'invalid-custom-token',
  INVALID_DISPLAY_NAME: 'invalid-display-name',
  INVALID_EMAIL: 'invalid-email',
  INVALID_GRANT_TYPE: 'invalid-grant-type',
  INVALID_IDENTIFIER: 'invalid-email',
  INVALID_IDP_RESPONSE: 'invalid-credential',
  INVALID_ID_TOKEN: 'invalid-user-token',
  INVALID_LOCAL_ID: 'invalid-local-id',
  INVALID_LOGIN_CREDENTIALS: 'invalid-credential',
  INVALID_MFA_PENDING_CREDENTIAL: 'invalid-multi-factor-session',
  INVALID_OAUTH_CLIENT_ID: 'invalid-oauth-client-id',
  INVALID_OOB_CODE: 'invalid-action-code',
  INVALID_PASSWORD: 'wrong-password',
  INVALID_PENDING_TOKEN: 'invalid-credential',
  INVALID_PHONE_NUMBER: 'invalid-phone-number',
  INVALID_PHOTO_URL: 'invalid-photo-url',
  INVALID_RECAPTCHA_ACTION: 'invalid-recaptcha-action',
  INVALID_RECAPTCHA_TOKEN: 'invalid-recaptcha-token',
  INVALID_RECAPTCHA_VERSION: 'invalid-recaptcha-version',
  INVALID_REFRESH_TOKEN: 'invalid-refresh-token',
  INVALID_REQUEST_URI: 'invalid-request-uri',
  INVALID_REQ_TYPE: 'invalid-req-type',
  INVALID_SESSION_INFO: 'invalid-verification-id',
  INVALID_TEMPORARY_PROOF: 'invalid-credential',
  MFA_ENROLLMENT_NOT_FOUND: 'multi-factor-info-not-found',
  MISSING_ANDROID_PACKAGE_NAME: 'missing-android-pkg-name',
  MISSING_CLIENT_TYPE: 'missing-client-type',
  MISSING_CODE: 'missing-code',
  MISSING_CONTINUE_URI: 'internal-error',
  MISSING_CUSTOM_TOKEN: 'internal-error',
  MISSING_EMAIL: 'missing-email',
  MISSING_GRANT_TYPE: 'missing-grant-type',
  MISSING_IDENTIFIER: 'missing-identifier',
  MISSING_ID_TOKEN: 'missing-id-token',
  MISSING_LOCAL_ID: 'missing-local-id',
  MISSING_MFA_ENROLLMENT_ID: 'missing-multi-factor-info',
  MISSING_MFA_PENDING_CREDENTIAL: 'missing-multi-factor-session',
  MISSING_NEW_EMAIL: 'missing-new-email',
  MISSING_OOB_CODE: 'internal-error',
  MISSING_PASSWORD: 'missing-password',
  MISSING_PHONE_NUMBER: 'missing-phone-number',
  MISSING_RECAPTCHA_TOKEN: 'missing-recaptcha-token',
  MISSING_RECAPTCHA_VERSION: 'missing-recaptcha-version',
  MISSING_REFRESH_TOKEN: 'missing-refresh-token',
  MISSING_REQUEST_URI: 'missing-request-uri',
  MISSING_REQ_TYPE: 'internal-error',
  MISSING_SESSION_INFO: 'missing-verification-id',
  /** Nobody's answer: a hosted provider that our server could not reach. */
  NETWORK_REQUEST_FAILED: 'network-request-failed',
  OPERATION_NOT_ALLOWED: 'operation-not-allowed',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'password-does-not-meet-requirements',
  PASSWORD_LOGIN_DISABLED: 'operation-not-allowed',
  PHONE_NUMBER_EXISTS: 'phone-number-exists',
  QUOTA_EXCEEDED: 'quota-exceeded',
  RECAPTCHA_NOT_ENABLED: 'recaptcha-not-enabled',
  RESET_PASSWORD_EXCEED_LIMIT: 'too-many-requests',
  SECOND_FACTOR_EXISTS: 'second-factor-already-in-use',
  SECOND_FACTOR_LIMIT_EXCEEDED: 'maximum-second-factor-count-exceeded',
  SESSION_EXPIRED: 'code-expired',
  TOKEN_EXPIRED: 'user-token-expired',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many-requests',
  UNAUTHORIZED_DOMAIN: 'unauthorized-continue-uri',
  UNSUPPORTED_FIRST_FACTOR: 'unsupported-first-factor',
  UNVERIFIED_EMAIL: 'unverified-email',
  USER_DISABLED: 'user-disabled',
  USER_NOT_FOUND: 'user-token-expired',
  WEAK_PASSWORD: 'weak-password',
} as const

export type IdentityReason = keyof typeof clientCodes

export type ClientCode = (typeof clientCodes)[IdentityReason]

/** A refusal of the provider; `detail` is the English text that the protocol puts after the code. */
export type IdentityRefusal = { readonly ok: false; readonly reason: IdentityReason; readonly detail?: string }

export type IdentityOutcome<Value extends object = object> = ({ readonly ok: true } & Readonly<Value>) | IdentityRefusal

/** A refusal, with the protocol's explanation when it has one. */
export function refuse(reason: IdentityReason, detail?: ProtocolWord): IdentityRefusal {
  return detail === undefined ? { ok: false, reason } : { ok: false, reason, detail }
}
