// The form that changes a booking at once, beside the price of the change: the guest has agreed already.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Sentences } from '#ui/section.tsx'

type Props = {
  /** The visit that is wanted, and what was seen of the booking. */
  readonly hidden: Readonly<Record<string, string>>
  /** The total that is agreed so far. */
  readonly total: string
  /** The rules that it is done against. */
  readonly overruled: readonly string[]
  /** Nothing else can be done with that change, so it is open. */
  readonly isOnly: boolean
}

export function ChangeAtOnceForm({ hidden, total, overruled, isOnly }: Props) {
  return (
    <details open={isOnly}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {sentence('byHand.hasAgreed')}
      </summary>
      <Form method="post" className="flex flex-col gap-4 pt-2" noValidate>
        <HiddenFields values={{ ...hidden, ...(overruled.length > 0 && { overrules: 'yes' }) }} />
        {overruled.length > 0 && (
          <Notice tone="plain">
            <p className="font-semibold">{sentence('byHand.changeAgainst')}</p>
            <Sentences sentences={overruled} />
          </Notice>
        )}
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
