// The form that cancels a booking for its guest, or marks it as a no-show.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { HiddenFields } from '#ui/field.tsx'

type EndBookingFormProps = {
  readonly id: string
  readonly hidden: Readonly<Record<string, string>>
  /** Whether it can be marked as a no-show yet. */
  readonly missable: boolean
}

export function EndBookingForm({ id, hidden, missable }: EndBookingFormProps) {
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {sentence('adminBookings.end')}
      </summary>
      <Form method="post" className="flex flex-col gap-3 pt-2">
        <HiddenFields values={hidden} />
        <label htmlFor={`end-${id}`} className="font-semibold text-sm">
          {sentence('adminBookings.wordToGuest')}
        </label>
        <input id={`end-${id}`} name="reason" className="field" maxLength={500} />
        <p className="text-ink-soft text-sm">{sentence('adminBookings.endHint')}</p>
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="cancel-booking" quiet>
            {sentence('adminBookings.cancel')}
          </SubmitButton>
          {missable && (
            <SubmitButton intent="no-show" quiet>
              {sentence('adminBookings.nobodyCame')}
            </SubmitButton>
          )}
        </div>
      </Form>
    </details>
  )
}
