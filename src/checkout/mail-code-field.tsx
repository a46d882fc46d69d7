// The field for the code of a mail that proves an address, wherever it is typed.

import { sentence } from '#catalogue/sentence.ts'
import { Field } from '#ui/field.tsx'

type MailCodeFieldProps = { readonly className: string; readonly fault: string | undefined }

export function MailCodeField({ className, fault }: MailCodeFieldProps) {
  return (
    <Field
      id="mail-code"
      name="mail-code"
      label={sentence('checkout.mailCode')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      className={className}
      fault={fault}
    />
  )
}
