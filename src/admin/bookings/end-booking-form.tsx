// The form that cancels a booking for its guest, or marks it as a no-show.

import { Form } from 'react-router'
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
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">End this booking</summary>
      <Form method="post" className="flex flex-col gap-3 pt-2">
        <HiddenFields values={hidden} />
        <label htmlFor={`end-${id}`} className="font-semibold text-sm">
          A word to the guest
        </label>
        <input id={`end-${id}`} name="reason" className="field" maxLength={500} />
        <p className="text-ink-soft text-sm">
          Cancelled by you, everything is given back. The guest is told, and the nights that lie ahead are free.
        </p>
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="cancel-booking" quiet>
            Cancel it for the guest
          </SubmitButton>
          {missable && (
            <SubmitButton intent="no-show" quiet>
              Nobody came
            </SubmitButton>
          )}
        </div>
      </Form>
    </details>
  )
}
