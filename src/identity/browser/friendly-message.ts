// The sentence a person reads when signing in fails. Spec 8.

import { clientCodes, type IdentityReason } from '#identity/wire/identity-reason.ts'
import { ownCodes } from './auth-state.ts'
import { verificationFaults } from './verification-fault.ts'

const friendly: Readonly<Record<string, string>> = {
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
  // Spec 8, 'other messages': codes of our own.
  ...ownCodes,
  // Spec 5.
  ...verificationFaults,
}

/** The sentence for a client code, with or without its `auth/`; codes outside the list share the last sentence. */
export function friendlyMessage(clientCode: string): string {
  const code = clientCode.replace(/^auth\//, '')
  return Object.hasOwn(friendly, code) ? friendly[code]! : 'An unexpected error occurred. Please try again.'
}

/** The sentence for a refusal of our own provider. */
export function refusalMessage(reason: IdentityReason): string {
  return friendlyMessage(clientCodes[reason])
}
