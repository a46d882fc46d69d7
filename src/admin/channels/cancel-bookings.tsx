// The forms that cancel bookings of nights that were sold twice.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'
import type { ShownConflict } from './channels-view.ts'

/** Of each of its bookings that its reader may cancel; what that gives back is said before it is done. */
export function CancelBookings({ conflict: { id, here } }: { readonly conflict: ShownConflict }) {
  return here.map(({ booking, reference, cancel }) => {
    if (!cancel || !reference) return null
    const field = `word-${id}-${booking}`
    return (
      <Form key={booking} method="post" preventScrollReset className="flex flex-col items-start gap-3">
        <HiddenFields values={cancel} />
        <Field
          id={field}
          name="reason"
          label={sentence('adminBookings.wordToGuest')}
          maxLength={500}
          autoComplete="off"
          className="w-full"
        />
        <SubmitButton intent="cancel-booking" quiet>
          {sentence('channels.cancelBooking', { reference })}
        </SubmitButton>
      </Form>
    )
  })
}
