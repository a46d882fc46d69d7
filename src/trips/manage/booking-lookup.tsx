// What a mailed link opens first, and the page when there is no booking to show.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { Notice } from '#ui/notice.tsx'

/** The one button that uses the link up: programs that look through mails follow links, and press nothing. */
export function BookingLookup({ linkKey }: { readonly linkKey: string }) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-start gap-5 py-8">
      <h1 className="font-display text-4xl">{sentence('trips.yourBooking')}</h1>
      <p>{sentence('trips.linkOnce')}</p>
      <Form method="post" action="/bookings/manage">
        <input type="hidden" name="key" value={linkKey} />
        <SubmitButton intent="open">{sentence('trips.openLink')}</SubmitButton>
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
      <h1 className="font-display text-4xl">{sentence('trips.noBooking')}</h1>
      <p>{sentence('trips.noBookingText')}</p>
      {refusal && <Notice tone="wrong">{refusal}</Notice>}
      {sent && <Notice tone="plain">{sentence('trips.linkSent')}</Notice>}
      <Form method="post" action="/bookings/manage" className="card flex flex-col items-start gap-4 p-6" noValidate>
        <Field
          {...field('reference')}
          label={sentence('trips.lookupReference')}
          autoComplete="off"
          className="w-full"
          hint={sentence('trips.lookupReferenceHint')}
        />
        <Field
          {...field('email')}
          type="email"
          label={sentence('trips.lookupEmail')}
          autoComplete="email"
          className="w-full"
        />
        <SubmitButton intent="mail">{sentence('trips.sendLink')}</SubmitButton>
      </Form>
    </div>
  )
}
