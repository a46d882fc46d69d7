// The fields of signing in, as browsers and password managers know them.

import { sentence } from '#catalogue/sentence.ts'
import { Field } from '#ui/field.tsx'

type FieldProps = {
  readonly value?: string | undefined
  readonly fault?: string | undefined
}

export function EmailField({ value, fault }: FieldProps) {
  return (
    <Field
      id="email"
      name="email"
      type="email"
      label={sentence('users.email')}
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={value}
      fault={fault}
    />
  )
}

type PasswordFieldProps = Pick<FieldProps, 'fault'> & {
  /** Where another password is asked for on the same page; also what the field is called in the form. */
  readonly id?: 'password' | 'newPassword'
  /** For a new password: the site's least length. Then the browser suggests one, else it fills in the one it keeps. */
  readonly newOf?: number
}

/** The password is never sent back. */
export function PasswordField({ id = 'password', fault, newOf }: PasswordFieldProps) {
  const isNew = newOf !== undefined
  return (
    <Field
      id={id}
      name={id}
      type="password"
      label={isNew ? sentence('users.choosePassword') : sentence('users.password')}
      hint={isNew && sentence('users.choosePasswordHint', { least: newOf })}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      required
      fault={fault}
    />
  )
}

export function NameField({ value, fault }: FieldProps) {
  return (
    <Field
      id="displayName"
      name="displayName"
      label={sentence('users.yourName')}
      hint={sentence('users.yourNameHint')}
      autoComplete="name"
      defaultValue={value}
      fault={fault}
    />
  )
}

type CodeFieldProps = Pick<FieldProps, 'fault'> & {
  readonly id?: string
  readonly hint?: string
  readonly required?: boolean
}

const digits = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10 } as const

/** A code of six digits: of a text message, or of an authenticator app. */
export function CodeField({ id = 'code', ...rest }: CodeFieldProps) {
  return <Field id={id} name="code" label={sentence('users.code')} {...digits} {...rest} />
}

export function PhoneNumberField({ value, ...rest }: FieldProps & { readonly required?: boolean }) {
  return (
    <Field
      id="phoneNumber"
      name="phoneNumber"
      type="tel"
      label={sentence('users.phoneNumber')}
      hint={sentence('users.phoneNumberHint')}
      autoComplete="tel"
      defaultValue={value}
      {...rest}
    />
  )
}
