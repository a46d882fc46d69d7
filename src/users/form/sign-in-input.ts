// The input of a sign-in form, checked for missing fields before the provider is called.

import { sentence } from '#catalogue/sentence.ts'
import { isEmailAddress } from '#values/email-address.ts'

/** Faults by the field's name; `form` is for what concerns no single field. */
export type Faults<Field extends string = string> = Partial<Record<Field | 'form', string>>

export type Parsed<Input, Field extends string> =
  | { readonly ok: true; readonly input: Input }
  | { readonly ok: false; readonly faults: Faults<Field> }

type SignInInput = { readonly email: string; readonly password: string }
export type RegisterInput = SignInInput & { readonly displayName: string }
type EmailInput = { readonly email: string }

// What fits into a field without any sense is not worth keeping either.
const mostTyped = 2000

/** What was typed, with the spaces around it taken off; an upload or a missing field is empty. */
export function typed(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value.slice(0, mostTyped).trim() : ''
}

/** All of what was typed, with its spaces: they belong to a password. */
export function typedWhole(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

export function emailFault(email: string): string | undefined {
  if (email === '') return sentence('users.pleaseEnterEmail')
  return isEmailAddress(email) ? undefined : sentence('identity.invalidEmail')
}

export function parsed<Input, Field extends string>(input: Input, faults: Faults<Field>): Parsed<Input, Field> {
  const found = Object.entries(faults).filter(([, fault]) => fault !== undefined)
  return found.length === 0 ? { ok: true, input } : { ok: false, faults: Object.fromEntries(found) as Faults<Field> }
}

export function parseSignInInput(form: FormData): Parsed<SignInInput, 'email' | 'password'> {
  const input = { email: typed(form, 'email'), password: typedWhole(form, 'password') }
  return parsed(input, {
    email: emailFault(input.email),
    password: input.password === '' ? sentence('users.pleaseEnterPassword') : undefined,
  })
}

export function parseRegisterInput(form: FormData): Parsed<RegisterInput, 'email' | 'password' | 'displayName'> {
  const input = {
    email: typed(form, 'email'),
    password: typedWhole(form, 'password'),
    displayName: typed(form, 'displayName'),
  }
  return parsed(input, {
    email: emailFault(input.email),
    password: input.password === '' ? sentence('users.pleaseChoosePassword') : undefined,
    displayName: input.displayName.length > 256 ? sentence('users.nameTooLong') : undefined,
  })
}

export function parseEmailInput(form: FormData): Parsed<EmailInput, 'email'> {
  const input = { email: typed(form, 'email') }
  return parsed(input, { email: emailFault(input.email) })
}
