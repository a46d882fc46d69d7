// Fields for booking on behalf of somebody else, behind one click.

import type { BookingFaults, BookingValues } from '#bookings/record/booking-input.ts'
import { sentence } from '#catalogue/sentence.ts'
import { Field } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'

type SomebodyElseProps = { readonly values: BookingValues; readonly faults: BookingFaults }

export function SomebodyElse({ values, faults }: SomebodyElseProps) {
  const field = fieldsOf({ values, faults, autoComplete: 'off' })
  const isUsed = Boolean(values.guestName || values.guestEmail || faults.guestName || faults.guestEmail)
  return (
    <details open={isUsed}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {sentence('checkout.somebodyElse')}
      </summary>
      <div className="flex flex-col gap-4 pt-2">
        <p className="text-ink-soft text-sm">{sentence('checkout.somebodyElseText')}</p>
        <Field {...field('guestName')} label={sentence('checkout.guestName')} />
        <Field {...field('guestEmail')} type="email" label={sentence('checkout.guestEmail')} />
      </div>
    </details>
  )
}
