// The damage deposit of a booking on its page, and the button with which its guest reserves it on a card.

import { Form, useNavigation } from 'react-router'
import { PayFields } from '#booking-payments/pay-fields.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton, TextLink } from '#ui/buttons.tsx'
import type { DepositView } from './deposit-view.ts'

type DepositSectionProps = {
  readonly deposit: DepositView | undefined
  readonly fault: string | undefined
  /** The page has another button to press first. */
  readonly quiet: boolean
}

export function DepositSection({ deposit, fault, quiet }: DepositSectionProps) {
  const busy = useNavigation().state !== 'idle'
  if (!deposit) return null
  const { sentences, underWay, place } = deposit
  return (
    <section id="deposit" aria-labelledby="deposit-title" className="flex flex-col gap-4">
      <h2 id="deposit-title" className="font-display text-2xl">
        {sentence('deposits.title')}
      </h2>
      <div className="flex flex-col gap-1">
        {sentences.map(said => (
          <p key={said} className="break-words">
            {said}
          </p>
        ))}
      </div>
      {underWay && (
        <p>
          <TextLink to={underWay}>{sentence('deposits.underWay')}</TextLink>
        </p>
      )}
      {place && (
        <Form method="post" action="?#deposit" className="flex flex-col gap-4 print:hidden" noValidate>
          <input type="hidden" name="intent" value="deposit" />
          <PayFields pay={place.view} fault={fault} about="deposit" />
          <SubmitButton disabled={busy} quiet={quiet}>
            {place.label}
          </SubmitButton>
        </Form>
      )}
    </section>
  )
}
