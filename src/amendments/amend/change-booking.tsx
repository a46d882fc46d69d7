// The page on which a guest changes a booking: input, price, promise about cancelling, and the button.

import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { VisitView } from '#bookings/words/visit-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton, TextLink } from '#ui/buttons.tsx'
import { HiddenFields } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { Sentences, TitledSection } from '#ui/section.tsx'
import { sayList } from '#values/say-list.ts'
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
  /** The calendar that the dates open. */
  readonly picker: ReactNode
  /** The fields of the party, and of what can be chosen. */
  readonly children: ReactNode
}

export function ChangeBooking(change: ChangeBookingProps) {
  const { reference, visit, total, back, preview, refusal } = change
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8">
      <header className="flex flex-col items-start gap-2">
        <TextLink to={back}>{sentence('amendments.back')}</TextLink>
        <h1 className="font-display text-4xl">{sentence('amendments.changeVisit')}</h1>
        <p className="text-ink-soft">
          <RichSentence
            text={sentence('amendments.booked', { days: visit.days, party: visit.party, total })}
            parts={{
              home: () => visit.stayName,
              reference: () => <strong className="text-ink tracking-wide">{reference}</strong>,
            }}
          />
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
    [sentence('amendments.newVisit'), sayList([days, party])],
    ...(chosen === undefined ? [] : [[sentence('amendments.extrasAndCode'), chosen]]),
    [sentence('amendments.totalBooked'), before],
    [sentence('amendments.newTotal'), after],
    ...(kept === undefined ? [] : [[sentence('amendments.kept'), kept]]),
    [sentence('amendments.difference'), difference],
  ]
  return (
    <TitledSection
      id="change-title"
      title={sentence('amendments.whatChanges')}
      className="card flex flex-col gap-4 p-5"
    >
      <dl className="flex flex-col gap-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {kept !== undefined && <p className="text-ink-soft text-sm">{sentence('amendments.keptText')}</p>}
      <h3 className="font-semibold">{sentence('amendments.cancelAfter')}</h3>
      <Sentences sentences={refundSentences} />
      <Form
        method="post"
        action={`?${new URLSearchParams(fields)}`}
        className="flex flex-wrap items-center gap-x-5 gap-y-2"
      >
        <HiddenFields values={{ ...fields, ...hidden }} />
        <SubmitButton intent="amend">
          {atOnce
            ? sentence('amendments.changeFor', { total: after })
            : sentence('amendments.askFor', { total: after })}
        </SubmitButton>
        <TextLink to={back}>{sentence('amendments.leaveIt')}</TextLink>
      </Form>
      {!atOnce && <p className="text-ink-soft text-sm">{sentence('amendments.homeAnswers')}</p>}
    </TitledSection>
  )
}
