// The fields of signing in, as browsers and password managers know them.

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
      label="E-mail address"
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
      label={isNew ? 'Choose a password' : 'Password'}
      hint={isNew && `At least ${newOf} characters. A few words in a row are easy to keep and hard to guess.`}
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
      label="Your name"
      hint="So that your hosts know how to greet you. You may leave it empty."
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

/** A code of six digits: of a text message, or of an authenticator app. */
export function CodeField({ id = 'code', ...rest }: CodeFieldProps) {
  return (
    <Field id={id} name="code" label="Code" inputMode="numeric" autoComplete="one-time-code" maxLength={10} {...rest} />
  )
}

export function PhoneNumberField({ value, ...rest }: FieldProps & { readonly required?: boolean }) {
  return (
    <Field
      id="phoneNumber"
      name="phoneNumber"
      type="tel"
      label="Phone number"
      hint="With the country code, such as +44."
      autoComplete="tel"
      defaultValue={value}
      {...rest}
    />
  )
}
