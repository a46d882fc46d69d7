// What somebody typed where a mailed link leads, and what is wrong with it.

import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import { type MailTask, whoseWords } from '#users/form/mail-task.ts'
import { type Faults, typed, typedWhole } from '#users/form/sign-in-input.ts'
import { isWrongPassword } from '#users/form/sign-in-refusal.ts'

export type LinkInput = { readonly password?: string; readonly newPassword?: string }

type Parsed =
  | { readonly ok: true; readonly input: LinkInput }
  | { readonly ok: false; readonly faults: Faults; readonly status: number }

const choose = 'Please choose a password.'
const missing = (faults: Faults): Parsed => ({ ok: false, faults, status: 422 })

/** The passwords of the form that was posted; a form that is none of the page's is 400. */
export function parseLinkInput(form: FormData, task: MailTask): Parsed {
  const password = typedWhole(form, 'password')
  const newPassword = typedWhole(form, 'newPassword')
  if (task === 'resetPassword') {
    return password === '' ? missing({ newPassword: choose }) : { ok: true, input: { newPassword: password } }
  }
  switch (typed(form, 'by')) {
    case '':
      return { ok: true, input: {} }
    case 'password':
      return password === '' ? missing({ password: 'Please enter your password.' }) : { ok: true, input: { password } }
    case 'new-password':
      return newPassword === '' ? missing({ newPassword: choose }) : { ok: true, input: { newPassword } }
    default:
      return { ok: false, faults: { form: whoseWords.wrong }, status: 400 }
  }
}

/** It is not shown yet whose the account is. */
export function whose(form: FormData): Faults {
  return { form: typed(form, 'by') === 'password' ? whoseWords.signInFirst : whoseWords.wrong }
}

/** The provider's refusal beside the field that was filled in. */
export function linkFaults(faults: Faults, reason: IdentityReason, input: LinkInput): Faults {
  if (input.password !== undefined && isWrongPassword(reason)) return { password: 'Incorrect password' }
  const { password, ...others } = faults
  return input.newPassword !== undefined && password ? { ...others, newPassword: password } : faults
}
