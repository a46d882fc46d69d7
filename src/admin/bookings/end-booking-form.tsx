// The ways an operator has to end a booking that stands, behind one click.

import { Form } from 'react-router'
import { HiddenFields } from '#ui/hidden-fields.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'

type EndBookingFormProps = {
  readonly id: string
  readonly hidden: Readonly<Record<string, string>>
  /** Whether one can say by now that nobody came. */
  readonly missable: boolean
}

export function EndBookingForm({ id, hidden, missable }: EndBookingFormProps) {
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">End this booking</summary>
      <Form method="post" className="flex flex-col gap-3 pt-2">
        <HiddenFields fields={hidden} />
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
