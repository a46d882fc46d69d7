// The form behind a mailed link: one button, and a password where ownership must be proved.

import { sentence } from '#catalogue/sentence.ts'
import type { LinkAsks, MailTask } from '#users/form/mail-task.ts'
import { EmailField, PasswordField } from '#users/form/sign-in-fields.tsx'
import { SignInForm, SignInLink } from '#users/form/sign-in-form.tsx'
import type { Faults } from '#users/form/sign-in-input.ts'

type MailActionFormProps = {
  readonly task: MailTask
  readonly code: string
  readonly submit: string
  readonly faults: Faults
  readonly email?: string | undefined
  /** The site's least length of a password. */
  readonly leastLength: number
  readonly asks?: LinkAsks | undefined
}

export function MailActionForm(props: MailActionFormProps) {
  const { task, code, submit, faults, email, leastLength, asks } = props
  if (asks) return <WhoseAccount {...props} asks={asks} />
  return (
    <SignInForm faults={faults} submit={submit}>
      <input type="hidden" name="oobCode" value={code} />
      {task === 'resetPassword' && (
        <>
          <Username email={email} />
          <PasswordField newOf={leastLength} fault={faults.newPassword} />
        </>
      )}
      {task === 'signIn' && <EmailField value={email} fault={faults.email} />}
    </SignInForm>
  )
}

/** Password managers keep a password under this name. */
function Username({ email }: Pick<MailActionFormProps, 'email'>) {
  return <input type="email" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
}

function WhoseAccount({ code, submit, faults, email, leastLength, asks }: MailActionFormProps & { asks: LinkAsks }) {
  return (
    <>
      {asks.password && (
        <SignInForm faults={faults} submit={submit}>
          <input type="hidden" name="oobCode" value={code} />
          <input type="hidden" name="by" value="password" />
          <Username email={email} />
          <PasswordField fault={faults.password} />
        </SignInForm>
      )}
      {asks.newPassword && (
        <section aria-labelledby="take-over" className="mt-8 flex flex-col gap-4 border-line border-t pt-6">
          <h2 id="take-over" className="font-display text-xl">
            {sentence('users.notMine')}
          </h2>
          <p>{sentence('users.takeOver')}</p>
          <SignInForm faults={faults} submit={sentence('users.savePasswordAndConfirm')}>
            <input type="hidden" name="oobCode" value={code} />
            <input type="hidden" name="by" value="new-password" />
            <Username email={email} />
            <PasswordField id="newPassword" newOf={leastLength} fault={faults.newPassword} />
          </SignInForm>
        </section>
      )}
      {!asks.password && !asks.newPassword && (
        <>
          <p>{sentence('users.signInFirst')}</p>
          <SignInLink to="/login">{sentence('users.signIn')}</SignInLink>
        </>
      )}
    </>
  )
}
