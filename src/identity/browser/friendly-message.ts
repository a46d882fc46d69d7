// The sentence a person reads when signing in fails. Spec 8.

import { sentence } from '#catalogue/sentence.ts'
import { clientCodes, type IdentityReason } from '#identity/wire/identity-reason.ts'
import { ownCodes } from './auth-state.ts'
import { verificationFaults } from './verification-fault.ts'

const friendly: Readonly<Record<string, () => string>> = {
  'user-not-found': () => sentence('identity.userNotFound'),
  'wrong-password': () => sentence('identity.wrongPassword'),
  'invalid-email': () => sentence('identity.invalidEmail'),
  'email-already-in-use': () => sentence('identity.emailInUse'),
  'weak-password': () => sentence('identity.weakPassword'),
  'user-disabled': () => sentence('identity.userDisabled'),
  'too-many-requests': () => sentence('identity.tooManyRequests'),
  'invalid-credential': () => sentence('identity.invalidCredential'),
  'network-request-failed': () => sentence('identity.networkFailed'),
  'operation-not-allowed': () => sentence('identity.notAllowed'),
  'requires-recent-login': () => sentence('identity.recentSignInNeeded'),
  // Spec 8, 'other messages': codes of our own.
  ...ownCodes,
  // Spec 5.
  ...verificationFaults,
}

/** The sentence for a client code, with or without its `auth/`; codes outside the list share the last sentence. */
export function friendlyMessage(clientCode: string): string {
  const code = clientCode.replace(/^auth\//, '')
  return Object.hasOwn(friendly, code) ? friendly[code]!() : sentence('identity.unexpected')
}

/** The sentence for a refusal of our own provider. */
export function refusalMessage(reason: IdentityReason): string {
  return friendlyMessage(clientCodes[reason])
}
