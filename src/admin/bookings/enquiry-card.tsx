// An enquiry with its two answers.

import { Form } from 'react-router'
import { SubmitButton } from '#ui/buttons.tsx'
import type { WaitingEnquiry } from './admin-entry.ts'

export function EnquiryCard({ enquiry }: { readonly enquiry: WaitingEnquiry }) {
  const { id, stayName, who, visit, message, until, mayAnswer } = enquiry
  return (
    <article className="card flex flex-col gap-3 p-5" aria-label={`Enquiry for ${stayName}`}>
      <h3 className="font-display text-xl">{stayName}</h3>
      <p className="break-words">{who}</p>
      <p>{visit}</p>
      {message && <p className="whitespace-pre-line break-words border-line border-s-2 pl-4">{message}</p>}
      <p className="text-ink-soft text-sm">No night is taken. Ends by itself at {until}.</p>
      {mayAnswer && (
        <Form method="post" className="flex flex-col gap-3">
          <input type="hidden" name="enquiry" value={id} />
          <label htmlFor={`words-${id}`} className="font-semibold text-sm">
            A word to the guest
          </label>
          <input id={`words-${id}`} name="reason" className="field" maxLength={500} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton intent="offer">Offer it at today’s price</SubmitButton>
            <SubmitButton intent="decline-enquiry" quiet>
              Decline
            </SubmitButton>
          </div>
        </Form>
      )}
    </article>
  )
}
