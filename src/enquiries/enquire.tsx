// The components of the enquiry pages: the question, its confirmation, and the offer.

import { Form } from 'react-router'
import { PriceBreakdown } from '#bookings/words/price-breakdown.tsx'
import type { PriceView } from '#bookings/words/price-view.ts'
import { ButtonLink, SubmitButton, TextLink } from '#ui/buttons.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { EnquiryValues } from './enquiry-input.ts'

type AskedVisit = {
  readonly stayName: string
  /** The home's page with the visit filled in. */
  readonly home: string
  readonly days: string
  readonly party: string
  /** What the visit costs by today's prices; absent when it cannot be had. */
  readonly total: string | undefined
}

type EnquireProps = {
  readonly visit: AskedVisit
  readonly values: Partial<EnquiryValues>
  readonly faults: Partial<EnquiryValues>
  readonly refusal: string | undefined
}

export function Enquire({ visit, values, faults, refusal }: EnquireProps) {
  const { stayName, home, days, party, total } = visit
  const field = fieldsOf({ values, faults })
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 py-4">
      <h1 className="font-display text-4xl">Ask {stayName}</h1>
      <p>
        The people of this home like to hear from you before you book. You ask for <strong>{days}</strong>, {party}
        {total && (
          <>
            , which costs <strong className="tabular-nums">{total}</strong> by today’s prices
          </>
        )}
        . No night is taken by asking.
      </p>
      {refusal && <Notice tone="wrong">{refusal}</Notice>}
      <Form method="post" className="flex flex-col gap-4" noValidate>
        <Field {...field('name')} label="Your name" autoComplete="name" required />
        <Field
          {...field('email')}
          type="email"
          label="E-mail address"
          hint="The answer goes there."
          autoComplete="email"
          required
        />
        <Field {...field('phone')} type="tel" label="Phone number, if you like" autoComplete="tel" />
        <TextArea {...field('message')} id="notes" name="notes" label="What you would like to tell or ask" rows={5} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <SubmitButton intent="ask">Send the question</SubmitButton>
          <TextLink to={home}>Back to the home</TextLink>
        </div>
      </Form>
    </div>
  )
}

export function EnquirySent({ stayName, email }: { readonly stayName: string; readonly email: string }) {
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col items-start gap-5 py-4">
      <h1 className="font-display text-4xl">Your question is on its way</h1>
      <p>
        The people of {stayName} answer to {email}. If they can have you, their mail brings an offer with a price that
        stands for three days.
      </p>
      <ButtonLink quiet to="/stays">
        See other homes
      </ButtonLink>
    </div>
  )
}

type OfferView = {
  readonly stayName: string
  readonly days: string
  readonly party: string
  readonly price: PriceView
  readonly until: string
  readonly answer: string
  readonly hidden: Readonly<Record<string, string>>
}

type OfferProps = { readonly offer: OfferView; readonly refusal: string | undefined }

export function Offer({ offer, refusal }: OfferProps) {
  const { stayName, days, party, price, until, answer, hidden } = offer
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 py-4">
      <h1 className="font-display text-4xl">Our offer: {stayName}</h1>
      {refusal && <Notice tone="wrong">{refusal}</Notice>}
      <p>
        <strong>{days}</strong>, {party}. The price stands until {until}.
      </p>
      {answer && <p className="whitespace-pre-line break-words border-line border-l-2 pl-4">{answer}</p>}
      <div className="card p-5">
        <PriceBreakdown price={price} />
      </div>
      <Form method="post" className="flex flex-col items-start gap-2">
        <HiddenFields values={hidden} />
        <SubmitButton intent="take">Take the offer</SubmitButton>
        <p className="text-ink-soft text-sm">Nothing is charged yet. The nights are kept for you while you book.</p>
      </Form>
    </div>
  )
}

/** The same for offers that never were, were taken by somebody else, or are over. */
export function NoOffer({ home }: { readonly home: string }) {
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col items-start gap-5 py-4">
      <h1 className="font-display text-4xl">There is no such offer</h1>
      <p>An offer stands for three days. If yours is over, please ask again.</p>
      <ButtonLink to={home}>To the home</ButtonLink>
    </div>
  )
}
