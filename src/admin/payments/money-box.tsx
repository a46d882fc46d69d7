// The money of one booking, with the forms that note and refund it.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import type { AdminMoney } from './admin-money.ts'

type MoneyBoxProps = { readonly money: AdminMoney; readonly reference: string }

export function MoneyBox({ money, reference }: MoneyBoxProps) {
  const { standing, card, hidden, openSum, refundable, refunds, mayMove } = money
  const id = hidden['money-of']
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-3">
      <p className="tabular-nums">{standing}</p>
      {card && <p className="text-sm">{card}</p>}
      {refunds.map(refund => (
        <Form key={refund.id} method="post" className="notice flex flex-wrap items-center justify-between gap-3">
          <input type="hidden" name="refund" value={refund.id} />
          <span>{refund.what}</span>
          {mayMove && (
            <SubmitButton intent={refund.intent} quiet>
              {refund.label}
            </SubmitButton>
          )}
        </Form>
      ))}
      {mayMove && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            <RichSentence
              text={sentence('adminPayments.noteOrGiveBack', { reference })}
              parts={{ hidden: inner => <span className="sr-only">{inner}</span> }}
            />
          </summary>
          <div className="grid gap-6 pt-2 md:grid-cols-2">
            <Form method="post" className="flex flex-col items-start gap-3">
              <HiddenFields values={hidden} />
              <Field
                id={`sum-${id}`}
                name="sum"
                label={sentence('adminPayments.arrived')}
                inputMode="decimal"
                defaultValue={openSum}
                required
              />
              <SubmitButton intent="note-money" quiet>
                {sentence('adminPayments.markPaid')}
              </SubmitButton>
            </Form>
            {refundable && (
              <Form method="post" className="flex flex-col items-start gap-3">
                <HiddenFields values={hidden} />
                <Field
                  id={`back-${id}`}
                  name="sum"
                  label={sentence('adminPayments.toGiveBack')}
                  inputMode="decimal"
                  required
                />
                <Field id={`why-${id}`} name="reason" label={sentence('adminPayments.why')} maxLength={500} />
                <SubmitButton intent="refund" quiet>
                  {sentence('adminPayments.giveBack')}
                </SubmitButton>
              </Form>
            )}
          </div>
        </details>
      )}
    </div>
  )
}
