// How somebody signs in: their password and their address, each with a form to change it.

import { Field } from '#ui/field.tsx'
import { ChangeForm, OwnSection, type Posted, postedTo } from './change-form.tsx'

type ChangeSignInProps = {
  readonly email: string
  readonly hasPassword: boolean
  readonly posted: Posted
  readonly newEmail?: string | undefined
  readonly leastLength: number
  /** The names of other providers by which they sign in. */
  readonly providers: readonly string[]
}

export function ChangeSignIn({ email, hasPassword, posted, newEmail, leastLength, providers }: ChangeSignInProps) {
  const passwordOf = hasPassword ? email : null
  return (
    <OwnSection id="sign-in" title="How you sign in">
      {providers.length > 0 && <p className="mt-2 text-ink-soft">Also by {providers.join(', ')}.</p>}
      <ChangeForm
        title={hasPassword ? 'Change the password' : 'Choose a password'}
        intent="password"
        submit="Save the new password"
        {...{ posted, passwordOf }}
      >
        <Field
          id="newPassword"
          name="newPassword"
          type="password"
          label="New password"
          hint={`At least ${leastLength} characters. Your other browsers are signed out.`}
          autoComplete="new-password"
          fault={postedTo(posted, 'password').faults.newPassword}
        />
      </ChangeForm>
      <ChangeForm
        title="Change the e-mail address"
        intent="email"
        submit="Send a link to the new address"
        {...{ posted, passwordOf }}
      >
        <Field
          id="newEmail"
          name="newEmail"
          type="email"
          label="New e-mail address"
          hint="It counts once you have followed the link that we send there."
          autoComplete="email"
          defaultValue={newEmail}
          fault={postedTo(posted, 'email').faults.newEmail}
        />
      </ChangeForm>
    </OwnSection>
  )
}
