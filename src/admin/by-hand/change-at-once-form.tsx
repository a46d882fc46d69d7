// The form that changes a booking at once, beside the price of the change: the guest has agreed already.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'

type Props = {
  /** The visit that is wanted, and what was seen of the booking. */
  readonly hidden: Readonly<Record<string, string>>
  /** The total that is agreed so far. */
  readonly total: string
}

export function ChangeAtOnceForm({ hidden, total }: Props) {
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {sentence('byHand.hasAgreed')}
      </summary>
      <Form method="post" className="flex flex-col gap-4 pt-2" noValidate>
        <HiddenFields values={hidden} />
        <Field
          id="at-once-words"
          name="words"
          label={sentence('byHand.howAgreed')}
          hint={sentence('byHand.howAgreedHint')}
          maxLength={200}
          autoComplete="off"
        />
        <Field
          id="at-once-total"
          name="ownTotalMinor"
          label={sentence('byHand.ownTotal')}
          hint={sentence('byHand.keepTotal', { total })}
          inputMode="decimal"
          autoComplete="off"
        />
        <SubmitButton intent="change-now" quiet className="self-start">
          {sentence('byHand.changeNow')}
        </SubmitButton>
      </Form>
    </details>
  )
}
