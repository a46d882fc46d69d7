// What somebody wrote into the forms that change how they sign in.

import { sentence } from '#catalogue/sentence.ts'
import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import { emailFault, type Faults, type Parsed, parsed, typed, typedWhole } from '#users/form/sign-in-input.ts'
import { isWrongPassword, refusalOf } from '#users/form/sign-in-refusal.ts'
import { parseCode, parsePhone } from '#users/sign-in/step-input.ts'

export type ChangeFields = 'currentPassword' | 'newPassword' | 'newEmail' | 'phoneNumber' | 'code' | 'understood'

export type Asked = {
  /** Whether the account has a password that can be asked for again. */
  readonly hasPassword: boolean
  /** A hosted provider has the account, and asks for codes itself. */
  readonly keptElsewhere?: boolean
}

/** The present password, which every one of these forms asks for. */
export function parseProof(form: FormData, { hasPassword }: Asked) {
  const currentPassword = typedWhole(form, 'currentPassword')
  const missing = hasPassword && currentPassword === ''
  return parsed(
    { currentPassword },
    { currentPassword: missing ? sentence('users.pleaseEnterPresentPassword') : undefined },
  )
}

/** All faults, those of the password first. */
function withProof<Input extends object>(
  form: FormData,
  asked: Asked,
  read: Parsed<Input, ChangeFields>,
): Parsed<Input & { currentPassword: string }, ChangeFields> {
  const proof = parseProof(form, asked)
  if (proof.ok && read.ok) return { ok: true, input: { ...read.input, ...proof.input } }
  return { ok: false, faults: { ...(!proof.ok && proof.faults), ...(!read.ok && read.faults) } }
}

export function parsePasswordChange(form: FormData, asked: Asked) {
  const newPassword = typedWhole(form, 'newPassword')
  const fault = newPassword ? undefined : sentence('users.pleaseChoosePassword')
  return withProof(form, asked, parsed({ newPassword }, { newPassword: fault }))
}

export function parseEmailChange(form: FormData, asked: Asked) {
  const newEmail = typed(form, 'newEmail')
  return withProof(form, asked, parsed({ newEmail }, { newEmail: emailFault(newEmail) }))
}

export function parsePhoneChange(form: FormData, asked: Asked) {
  return withProof(form, asked, parsePhone(form))
}

/** The present password and a code: of the authenticator app, or of a text message. */
export function parseProofWithCode(form: FormData, asked: Asked) {
  return withProof(form, asked, parseCode(form))
}

export function parseLeave(form: FormData, asked: Asked) {
  const understood = typed(form, 'understood') === 'yes' ? undefined : sentence('users.pleaseTick')
  return withProof(form, asked, parsed({}, { understood }))
}

/** The provider's refusal beside the fields of these forms, and its HTTP status. */
export function changeRefusal(reason: IdentityReason): {
  readonly faults: Faults<ChangeFields>
  readonly status: number
} {
  const { faults, status } = refusalOf(reason)
  if (isWrongPassword(reason)) return { faults: { currentPassword: sentence('identity.wrongPassword') }, status }
  const { email: newEmail, password: newPassword, form, code } = faults
  return { faults: { newEmail, newPassword, form, code }, status }
}
