// The payment fields: the choice of a method, what it asks for and when, and the card.

import { sentence } from '#catalogue/sentence.ts'
import type { PaymentMethod } from '#payments/port/payment.ts'
import type { CardFaults } from '#payments/test/test-cards.ts'
import { Field } from '#ui/field.tsx'
import type { PaymentMethodView, PayView } from './pay-view.ts'

type PayFieldsProps = {
  readonly pay: PayView
  readonly faults: CardFaults
  /** Distinguishes the fields of two forms on one page. */
  readonly about?: string
}

const onlyWays: Readonly<Record<PaymentMethod, () => string>> = {
  'test-card': () => sentence('booking-payments.onlyCard'),
  'bank-transfer': () => sentence('booking-payments.onlyTransfer'),
  property: () => sentence('booking-payments.onlyAtHome'),
}

export function PayFields({ pay, faults, about = 'card' }: PayFieldsProps) {
  const { ways, chosen, fault, agreed = false } = pay
  const card = { ...(fault ? { number: fault } : {}), ...faults }
  if (ways.length === 0) return null
  if (ways.length === 1) {
    const only = ways[0]!
    return (
      <div className="card flex flex-col gap-4 p-4">
        <input type="hidden" name="way" value={only.way} />
        {about === 'card' && <Sentences way={only} title={onlyWays[only.way]()} />}
        {only.way === 'test-card' && <CardFields pay={pay} faults={card} about={about} />}
        <LaterParts way={only} agreed={agreed} />
      </div>
    )
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-2 font-semibold">{sentence('booking-payments.howToPay')}</legend>
      {ways.map(way => (
        <div key={way.way} className="card flex flex-col gap-4 p-4">
          <div className="flex items-start gap-3">
            <input
              id={`way-${way.way}`}
              type="radio"
              name="way"
              value={way.way}
              defaultChecked={way.way === (chosen ?? ways[0]!.way)}
              className="mt-1 size-5 shrink-0"
              aria-describedby={`way-${way.way}-due`}
            />
            <div className="min-w-0">
              <label htmlFor={`way-${way.way}`} className="font-semibold">
                {way.label}
              </label>
              <ul id={`way-${way.way}-due`} className="text-sm">
                {way.sentences.map(words => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </div>
          </div>
          {way.way === 'test-card' && <CardFields pay={pay} faults={card} />}
          <LaterParts way={way} agreed={agreed} />
        </div>
      ))}
    </fieldset>
  )
}

function Sentences({ way, title }: { readonly way: PaymentMethodView; readonly title: string }) {
  return (
    <div>
      <h3 className="pb-1 font-semibold">{title}</h3>
      <ul className="flex flex-col gap-1">
        {way.sentences.map(words => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  )
}

/** Ticked beforehand only if this guest ticked it: an agreement that is found ticked is none. */
function LaterParts({ way: { later }, agreed }: { readonly way: PaymentMethodView; readonly agreed: boolean }) {
  if (!later) return null
  return (
    <div className="flex flex-col gap-1 border-line border-t pt-4">
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          name="pays-later"
          value="yes"
          defaultChecked={agreed}
          className="mt-1 size-5 shrink-0"
          aria-describedby="pays-later-hint"
        />
        <span className="min-w-0">{sentence('booking-payments.chargeRest', { later })}</span>
      </label>
      <p id="pays-later-hint" className="text-ink-soft text-sm">
        {sentence('booking-payments.chargeRestHint')}
      </p>
    </div>
  )
}

function CardFields({ pay: { testCards }, faults, about = 'card' }: PayFieldsProps) {
  return (
    <div className="flex flex-col gap-3">
      <Field
        id={`${about}-number`}
        name="card-number"
        label={sentence('booking-payments.cardNumber')}
        inputMode="numeric"
        autoComplete="off"
        hint={sentence('booking-payments.testCardOnly')}
        fault={faults.number}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field
          id={`${about}-expiry`}
          name="card-expiry"
          label={sentence('booking-payments.expiry')}
          placeholder="04/31"
          autoComplete="off"
          fault={faults.expiry}
        />
        <Field
          id={`${about}-cvc`}
          name="card-cvc"
          label={sentence('booking-payments.securityCode')}
          inputMode="numeric"
          autoComplete="off"
          fault={faults.cvc}
        />
      </div>
      <details className="text-sm">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          {sentence('booking-payments.whichNumbers')}
        </summary>
        <ul className="flex flex-col gap-1 pt-1">
          {testCards.map(({ number, what }) => (
            <li key={number}>
              <code className="tabular-nums">{number}</code> {what}
            </li>
          ))}
        </ul>
        <p className="pt-1 text-ink-soft">{sentence('booking-payments.anyMonth')}</p>
      </details>
    </div>
  )
}
