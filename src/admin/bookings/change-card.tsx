// A change that waits for the operator's answer.

import { Form } from 'react-router'
import { SubmitButton } from '#ui/buttons.tsx'
import { HiddenFields } from '#ui/field.tsx'
import type { WaitingChange } from './admin-entry.ts'

export function ChangeCard({ change }: { readonly change: WaitingChange }) {
  const { id, bookingId, reference, stayName, who, from, to, chosen, difference, until, mayAnswer } = change
  return (
    <article className="card flex flex-col gap-3 p-5" aria-label={`Change of ${reference}`}>
      <div>
        <h3 className="font-display text-xl">{stayName}</h3>
        <p className="text-ink-soft text-sm">{reference}</p>
      </div>
      <p className="break-words">{who}</p>
      <p>
        From {from} to <strong>{to}</strong>. {difference}
      </p>
      {chosen !== undefined && <p>Extras and code then: {chosen}.</p>}
      <p className="text-ink-soft text-sm">Ends by itself at {until}; the booking stands as it is until then.</p>
      {mayAnswer && (
        <Form method="post" className="flex flex-wrap gap-3">
          <HiddenFields values={{ booking: bookingId, amendment: id }} />
          <SubmitButton intent="accept-change">Accept the change</SubmitButton>
          <SubmitButton intent="decline-change" quiet>
            Decline it
          </SubmitButton>
        </Form>
      )}
    </article>
  )
}
