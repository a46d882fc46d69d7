// A refusal of the identity provider as a form shows it: beside which field, in which words, with which status.

import { sentence } from '#catalogue/sentence.ts'
import { friendlyMessage } from '#identity/browser/friendly-message.ts'
import { clientCodes, type IdentityReason } from '#identity/wire/identity-reason.ts'
import type { Faults } from './sign-in-input.ts'

type Field = 'email' | 'password' | 'code'

// The field that a client code is about; every other code concerns the form as a whole.
const fieldOf: Readonly<Record<string, 'email' | 'password'>> = {
  'user-not-found': 'email',
  'invalid-email': 'email',
  'missing-email': 'email',
  'email-already-in-use': 'email',
  'wrong-password': 'password',
  'missing-password': 'password',
  'weak-password': 'password',
  'password-does-not-meet-requirements': 'password',
}

// The specification has one sentence for these; beside the field stands what helps.
const wrongCodes: ReadonlySet<string> = new Set([
  'invalid-verification-code',
  'code-expired',
  'invalid-verification-id',
  'invalid-multi-factor-session',
])

const statusOf: Readonly<Record<string, number>> = {
  'email-already-in-use': 409,
  'invalid-email': 422,
  'missing-email': 422,
  'missing-password': 422,
  'weak-password': 422,
  'password-does-not-meet-requirements': 422,
  'expired-action-code': 410,
  'invalid-action-code': 410,
  'user-disabled': 403,
  'operation-not-allowed': 403,
  'admin-restricted-operation': 403,
  'requires-recent-login': 403,
  'too-many-requests': 429,
  'quota-exceeded': 429,
  'network-request-failed': 503,
}

/** The faults of a form whose input was refused with that client code, with or without its `auth/`. */
export function faultsOfCode(clientCode: string): Faults<Field> {
  const code = clientCode.replace(/^auth\//, '')
  if (wrongCodes.has(code)) return { form: messageOf(code), code: sentence('users.checkTheCode') }
  return { [fieldOf[code] ?? 'form']: messageOf(code) }
}

/** The same for a refusal of our own provider, with the HTTP status of the answer. */
export function refusalOf(reason: IdentityReason): { faults: Faults<Field>; status: number } {
  const code = clientCodes[reason]
  return { faults: faultsOfCode(code), status: statusOf[code] ?? 400 }
}

/** Whether the refusal is about the password of the account; it does not say so of an unknown address. */
export function isWrongPassword(reason: IdentityReason): boolean {
  return clientCodes[reason] === 'invalid-credential' || clientCodes[reason] === 'wrong-password'
}

// Recorded deviation: a password that misses the site's policy is told as weak, not by the sentence for anything else.
function messageOf(code: string): string {
  return friendlyMessage(code === 'password-does-not-meet-requirements' ? 'weak-password' : code)
}
