// What a mailed link asks of its reader: one button, and for a new password one field.

import { DoorForm } from './door-form.tsx'
import type { MailTask } from './mail-task.ts'
import { EmailField, PasswordField } from './sign-in-fields.tsx'
import type { Faults } from './sign-in-wish.ts'

type MailActionFormProps = {
  readonly task: MailTask
  readonly code: string
  readonly submit: string
  readonly faults: Faults
  readonly email?: string | undefined
  /** The site's least length of a password. */
  readonly leastLength: number
}

export function MailActionForm({ task, code, submit, faults, email, leastLength }: MailActionFormProps) {
  return (
    <DoorForm faults={faults} submit={submit}>
      <input type="hidden" name="oobCode" value={code} />
      {task === 'resetPassword' && (
        <>
          {/* Password managers keep the new password under this name. */}
          <input type="email" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
          <PasswordField newOf={leastLength} fault={faults.password} />
        </>
      )}
      {task === 'signIn' && <EmailField value={email} fault={faults.email} />}
    </DoorForm>
  )
}
