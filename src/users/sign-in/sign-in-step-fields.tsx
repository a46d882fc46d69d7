// The fields of each step of signing in.

import { CodeField, EmailField, PasswordField, PhoneNumberField } from '#users/form/sign-in-fields.tsx'
import type { Faults } from '#users/form/sign-in-input.ts'
import type { SignInStep } from '#users/form/sign-in-step.ts'
import type { StepFields } from './step-input.ts'

type SignInStepFieldsProps = {
  readonly step: SignInStep
  readonly values: { readonly email?: string; readonly phoneNumber?: string }
  readonly faults: Faults<StepFields>
}

export function SignInStepFields({ step, values, faults }: SignInStepFieldsProps) {
  return (
    <>
      <input type="hidden" name="step" value={step.name} />
      {(step.name === 'password' || step.name === 'link' || step.name === 'link-sent') && (
        <EmailField value={values.email} fault={faults.email} />
      )}
      {step.name === 'password' && <PasswordField fault={faults.password} />}
      {step.name === 'phone' && <PhoneNumberField required value={values.phoneNumber} fault={faults.phoneNumber} />}
      {step.name === 'phone-code' && (
        <>
          <input type="hidden" name="sessionInfo" value={step.sessionInfo} />
          <input type="hidden" name="phoneNumber" value={step.phoneNumber} />
        </>
      )}
      {step.name === 'second-factor' && (
        <>
          <input type="hidden" name="pendingCredential" value={step.pendingCredential} />
          <input type="hidden" name="factorId" value={step.factorId} />
        </>
      )}
      {(step.name === 'phone-code' || step.name === 'second-factor') && <CodeField required fault={faults.code} />}
    </>
  )
}
