// The form in which a guest says whom an invoice is for.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton, TextLink } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { TypedRecipient } from './recipient-input.ts'

type RecipientFormProps = {
  readonly values: TypedRecipient
  readonly faults?: Partial<TypedRecipient> | undefined
  readonly refusal?: string | undefined
  /** The page of the booking. */
  readonly base: string
}

export function RecipientForm({ values, faults = {}, refusal, base }: RecipientFormProps) {
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <TextLink to={base}>{sentence('papers.backToBooking')}</TextLink>
      <h1 className="font-display text-4xl">{sentence('papers.recipientTitle')}</h1>
      <p className="text-ink-soft">{sentence('papers.recipientIntro')}</p>
      {refusal && <Notice tone="wrong">{refusal}</Notice>}
      <Form method="post" className="flex flex-col gap-4" noValidate>
        <Field
          id="name"
          name="name"
          label={sentence('papers.recipientName')}
          hint={sentence('papers.recipientNameHint')}
          autoComplete="organization"
          defaultValue={values.name}
          fault={faults.name}
        />
        <TextArea
          id="addressLines"
          name="addressLines"
          label={sentence('papers.recipientAddress')}
          hint={sentence('papers.recipientAddressHint')}
          rows={4}
          autoComplete="street-address"
          defaultValue={values.addressLines}
          fault={faults.addressLines}
        />
        <Field
          id="taxNumber"
          name="taxNumber"
          label={sentence('papers.recipientTaxNumber')}
          autoComplete="off"
          defaultValue={values.taxNumber}
          fault={faults.taxNumber}
        />
        <SubmitButton intent="set-recipient" className="self-start">
          {sentence('papers.save')}
        </SubmitButton>
      </Form>
    </div>
  )
}
