// What a mailed link opens first, and the page when there is no booking to show.

import { Form } from 'react-router'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { Notice } from '#ui/notice.tsx'

/** The one button that uses the link up: programs that look through mails follow links, and press nothing. */
export function BookingLookup({ linkKey }: { readonly linkKey: string }) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-start gap-5 py-8">
      <h1 className="font-display text-4xl">Your booking</h1>
      <p>Your link works once, and shows us that this is you. For two hours this browser then knows you.</p>
      <Form method="post" action="/bookings/manage">
        <input type="hidden" name="key" value={linkKey} />
        <SubmitButton intent="open">Go on to my booking</SubmitButton>
      </Form>
    </div>
  )
}

type NoBookingProps = {
  readonly sent?: boolean | undefined
  readonly faults?: { readonly email?: string; readonly reference?: string } | undefined
  readonly refusal?: string | undefined
}

/** The same for links that never were, were used, have ended, or are another's. */
export function NoBooking({ sent, faults = {}, refusal }: NoBookingProps) {
  const field = fieldsOf<'reference' | 'email'>({ values: {}, faults })
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-5 py-8">
      <h1 className="font-display text-4xl">There is no such booking here</h1>
      <p>
        A link in our mails works once and not for ever. If you booked without an account, we gladly send you a new one.
      </p>
      {refusal && <Notice tone="wrong">{refusal}</Notice>}
      {sent && (
        <Notice tone="plain">
          If the two belong together, a new link is on its way to that address. Please look into your mail.
        </Notice>
      )}
      <Form method="post" action="/bookings/manage" className="card flex flex-col items-start gap-4 p-6" noValidate>
        <Field
          {...field('reference')}
          label="Reference of the booking"
          autoComplete="off"
          className="w-full"
          hint="Eight letters and digits, in every mail about it."
        />
        <Field
          {...field('email')}
          type="email"
          label="E-mail address you booked with"
          autoComplete="email"
          className="w-full"
        />
        <SubmitButton intent="mail">Send me a new link</SubmitButton>
      </Form>
    </div>
  )
}
