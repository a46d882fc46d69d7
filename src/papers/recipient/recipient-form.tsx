// The form in which a guest says whom an invoice is for.

import { Form } from 'react-router'
import type { TypedRecipient } from '#bookings/record/recipient-input.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton, TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { RecipientFields } from './recipient-fields.tsx'

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
        <RecipientFields values={values} faults={faults} />
        <SubmitButton intent="set-recipient" className="self-start">
          {sentence('papers.save')}
        </SubmitButton>
      </Form>
    </div>
  )
}
