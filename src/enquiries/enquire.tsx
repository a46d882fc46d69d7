// The components of the enquiry pages: the question, its confirmation, and the offer.

import { Form } from 'react-router'
import { PriceBreakdown } from '#bookings/words/price-breakdown.tsx'
import type { PriceView } from '#bookings/words/price-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { ButtonLink, SubmitButton, TextLink } from '#ui/buttons.tsx'
import { EnteredText } from '#ui/entered-text.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { Notice } from '#ui/notice.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
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
      <h1 className="font-display text-4xl">{sentence('enquiries.ask', { home: stayName })}</h1>
      <p>
        {sentence('enquiries.likesToHear')}{' '}
        <RichSentence
          text={total ? sentence('enquiries.visitWithPrice', { party }) : sentence('enquiries.visit', { party })}
          parts={{
            days: () => <strong>{days}</strong>,
            total: () => <strong className="tabular-nums">{total}</strong>,
          }}
        />{' '}
        {sentence('enquiries.takesNoNight')}
      </p>
      {refusal && <Notice tone="wrong">{refusal}</Notice>}
      <Form method="post" className="flex flex-col gap-4" noValidate>
        <Field {...field('name')} label={sentence('enquiries.name')} autoComplete="name" required />
        <Field
          {...field('email')}
          type="email"
          label={sentence('enquiries.email')}
          hint={sentence('enquiries.emailHint')}
          autoComplete="email"
          required
        />
        <Field {...field('phone')} type="tel" label={sentence('enquiries.phone')} autoComplete="tel" />
        <TextArea {...field('message')} id="notes" name="notes" label={sentence('enquiries.message')} rows={5} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <SubmitButton intent="ask">{sentence('enquiries.send')}</SubmitButton>
          <TextLink to={home}>{sentence('enquiries.backToHome')}</TextLink>
        </div>
      </Form>
    </div>
  )
}

export function EnquirySent({ stayName, email }: { readonly stayName: string; readonly email: string }) {
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col items-start gap-5 py-4">
      <h1 className="font-display text-4xl">{sentence('enquiries.sent')}</h1>
      <p>{sentence('enquiries.sentText', { home: stayName, email })}</p>
      <ButtonLink quiet to="/stays">
        {sentence('enquiries.otherHomes')}
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
      <h1 className="font-display text-4xl">{sentence('enquiries.offer', { home: stayName })}</h1>
      {refusal && <Notice tone="wrong">{refusal}</Notice>}
      <p>
        <RichSentence
          text={sentence('enquiries.offered', { party, until })}
          parts={{ days: () => <strong>{days}</strong> }}
        />
      </p>
      {answer && <EnteredText text={answer} quoted />}
      <div className="card p-5">
        <PriceBreakdown price={price} />
      </div>
      <Form method="post" className="flex flex-col items-start gap-2">
        <HiddenFields values={hidden} />
        <SubmitButton intent="take">{sentence('enquiries.take')}</SubmitButton>
        <p className="text-ink-soft text-sm">{sentence('enquiries.takeText')}</p>
      </Form>
    </div>
  )
}

/** The same for offers that never were, were taken by somebody else, or are over. */
export function NoOffer({ home }: { readonly home: string }) {
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col items-start gap-5 py-4">
      <h1 className="font-display text-4xl">{sentence('enquiries.noOffer')}</h1>
      <p>{sentence('enquiries.noOfferText')}</p>
      <ButtonLink to={home}>{sentence('enquiries.toHome')}</ButtonLink>
    </div>
  )
}
