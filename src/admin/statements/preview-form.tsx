// The credits of a statement before they are recorded, each with the booking that it pays.

import { Form, Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { EnteredText } from '#ui/entered-text.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'
import { Sentences } from '#ui/section.tsx'
import type { CreditView, PreviewView } from './statement-view.ts'

type Words = Readonly<Record<string, string>>
/** `typed`: what was ticked and typed, where the form was refused. */
type Typed = { readonly typed: Words | undefined; readonly faults: Words }

export function PreviewForm({
  version,
  view,
  ...typed
}: Typed & { readonly version: number; readonly view: PreviewView }) {
  const isDone = view.credits.every(({ how }) => how === 'none')
  return (
    <Form method="post" noValidate className="flex flex-col gap-4">
      <HiddenFields values={{ version }} />
      <Sentences sentences={view.counts} />
      <ol className="flex flex-col gap-3">
        {view.credits.map(credit => (
          <CreditRow key={credit.at} credit={credit} {...typed} />
        ))}
      </ol>
      {!isDone && (
        <SubmitButton intent="apply" className="self-start">
          {sentence('statements.apply')}
        </SubmitButton>
      )}
    </Form>
  )
}

function CreditRow({ credit, typed, faults }: Typed & { readonly credit: CreditView }) {
  const { day, sum, payer, text, standing, booking } = credit
  return (
    <li className="card flex flex-col gap-2 p-4">
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <span className="font-semibold tabular-nums">{sum}</span>
        <span className="text-ink-soft">{day}</span>
      </p>
      {payer && <EnteredText text={payer} />}
      {text && <EnteredText text={text} quoted />}
      <p>
        {standing}{' '}
        {booking && (
          <Link to={booking.to} className="link">
            {sentence('statements.booking', { reference: booking.reference })}
          </Link>
        )}
      </p>
      <CreditChoice credit={credit} typed={typed} fault={faults[`booking-${credit.at}`]} />
    </li>
  )
}

type ChoiceProps = {
  readonly credit: CreditView
  readonly typed: Words | undefined
  readonly fault: string | undefined
}

function CreditChoice({ credit: { at, sum, how, isTicked, otherwiseMinor }, typed, fault }: ChoiceProps) {
  const [entry, booking] = [`entry-${at}`, `booking-${at}`]
  if (how === 'none') return null
  if (how === 'choose') {
    return (
      <>
        <HiddenFields values={{ [entry]: at }} />
        <Field
          id={booking}
          name={booking}
          label={sentence('statements.chooseBooking', { sum })}
          hint={sentence('statements.chooseHint')}
          defaultValue={typed?.[booking] ?? ''}
          fault={fault}
          autoComplete="off"
          spellCheck={false}
        />
      </>
    )
  }
  return (
    <div>
      <HiddenFields values={{ [`otherwiseMinor-${at}`]: otherwiseMinor }} />
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name={entry}
          value={at}
          defaultChecked={typed ? typed[entry] === String(at) : isTicked}
          className="size-5"
          aria-describedby={fault && `${booking}-fault`}
        />
        {sentence('statements.record', { sum })}
      </label>
      {fault && (
        <p id={`${booking}-fault`} className="text-alarm text-sm">
          {fault}
        </p>
      )}
    </div>
  )
}
