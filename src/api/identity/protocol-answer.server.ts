// The protocol's answers: errors in its one shape, tokens and accounts in its words.

import type { AccountRecord, SecondFactor } from '#identity/account/account-store.server.ts'
import type { Tokens } from '#identity/session/session.server.ts'
import type { SignIn } from '#identity/session/sign-in.server.ts'
import type { IdentityRefusal } from '#identity/wire/identity-reason.ts'
import type { ProtocolWord } from '#identity/wire/protocol-words.ts'

type Profile = Readonly<Record<'email' | 'displayName' | 'photoUrl', string | null>>

type ErrorStatus = 400 | 401 | 403 | 404 | 413 | 500

/** An error that is not a refusal of a command: the request itself was wrong, or we were. */
export class ProtocolFault extends Error {
  readonly status: ErrorStatus
  readonly state: string
  constructor(status: ErrorStatus, state: string, message: ProtocolWord) {
    super(message)
    this.status = status
    this.state = state
  }
}

/** The body of every error. Reference 7.1. */
export function errorBody(
  code: ErrorStatus,
  message: string,
  { state, reason = 'invalid' }: { state?: string; reason?: string } = {},
) {
  return {
    error: { code, message, errors: [{ message, reason, domain: 'global' }], ...(state ? { status: state } : {}) },
  }
}

/** A refusal as the protocol writes it: the code, or `CODE : text`. */
export function refusalText({ reason, detail }: IdentityRefusal): string {
  return detail === undefined ? reason : `${reason} : ${detail}`
}

/** Lifetimes are texts of seconds. Reference 7.1. */
export function tokenAnswer({ idToken, refreshToken, expiresIn }: Tokens) {
  return { idToken, refreshToken, expiresIn: String(expiresIn) }
}

export function factorAnswer({ id, displayName, enrolledAt }: SecondFactor) {
  return {
    mfaEnrollmentId: id,
    displayName: displayName ?? undefined,
    enrolledAt: enrolledAt.toISOString(),
    totpInfo: {},
  }
}

/** Tokens, or the credential that waits for a second factor. */
export function signInAnswer(signIn: SignIn) {
  return signIn.step === 'signed-in'
    ? tokenAnswer(signIn.tokens)
    : { mfaPendingCredential: signIn.pendingCredential, mfaInfo: signIn.factors.map(factorAnswer) }
}

/** 'REDACTED' in base64: tells that there is a password and nothing of it. */
export const hiddenHash = 'UkVEQUNURUQ='

/** The account fields of every answer about one. */
export function profileAnswer({ email, displayName, photoUrl }: Profile) {
  return { email: email ?? undefined, displayName: displayName ?? undefined, photoUrl: photoUrl ?? undefined }
}

/** Each sign-in method as the protocol lists it: password (also by link), phone, other providers. */
export function providersAnswer({ account, links }: AccountRecord) {
  const { email, phoneNumber } = account
  const profile = profileAnswer(account)
  return [
    ...(email && (account.passwordHash || account.emailLink)
      ? [{ providerId: 'password', rawId: email, federatedId: email, ...profile }]
      : []),
    ...(phoneNumber ? [{ providerId: 'phone', rawId: phoneNumber, phoneNumber }] : []),
    ...links.map(link => ({
      providerId: link.providerId,
      rawId: link.rawId,
      federatedId: link.rawId,
      ...profileAnswer(link),
    })),
  ]
}

const milliseconds = (instant: Date | null) => (instant ? String(instant.getTime()) : undefined)

/** An account as lookup tells it. */
export function accountAnswer(record: AccountRecord) {
  const { account, factors } = record
  return {
    localId: account.id,
    ...profileAnswer(account),
    emailVerified: account.emailVerified,
    phoneNumber: account.phoneNumber ?? undefined,
    passwordHash: account.passwordHash ? hiddenHash : undefined,
    passwordUpdatedAt: account.passwordChangedAt?.getTime(),
    emailLinkSignin: account.emailLink || undefined,
    disabled: account.disabled || undefined,
    customAttributes: Object.keys(account.customClaims).length > 0 ? JSON.stringify(account.customClaims) : undefined,
    validSince: String(Math.floor(account.tokensValidFrom.getTime() / 1000)),
    createdAt: milliseconds(account.createdAt),
    lastLoginAt: milliseconds(account.lastSignedInAt),
    lastRefreshAt: account.lastRefreshedAt?.toISOString(),
    providerUserInfo: providersAnswer(record),
    mfaInfo: factors.length > 0 ? factors.map(factorAnswer) : undefined,
  }
}
