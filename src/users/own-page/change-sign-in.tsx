// How somebody signs in: their password and their address, each with a form to change it.

import { sentence } from '#catalogue/sentence.ts'
import { Field } from '#ui/field.tsx'
import { sayList } from '#values/say-list.ts'
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
    <OwnSection id="sign-in" title={sentence('users.howYouSignIn')}>
      {providers.length > 0 && (
        <p className="mt-2 text-ink-soft">{sentence('users.alsoBy', { providers: sayList(providers) })}</p>
      )}
      <ChangeForm
        title={hasPassword ? sentence('users.changePassword') : sentence('users.choosePassword')}
        intent="password"
        submit={sentence('users.saveNewPassword')}
        {...{ posted, passwordOf }}
      >
        <Field
          id="newPassword"
          name="newPassword"
          type="password"
          label={sentence('users.newPassword')}
          hint={sentence('users.newPasswordHint', { least: leastLength })}
          autoComplete="new-password"
          fault={postedTo(posted, 'password').faults.newPassword}
        />
      </ChangeForm>
      <ChangeForm
        title={sentence('users.changeEmail')}
        intent="email"
        submit={sentence('users.sendLinkToNewEmail')}
        {...{ posted, passwordOf }}
      >
        <Field
          id="newEmail"
          name="newEmail"
          type="email"
          label={sentence('users.newEmail')}
          hint={sentence('users.newEmailHint')}
          autoComplete="email"
          defaultValue={newEmail}
          fault={postedTo(posted, 'email').faults.newEmail}
        />
      </ChangeForm>
    </OwnSection>
  )
}
