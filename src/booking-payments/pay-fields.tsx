// The payment fields: the choice of a method, and what it asks for and when.

import { sentence } from '#catalogue/sentence.ts'
import type { PaymentMethod } from '#payments/port/payment.ts'
import { Notice } from '#ui/notice.tsx'
import { withoutScriptField } from './pay-input.ts'
import type { PaymentMethodView, PayView } from './pay-view.ts'

type PayFieldsProps = {
  readonly pay: PayView
  /** Why the last try failed. */
  readonly fault: string | undefined
  /** A card for a damage deposit says nothing of the price. */
  readonly about?: 'price' | 'deposit'
}

const onlyWays: Readonly<Record<PaymentMethod, () => string>> = {
  card: () => sentence('booking-payments.onlyCard'),
  'test-card': () => sentence('booking-payments.onlyTestCard'),
  'bank-transfer': () => sentence('booking-payments.onlyTransfer'),
  property: () => sentence('booking-payments.onlyAtHome'),
}

export function PayFields({ pay, fault = pay.fault, about = 'price' }: PayFieldsProps) {
  const { ways, agreed = false } = pay
  if (ways.length === 0) return null
  const failed = fault && <Notice tone="wrong">{fault}</Notice>
  if (ways.length === 1) {
    const only = ways[0]!
    return (
      <div className="card flex flex-col gap-4 p-4">
        <input type="hidden" name="way" value={only.way} />
        {failed}
        {about === 'price' && <Sentences way={only} title={onlyWays[only.way]()} />}
        <WhereCardIsTyped way={only.way} />
        <LaterParts way={only} agreed={agreed} />
      </div>
    )
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-2 font-semibold">{sentence('booking-payments.howToPay')}</legend>
      {failed}
      {ways.map(way => (
        <div key={way.way} className="card flex flex-col gap-4 p-4">
          <div className="flex items-start gap-3">
            <input
              id={`way-${way.way}`}
              type="radio"
              name="way"
              value={way.way}
              defaultChecked={way.way === (pay.chosen ?? ways[0]!.way)}
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
          <WhereCardIsTyped way={way.way} />
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

/** No card number is ever typed here: the page of the provider follows. */
function WhereCardIsTyped({ way }: { readonly way: PaymentMethod }) {
  if (way === 'card') {
    return (
      <>
        <p className="text-sm">{sentence('booking-payments.cardAtProvider')}</p>
        <noscript>
          <input type="hidden" name={withoutScriptField} value="yes" />
        </noscript>
      </>
    )
  }
  return way === 'test-card' ? <p className="text-sm">{sentence('booking-payments.cardAtTestBank')}</p> : null
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
