// The fields of a payment schedule.

import type { FieldsOf } from '#admin/rates/page/rate-form-frame.tsx'
import { TickBox } from '#admin/rates/page/weekday-boxes.tsx'
import { fieldsFor, longestTermsName, mostParts } from '#admin/terms/terms-limits.ts'
import { sentence } from '#catalogue/sentence.ts'
import { Field } from '#ui/field.tsx'

export function PaymentFields({ field, values }: FieldsOf) {
  return (
    <>
      <Field
        {...field('name')}
        label={sentence('terms.paymentLabel')}
        hint={sentence('terms.paymentLabelHint')}
        maxLength={longestTermsName}
      />
      <div className="flex flex-col gap-4">
        {fieldsFor(mostParts).map(at => (
          <fieldset key={at}>
            <legend className="pb-1 font-semibold text-sm">{sentence('terms.part', { number: at + 1 })}</legend>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <Field {...field(`share-${at}`)} label={sentence('terms.partShare')} inputMode="decimal" />
              <Field
                {...field(`daysBefore-${at}`)}
                label={sentence('terms.partDays')}
                hint={at === 0 ? sentence('terms.partDaysHint') : undefined}
                inputMode="numeric"
              />
            </div>
          </fieldset>
        ))}
      </div>
      <TickBox name="atProperty" value="yes" label={sentence('terms.atProperty')} values={values} />
    </>
  )
}
