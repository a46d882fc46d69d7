// The explainer in the admin pages: days and a party, and every verdict or every line of the price with the rule it came from.

import { Form } from 'react-router'
import type { ExplainInput } from '#admin/rates/explain-input.ts'
import type { ExplainedSaid } from '#admin/rates/rates-view.ts'
import { Field } from '#ui/field.tsx'

type Props = Pick<ExplainInput, 'values' | 'faults'> & { readonly explained: ExplainedSaid | null }

export function PriceExplainer({ values, faults, explained }: Props) {
  return (
    <>
      <Form method="get" className="card flex flex-col gap-5 p-5" aria-label="What a visit costs" noValidate>
        <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <Field id="in" name="in" label="Check-in" type="date" defaultValue={values.in} fault={faults.in} />
          <Field id="out" name="out" label="Check-out" type="date" defaultValue={values.out} fault={faults.out} />
          <Field
            id="adults"
            name="adults"
            label="Adults"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={values.adults}
            fault={faults.adults}
          />
          <Field
            id="ages"
            name="ages"
            label="Ages of children"
            autoComplete="off"
            defaultValue={values.ages}
            fault={faults.ages}
          />
          <Field
            id="pets"
            name="pets"
            label="Pets"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={values.pets}
            fault={faults.pets}
          />
          <Field id="code" name="code" label="Code" autoComplete="off" defaultValue={values.code} fault={faults.code} />
        </div>
        <button type="submit" className="button self-start">
          Explain
        </button>
      </Form>
      {explained && <Explanation {...explained} />}
    </>
  )
}

function Explanation({ verdicts, price }: ExplainedSaid) {
  if (!price) {
    return (
      <section aria-labelledby="against" className="flex flex-col gap-3">
        <h2 id="against" className="font-display text-2xl">
          It cannot be booked
        </h2>
        <ul className="flex flex-col gap-3">
          {verdicts.map(({ reason, said, because }) => (
            <li key={`${reason} ${said}`} className="card p-4">
              {said} {because && <span className="block text-ink-soft text-sm">{because}</span>}
            </li>
          ))}
        </ul>
      </section>
    )
  }
  return (
    <section aria-labelledby="price" className="card flex flex-col gap-3 p-5">
      <h2 id="price" className="font-display text-2xl">
        It costs {price.total}
      </h2>
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
    </section>
  )
}
