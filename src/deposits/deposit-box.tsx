// The damage deposit of one booking in the admin pages: noted as received, taken from for a reason, let go.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import type { AdminDeposit } from './deposit-view.ts'

type DepositBoxProps = { readonly deposit: AdminDeposit; readonly reference: string }

export function DepositBox({ deposit, reference }: DepositBoxProps) {
  const { what, hidden, isHeld, receive } = deposit
  const id = hidden['deposit-of']
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-3">
      <p className="tabular-nums">{what}</p>
      {receive && (
        <Form method="post">
          <HiddenFields values={hidden} />
          <SubmitButton intent="deposit-received" quiet>
            <RichSentence
              text={sentence('deposits.received', { sum: receive, reference })}
              parts={{ hidden: asHidden }}
            />
          </SubmitButton>
        </Form>
      )}
      {isHeld && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            <RichSentence text={sentence('deposits.decide', { reference })} parts={{ hidden: asHidden }} />
          </summary>
          <div className="grid gap-6 pt-2 md:grid-cols-2">
            <Form method="post" className="flex flex-col items-start gap-3">
              <HiddenFields values={hidden} />
              <Field id={`damage-${id}`} name="sum" label={sentence('deposits.sum')} inputMode="decimal" required />
              <Field
                id={`damage-why-${id}`}
                name="reason"
                label={sentence('deposits.reason')}
                hint={sentence('deposits.reasonHint')}
                maxLength={500}
                required
              />
              <SubmitButton intent="deposit-take" quiet>
                {sentence('deposits.take')}
              </SubmitButton>
            </Form>
            <Form method="post" className="flex flex-col items-start gap-3">
              <HiddenFields values={hidden} />
              <p>{sentence('deposits.undamaged')}</p>
              <SubmitButton intent="deposit-release" quiet>
                {sentence('deposits.release')}
              </SubmitButton>
            </Form>
          </div>
        </details>
      )}
    </div>
  )
}

/** For those who hear the page, where several bookings have the same button. */
function asHidden(inner: string) {
  return <span className="sr-only">{inner}</span>
}
