// The page on which a guest changes a booking: input, price, promise about cancelling, and the button.

import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { VisitView } from '#bookings/words/visit-view.ts'
import { SubmitButton, TextLink } from '#ui/buttons.tsx'
import { HiddenFields } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Sentences, TitledSection } from '#ui/section.tsx'
import { type ChangeFields, ChangeInput } from './change-input.tsx'
import type { ChangePreview } from './change-preview.ts'

type ChangeBookingProps = {
  readonly reference: string
  readonly visit: VisitView
  readonly total: string
  readonly today: string
  /** The page of the booking. */
  readonly back: string
  readonly fields: ChangeFields
  readonly faults: { readonly in?: string; readonly out?: string }
  readonly preview: ChangePreview
  readonly refusal: string | undefined
  /** The fields of the party, and of what can be chosen. */
  readonly children: ReactNode
}

export function ChangeBooking(change: ChangeBookingProps) {
  const { reference, visit, total, back, preview, refusal } = change
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8">
      <header className="flex flex-col items-start gap-2">
        <TextLink to={back}>Back to the booking</TextLink>
        <h1 className="font-display text-4xl">Change your visit</h1>
        <p className="text-ink-soft">
          {visit.stayName}, reference <strong className="text-ink tracking-wide">{reference}</strong>. Booked are{' '}
          {visit.days}, {visit.party}, for {total}.
        </p>
      </header>
      {refusal && <Notice tone="wrong">{refusal}</Notice>}
      {preview.kind === 'refused' && preview.other.length > 0 && (
        <Notice tone="wrong">{preview.other.join(' ')}</Notice>
      )}
      <ChangeInput {...change} />
      {preview.kind === 'priced' && <Priced preview={preview} fields={change.fields} back={back} />}
    </div>
  )
}

type PricedProps = {
  readonly preview: Extract<ChangePreview, { kind: 'priced' }>
  readonly fields: ChangeFields
  readonly back: string
}

function Priced({ preview, fields, back }: PricedProps) {
  const { days, party, chosen, before, after, kept, difference, refundSentences, atOnce, hidden } = preview
  const rows = [
    ['New visit', `${days}, ${party}`],
    ...(chosen === undefined ? [] : [['Extras and code', chosen]]),
    ['Total as booked', before],
    ['New total, taxes and fees included', after],
    ...(kept === undefined ? [] : [['Of it, not given back of what you give up', kept]]),
    ['Difference', difference],
  ]
  return (
    <TitledSection id="change-title" title="What changes" className="card flex flex-col gap-4 p-5">
      <dl className="flex flex-col gap-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {kept !== undefined && (
        <p className="text-ink-soft text-sm">
          Of what you give up, as much comes back as if you cancelled it now. The rest stays in the price.
        </p>
      )}
      <h3 className="font-semibold">If you cancel after the change</h3>
      <Sentences sentences={refundSentences} />
      <Form
        method="post"
        action={`?${new URLSearchParams(fields)}`}
        className="flex flex-wrap items-center gap-x-5 gap-y-2"
      >
        <HiddenFields values={{ ...fields, ...hidden }} />
        <SubmitButton intent="amend">
          {atOnce ? `Change it, for ${after} in all` : `Ask for the change, for ${after} in all`}
        </SubmitButton>
        <TextLink to={back}>Leave it as it is</TextLink>
      </Form>
      {!atOnce && (
        <p className="text-ink-soft text-sm">The home answers first. Until then your booking stands as it is.</p>
      )}
    </TitledSection>
  )
}
