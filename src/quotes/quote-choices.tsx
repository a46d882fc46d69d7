// The choices of a visit: rate, extras, code. Native fields, each with its price or fault.

import { type ReactNode, useEffect, useState } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { Field } from '#ui/field.tsx'
import type { ChoicesView, ExtraChoice, PlanChoice } from './quote-view.ts'

type QuoteChoicesProps = {
  readonly choices: ChoicesView
  /** The id of their form, where they do not stand in it. */
  readonly form?: string
}

export function QuoteChoices({ choices, form }: QuoteChoicesProps) {
  const { children, plans, plan, planFault, extras, code, codeFault } = choices
  return (
    <>
      {children.length > 0 && <p className="text-ink-soft text-sm">{children.join(' ')}</p>}
      {plans.length > 0 && <Plans plans={plans} plan={plan} fault={planFault} />}
      {extras.length > 0 && <Extras extras={extras} form={form} />}
      {code !== undefined && (
        <Choice title={sentence('quotes.haveCode')} used={code !== ''}>
          <Field
            id="code"
            form={form}
            name="code"
            label={sentence('quotes.code')}
            defaultValue={code}
            fault={codeFault}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={60}
          />
        </Choice>
      )}
    </>
  )
}

type PlansProps = {
  readonly plans: readonly PlanChoice[]
  readonly plan: string
  readonly fault: string | undefined
}

function Plans({ plans, plan, fault }: PlansProps) {
  return (
    <fieldset className="plans" aria-describedby={fault ? 'plan-fault' : undefined}>
      <legend className="font-semibold text-sm">{sentence('quotes.rate')}</legend>
      {plans.map(({ value, name, total, promise }) => (
        <label key={value} className="plan">
          <input type="radio" name="plan" value={value} defaultChecked={value === plan} />
          <span className="min-w-0 grow">
            <span className="font-semibold">{name}</span> <span className="block text-ink-soft text-sm">{promise}</span>
          </span>{' '}
          {total && <span className="tabular-nums">{total}</span>}
        </label>
      ))}
      {fault && (
        <p id="plan-fault" className="text-alarm text-sm">
          {fault}
        </p>
      )}
    </fieldset>
  )
}

type ExtrasProps = { readonly extras: readonly ExtraChoice[]; readonly form: string | undefined }

function Extras({ extras, form }: ExtrasProps) {
  return (
    <Choice title={sentence('quotes.extras')} used={extras.some(({ typed, fault }) => typed !== '' || fault)}>
      {extras.map(({ field, name, price, most, typed, fault }) => (
        <Field
          key={field}
          id={field}
          form={form}
          name={field}
          type="number"
          inputMode="numeric"
          min={0}
          max={most}
          placeholder="0"
          label={name}
          hint={most === 1 ? price : sentence('quotes.atMost', { price, most })}
          defaultValue={typed}
          fault={fault}
        />
      ))}
    </Choice>
  )
}

type ChoiceProps = { readonly title: string; readonly used: boolean; readonly children: ReactNode }

/** Opens by itself when it holds something; only people close it. */
function Choice({ title, used, children }: ChoiceProps) {
  const [isOpen, setOpen] = useState(used)
  useEffect(() => {
    if (used) setOpen(true)
  }, [used])
  return (
    <details className="choice" open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
