// The damage deposit of one booking in the admin pages: noted as received, taken from for a reason, let go.

import { Form } from 'react-router'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'
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
            Note {receive} as received <span className="sr-only">for {reference}</span>
          </SubmitButton>
        </Form>
      )}
      {isHeld && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            Decide on the damage deposit <span className="sr-only">of {reference}</span>
          </summary>
          <div className="grid gap-6 pt-2 md:grid-cols-2">
            <Form method="post" className="flex flex-col items-start gap-3">
              <HiddenFields values={hidden} />
              <Field id={`damage-${id}`} name="sum" label="To take for damage" inputMode="decimal" required />
              <Field
                id={`damage-why-${id}`}
                name="reason"
                label="What was damaged"
                hint="The guest reads this. The rest of the deposit is let go."
                maxLength={500}
                required
              />
              <SubmitButton intent="deposit-take" quiet>
                Take this much
              </SubmitButton>
            </Form>
            <Form method="post" className="flex flex-col items-start gap-3">
              <HiddenFields values={hidden} />
              <p>Nothing was damaged.</p>
              <SubmitButton intent="deposit-release" quiet>
                Let all of it go
              </SubmitButton>
            </Form>
          </div>
        </details>
      )}
    </div>
  )
}
