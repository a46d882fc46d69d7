// The fields that say whom an invoice is for: on a page of their own, and folded away in the checkout.

import type { TypedRecipient } from '#bookings/record/recipient-input.ts'
import { sentence } from '#catalogue/sentence.ts'
import { Field } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { TextArea } from '#ui/text-area.tsx'

type RecipientFieldsProps = { readonly values: TypedRecipient; readonly faults: Partial<TypedRecipient> }

export function RecipientFields({ values, faults }: RecipientFieldsProps) {
  const field = fieldsOf({ values, faults })
  return (
    <>
      <Field
        {...field('recipientName')}
        label={sentence('papers.recipientName')}
        hint={sentence('papers.recipientNameHint')}
        autoComplete="organization"
      />
      <TextArea
        {...field('recipientAddress')}
        label={sentence('papers.recipientAddress')}
        hint={sentence('papers.recipientAddressHint')}
        rows={4}
        autoComplete="street-address"
      />
      <Field {...field('recipientTaxNumber')} label={sentence('papers.recipientTaxNumber')} autoComplete="off" />
    </>
  )
}

/** The same behind one click, open where something stands in it. */
export function FoldedRecipient({ values, faults }: RecipientFieldsProps) {
  const { recipientName, recipientAddress, recipientTaxNumber } = values
  const isUsed = Boolean(recipientName || recipientAddress || recipientTaxNumber)
  const isWrong = Boolean(faults.recipientName || faults.recipientAddress || faults.recipientTaxNumber)
  return (
    <details open={isUsed || isWrong}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {sentence('papers.recipientOther')}
      </summary>
      <div className="flex flex-col gap-4 pt-2">
        <RecipientFields values={values} faults={faults} />
      </div>
    </details>
  )
}
