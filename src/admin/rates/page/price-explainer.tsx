// The explainer: asks for days and a party, and shows every line or verdict with its rule.

import { Form } from 'react-router'
import type { ExplainInput } from '#admin/rates/explain-input.ts'
import type { ExplainedSaid } from '#admin/rates/rates-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { TitledSection } from '#ui/section.tsx'

type Props = Pick<ExplainInput, 'values' | 'faults'> & { readonly explained: ExplainedSaid | null }

export function PriceExplainer({ values, faults, explained }: Props) {
  const field = fieldsOf({ values, faults, autoComplete: 'off' })
  return (
    <>
      <Form method="get" className="card flex flex-col gap-5 p-5" aria-label={sentence('rates.explainer')} noValidate>
        <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <Field {...field('in')} label={sentence('rates.checkIn')} type="date" />
          <Field {...field('out')} label={sentence('rates.checkOut')} type="date" />
          <Field {...field('adults')} label={sentence('rates.adults')} inputMode="numeric" />
          <Field {...field('ages')} label={sentence('rates.agesOfChildren')} />
          <Field {...field('pets')} label={sentence('rates.pets')} inputMode="numeric" />
          <Field {...field('code')} label={sentence('rates.codeLabel')} />
        </div>
        <SubmitButton className="self-start">{sentence('rates.explain')}</SubmitButton>
      </Form>
      {explained && <Explanation {...explained} />}
    </>
  )
}

function Explanation({ verdicts, price }: ExplainedSaid) {
  if (!price) {
    return (
      <TitledSection id="against" title={sentence('rates.cannotBeBooked')} className="flex flex-col gap-3">
        <ul className="flex flex-col gap-3">
          {verdicts.map(({ reason, said, because }) => (
            <li key={`${reason} ${said}`} className="card p-4">
              {said} {because && <span className="block text-ink-soft text-sm">{because}</span>}
            </li>
          ))}
        </ul>
      </TitledSection>
    )
  }
  return (
    <TitledSection
      id="price"
      title={sentence('rates.itCosts', { total: price.total })}
      className="card flex flex-col gap-3 p-5"
    >
      <ul className="flex flex-col">
        {price.lines.map(({ label, amount, because }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place in the price
          <li key={position} className="flex items-baseline justify-between gap-4 border-line border-t py-2">
            <span className="min-w-0">
              {label} <span className="block text-ink-soft text-sm">{because}</span>
            </span>
            <span className="tabular-nums">{amount}</span>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
