// The form by which an operator sets the damage deposit of a home.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'
import {
  type DepositRuleFaults,
  type DepositRuleFields,
  earliestCharge,
  earliestHold,
  latestRelease,
} from './deposit-rule.ts'

type Props = {
  readonly fields: DepositRuleFields
  readonly faults: DepositRuleFaults
  /** The mark of the rule that the page shows. */
  readonly seen: string
  /** "EUR" */
  readonly currency: string
}

const ways = () =>
  [
    { value: 'none', label: sentence('deposits.none'), hint: sentence('deposits.noneHint') },
    { value: 'hold', label: sentence('deposits.hold'), hint: sentence('deposits.holdHint') },
    { value: 'charge', label: sentence('deposits.charge'), hint: sentence('deposits.chargeHint') },
  ] as const

const kinds = () =>
  [
    { value: 'flat', label: sentence('deposits.asSum') },
    { value: 'percent_of_lodging', label: sentence('deposits.asShare') },
  ] as const

// Of none nothing else is asked; by the style alone, so that it works before and without script.
const onlyWithDeposit = 'group-has-[[value=none]:checked]:hidden'

export function DepositRuleForm({ fields, faults, seen, currency }: Props) {
  return (
    <Form method="post" className="group card flex max-w-2xl flex-col gap-6 p-6" noValidate>
      <input type="hidden" name="seen" value={seen} />
      <Choice legend={sentence('deposits.way')} name="how" chosen={fields.how} choices={ways()} fault={faults.how} />
      <div className={`flex flex-col gap-4 ${onlyWithDeposit}`}>
        <Choice
          legend={sentence('deposits.kind')}
          name="kind"
          chosen={fields.kind}
          choices={kinds()}
          fault={faults.kind}
        />
        <Field
          id="amount"
          name="amount"
          label={sentence('deposits.amount', { currency })}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={fields.amount}
          fault={faults.amount}
          className="max-w-60"
        />
      </div>
      <div className={`grid gap-4 sm:grid-cols-2 ${onlyWithDeposit}`}>
        <Field
          id="placed"
          name="placed"
          label={sentence('deposits.placed')}
          hint={sentence('deposits.placedHint', { hold: earliestHold, charge: earliestCharge })}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={fields.placed}
          fault={faults.placed}
        />
        <Field
          id="released"
          name="released"
          label={sentence('deposits.released')}
          hint={sentence('deposits.releasedHint', { most: latestRelease })}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={fields.released}
          fault={faults.released}
        />
      </div>
      <p className="text-ink-soft text-sm">{sentence('deposits.counts')}</p>
      <SubmitButton className="self-start">{sentence('deposits.save')}</SubmitButton>
    </Form>
  )
}

type ChoiceProps = {
  readonly legend: string
  readonly name: string
  readonly chosen: string
  readonly choices: readonly { readonly value: string; readonly label: string; readonly hint?: string }[]
  readonly fault: string | undefined
}

function Choice({ legend, name, chosen, choices, fault }: ChoiceProps) {
  const faultId = `${name}-fault`
  return (
    <fieldset className="flex flex-col gap-1" aria-describedby={fault ? faultId : undefined}>
      <legend className="pb-1 font-semibold text-sm">{legend}</legend>
      {choices.map(({ value, label, hint }) => (
        <label key={value} className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            className="mt-1 size-4 shrink-0"
          />
          <span>
            {label}
            {hint && <span className="block text-ink-soft text-sm">{hint}</span>}
          </span>
        </label>
      ))}
      {fault && (
        <p id={faultId} className="text-alarm text-sm">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
