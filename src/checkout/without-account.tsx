// Going on without an account: an address to which a link back to this checkout is mailed.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'

type WithoutAccountProps = {
  readonly hidden: Readonly<Record<string, string>>
  readonly email: string | undefined
  readonly fault: string | undefined
  readonly sent: boolean
}

export function WithoutAccount({ hidden, email, fault, sent }: WithoutAccountProps) {
  return (
    <Form method="post" className="card flex flex-col items-start gap-4 p-6" noValidate>
      <HiddenFields values={hidden} />
      <h2 className="font-display text-2xl">{sentence('checkout.noAccount')}</h2>
      <p>{sentence('checkout.noAccountText')}</p>
      <Field
        id="link-email"
        name="link-email"
        type="email"
        label={sentence('checkout.linkEmail')}
        autoComplete="email"
        required
        defaultValue={email}
        fault={fault}
        className="w-full"
      />
      <SubmitButton intent="mail-link" quiet>
        {sent ? sentence('checkout.sendAgain') : sentence('checkout.sendLink')}
      </SubmitButton>
    </Form>
  )
}
