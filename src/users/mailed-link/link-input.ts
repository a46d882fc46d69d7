// What somebody typed where a mailed link leads, and what is wrong with it.

import { sentence } from '#catalogue/sentence.ts'
import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import type { MailTask } from '#users/form/mail-task.ts'
import { type Faults, typed, typedWhole } from '#users/form/sign-in-input.ts'
import { isWrongPassword } from '#users/form/sign-in-refusal.ts'

export type LinkInput = { readonly password?: string; readonly newPassword?: string }

type Parsed =
  | { readonly ok: true; readonly input: LinkInput }
  | { readonly ok: false; readonly faults: Faults; readonly status: number }

const missing = (faults: Faults): Parsed => ({ ok: false, faults, status: 422 })
const missingNew = () => missing({ newPassword: sentence('users.pleaseChoosePassword') })

/** The passwords of the form that was posted; a form that is none of the page's is 400. */
export function parseLinkInput(form: FormData, task: MailTask): Parsed {
  const password = typedWhole(form, 'password')
  const newPassword = typedWhole(form, 'newPassword')
  if (task === 'resetPassword') {
    return password === '' ? missingNew() : { ok: true, input: { newPassword: password } }
  }
  switch (typed(form, 'by')) {
    case '':
      return { ok: true, input: {} }
    case 'password':
      return password === ''
        ? missing({ password: sentence('users.pleaseEnterPassword') })
        : { ok: true, input: { password } }
    case 'new-password':
      return newPassword === '' ? missingNew() : { ok: true, input: { newPassword } }
    default:
      return { ok: false, faults: { form: sentence('users.showItIsYours') }, status: 400 }
  }
}

/** It is not shown yet whose the account is. */
export function whose(form: FormData): Faults {
  return { form: typed(form, 'by') === 'password' ? sentence('users.signInFirst') : sentence('users.showItIsYours') }
}

/** The provider's refusal beside the field that was filled in. */
export function linkFaults(faults: Faults, reason: IdentityReason, input: LinkInput): Faults {
  if (input.password !== undefined && isWrongPassword(reason)) return { password: sentence('identity.wrongPassword') }
  const { password, ...others } = faults
  return input.newPassword !== undefined && password ? { ...others, newPassword: password } : faults
}
