// The money of a booking on its page: what is due when, what was paid and given back, and the way to pay the rest.

import { Form, useNavigation } from 'react-router'
import { MoveList, PartList } from '#booking-payments/ledger/ledger-lists.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton, TextLink } from '#ui/buttons.tsx'
import { HiddenFields } from '#ui/field.tsx'
import type { MoneyView } from './money-view.ts'
import { PayFields } from './pay-fields.tsx'
import { TransferNotice } from './transfer-notice.tsx'

type MoneySectionProps = {
  readonly money: MoneyView | undefined
  readonly fault: string | undefined
  /** The page has another button to press first. */
  readonly quiet?: boolean
}

export function MoneySection({ money, fault, quiet = false }: MoneySectionProps) {
  if (!money) return null
  const { standing, parts, moves, transfer, underWay } = money
  return (
    <section id="money" aria-labelledby="money-title" className="flex flex-col gap-4">
      <h2 id="money-title" className="font-display text-2xl">
        {sentence('booking-payments.paying')}
      </h2>
      <p>{standing}</p>
      <PartList parts={parts} label={sentence('booking-payments.parts')} />
      {transfer && <TransferNotice transfer={transfer} />}
      {money.keptCard && (
        <Form method="post" className="flex flex-col items-start gap-3 print:hidden">
          <p>{money.keptCard}</p>
          <SubmitButton intent="remove-card" quiet>
            {sentence('booking-payments.removeCard')}
          </SubmitButton>
        </Form>
      )}
      {money.mayChooseAgain && (
        <Form method="post" className="print:hidden">
          <SubmitButton intent="choose-again" quiet>
            {sentence('booking-payments.anotherWay')}
          </SubmitButton>
        </Form>
      )}
      {underWay && (
        <p>
          <TextLink to={underWay}>{sentence('booking-payments.underWay')}</TextLink>
        </p>
      )}
      <MoveList moves={moves} />
      <Paying pay={money.pay} fault={fault} quiet={quiet} />
    </section>
  )
}

/** Where a saved card will pay, the form waits behind its title, and opens when something was wrong in it. */
function Paying({ pay, ...shown }: Omit<PayFormProps, 'pay'> & Pick<MoneyView, 'pay'>) {
  if (!pay) return null
  if (!pay.isPlanned) return <PayForm pay={pay} {...shown} />
  return (
    <details open={shown.fault !== undefined} className="print:hidden">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {sentence('booking-payments.payNow')}
      </summary>
      <div className="pt-2">
        <PayForm pay={pay} {...shown} />
      </div>
    </details>
  )
}

type PayFormProps = {
  readonly pay: NonNullable<MoneyView['pay']>
  readonly fault: string | undefined
  readonly quiet: boolean
}

function PayForm({ pay: { view, label, hidden }, fault, quiet }: PayFormProps) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" action="?#money" className="flex flex-col gap-4 print:hidden" noValidate>
      <HiddenFields values={hidden} />
      <PayFields pay={view} fault={fault} />
      <SubmitButton disabled={busy} quiet={quiet}>
        {label}
      </SubmitButton>
    </Form>
  )
}
