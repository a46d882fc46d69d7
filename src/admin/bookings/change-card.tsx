// A change that waits for the operator's answer.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { HiddenFields } from '#ui/field.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import type { WaitingChange } from './admin-entry.ts'

export function ChangeCard({ change }: { readonly change: WaitingChange }) {
  const { id, bookingId, reference, stayName, who, from, to, chosen, difference, until, mayAnswer } = change
  return (
    <article className="card flex flex-col gap-3 p-5" aria-label={sentence('adminBookings.change', { reference })}>
      <div>
        <h3 className="font-display text-xl">{stayName}</h3>
        <p className="text-ink-soft text-sm">{reference}</p>
      </div>
      <p className="break-words">{who}</p>
      <p>
        <RichSentence text={sentence('adminBookings.fromTo', { from })} parts={{ to: () => <strong>{to}</strong> }} />{' '}
        {difference}
      </p>
      {chosen !== undefined && <p>{sentence('adminBookings.chosenThen', { chosen })}</p>}
      <p className="text-ink-soft text-sm">{sentence('adminBookings.changeUntil', { until })}</p>
      {mayAnswer && (
        <Form method="post" className="flex flex-wrap gap-3">
          <HiddenFields values={{ booking: bookingId, amendment: id }} />
          <SubmitButton intent="accept-change">{sentence('adminBookings.acceptChange')}</SubmitButton>
          <SubmitButton intent="decline-change" quiet>
            {sentence('adminBookings.declineChange')}
          </SubmitButton>
        </Form>
      )}
    </article>
  )
}
