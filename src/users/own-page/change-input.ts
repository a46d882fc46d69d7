// What somebody wrote into the forms that change how they sign in.

import { type Faults, typed, typedPassword } from '#users/form/sign-in-input.ts'
import { isEmailAddress } from '#values/email-address.ts'
import { canonicalPhoneNumber } from '#values/phone-number.ts'

export type ChangeFields = 'currentPassword' | 'newPassword' | 'newEmail' | 'phoneNumber' | 'code' | 'understood'

type Parsed<Input> =
  | { readonly ok: true; readonly input: Input }
  | { readonly ok: false; readonly faults: Faults<ChangeFields> }

export type Asked = {
  /** Whether the account has a password that can be asked for again. */
  readonly hasPassword: boolean
  /** A hosted provider keeps the account, and asks for codes itself. */
  readonly keptElsewhere?: boolean
}

function parsed<Input>(input: Input, faults: Faults<ChangeFields>): Parsed<Input> {
  const found = Object.entries(faults).filter(([, fault]) => fault !== undefined)
  return found.length === 0 ? { ok: true, input } : { ok: false, faults: Object.fromEntries(found) }
}

/** The present password, which every one of these forms asks for. */
export function parseProof(form: FormData, { hasPassword }: Asked): Parsed<{ currentPassword: string }> {
  const currentPassword = typedPassword(form, 'currentPassword')
  const missing = hasPassword && currentPassword === ''
  return parsed({ currentPassword }, { currentPassword: missing ? 'Please enter your present password.' : undefined })
}

function withProof<Input extends object>(
  form: FormData,
  asked: Asked,
  input: Input,
  faults: Faults<ChangeFields>,
): Parsed<Input & { currentPassword: string }> {
  const proof = parseProof(form, asked)
  const currentPassword = proof.ok ? proof.input.currentPassword : ''
  return parsed({ ...input, currentPassword }, { ...(proof.ok ? {} : proof.faults), ...faults })
}

export function parsePasswordChange(form: FormData, asked: Asked) {
  const newPassword = typedPassword(form, 'newPassword')
  return withProof(form, asked, { newPassword }, { newPassword: newPassword ? undefined : 'Please choose a password.' })
}

export function parseEmailChange(form: FormData, asked: Asked) {
  const newEmail = typed(form, 'newEmail')
  const fault = isEmailAddress(newEmail) ? undefined : 'Invalid email address'
  return withProof(form, asked, { newEmail }, { newEmail: newEmail ? fault : 'Please enter your e-mail address.' })
}

export function parsePhoneChange(form: FormData, asked: Asked) {
  const number = canonicalPhoneNumber(typed(form, 'phoneNumber'))
  const fault = number ? undefined : 'Please enter your number with its country code, such as +44 20 7946 0958.'
  return withProof(form, asked, { phoneNumber: number ?? '' }, { phoneNumber: fault })
}

/** Six digits, however they were spaced. */
export function parseCode(form: FormData): Parsed<{ code: string }> {
  const code = typed(form, 'code').replace(/\s/g, '')
  return parsed({ code }, { code: /^\d{6}$/.test(code) ? undefined : 'Please enter the six digits of the code.' })
}

/** The present password and a code of the authenticator app. */
export function parseProofWithCode(form: FormData, asked: Asked) {
  const read = parseCode(form)
  const code = read.ok ? read.input.code : ''
  return withProof(form, asked, { code }, read.ok ? {} : read.faults)
}

export function parseLeave(form: FormData, asked: Asked) {
  const understood = typed(form, 'understood') === 'yes'
  return withProof(form, asked, {}, { understood: understood ? undefined : 'Please tick that you understand.' })
}

/** The provider's refusal beside the fields of these forms: a wrong password is the present one. */
export function changeFaults(
  { email, password, form, code }: Faults<'email' | 'password' | 'code'>,
  isWrongPassword: boolean,
): Faults<ChangeFields> {
  if (isWrongPassword) return { currentPassword: 'Incorrect password' }
  return { newEmail: email, newPassword: password, form, code }
}
