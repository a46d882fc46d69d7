// What somebody wrote into a form of signing in, checked for what is missing before anybody is asked.

import { isEmailAddress } from '#identity/wire/email-address.ts'

/** Faults by the field's name; `form` is for what concerns no single field. */
export type Faults<Field extends string = string> = Partial<Record<Field | 'form', string>>

export type Parsed<Wish, Field extends string> =
  | { readonly ok: true; readonly wish: Wish }
  | { readonly ok: false; readonly faults: Faults<Field> }

type SignInWish = { readonly email: string; readonly password: string }
export type RegisterWish = SignInWish & { readonly displayName: string }
type EmailWish = { readonly email: string }

// What fits into a field without any sense is not worth keeping either.
const mostTyped = 2000

/** What was typed, with the spaces around it taken off; an upload or a missing field is empty. */
export function typed(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value.slice(0, mostTyped).trim() : ''
}

/** All of what was typed, with its spaces. */
export function typedWhole(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

/** A password as it was typed: its spaces belong to it. */
export function typedPassword(form: FormData, field = 'password'): string {
  return typedWhole(form, field)
}

const enterEmail = 'Please enter your e-mail address.'
const enterPassword = 'Please enter your password.'
const choosePassword = 'Please choose a password.'

// Spec 8: the same sentence as the provider's refusal.
const invalidEmail = 'Invalid email address'

function emailFault(email: string): string | undefined {
  if (email === '') return enterEmail
  return isEmailAddress(email) ? undefined : invalidEmail
}

function parsed<Wish, Field extends string>(wish: Wish, faults: Faults<Field>): Parsed<Wish, Field> {
  const found = Object.entries(faults).filter(([, fault]) => fault !== undefined)
  return found.length === 0 ? { ok: true, wish } : { ok: false, faults: Object.fromEntries(found) as Faults<Field> }
}

export function parseSignInWish(form: FormData): Parsed<SignInWish, 'email' | 'password'> {
  const wish = { email: typed(form, 'email'), password: typedPassword(form) }
  return parsed(wish, {
    email: emailFault(wish.email),
    password: wish.password === '' ? enterPassword : undefined,
  })
}

export function parseRegisterWish(form: FormData): Parsed<RegisterWish, 'email' | 'password' | 'displayName'> {
  const wish = {
    email: typed(form, 'email'),
    password: typedPassword(form),
    displayName: typed(form, 'displayName'),
  }
  return parsed(wish, {
    email: emailFault(wish.email),
    password: wish.password === '' ? choosePassword : undefined,
    displayName: wish.displayName.length > 256 ? 'A name here has at most 256 characters.' : undefined,
  })
}

export function parseEmailWish(form: FormData): Parsed<EmailWish, 'email'> {
  const wish = { email: typed(form, 'email') }
  return parsed(wish, { email: emailFault(wish.email) })
}
