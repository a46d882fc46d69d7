// An enquiry with its two answers.

import { Form, Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { EnteredText } from '#ui/entered-text.tsx'
import type { WaitingEnquiry } from './admin-entry.ts'

export function EnquiryCard({ enquiry }: { readonly enquiry: WaitingEnquiry }) {
  const { id, stayName, who, visit, message, until, mayAnswer, ownPrice } = enquiry
  return (
    <article className="card flex flex-col gap-3 p-5" aria-label={sentence('adminBookings.enquiry', { stayName })}>
      <h3 className="font-display text-xl">{stayName}</h3>
      <p className="break-words">{who}</p>
      <p>{visit}</p>
      {message && <EnteredText text={message} quoted />}
      <p className="text-ink-soft text-sm">{sentence('adminBookings.enquiryUntil', { until })}</p>
      {mayAnswer && (
        <Form method="post" className="flex flex-col gap-3">
          <input type="hidden" name="enquiry" value={id} />
          <label htmlFor={`words-${id}`} className="font-semibold text-sm">
            {sentence('adminBookings.wordToGuest')}
          </label>
          <input id={`words-${id}`} name="reason" className="field" maxLength={500} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton intent="offer">{sentence('adminBookings.offer')}</SubmitButton>
            <SubmitButton intent="decline-enquiry" quiet>
              {sentence('adminBookings.decline')}
            </SubmitButton>
            {ownPrice && (
              <Link to={ownPrice} className="button button-quiet">
                {sentence('adminBookings.offerOwnPrice')}
              </Link>
            )}
          </div>
        </Form>
      )}
    </article>
  )
}
